-- Teams that come back after they left, and points given to a team for a round in which it did not stand.

ALTER TABLE team ADD COLUMN departure_until INTEGER
    CHECK (departure_until IS NULL OR (departure_kind = 'withdrawn' AND departure_until > departure_round AND departure_until <= 20));

CREATE TABLE granted (
    round       INTEGER NOT NULL REFERENCES round (number) DEFERRABLE INITIALLY DEFERRED,
    team        INTEGER NOT NULL REFERENCES team (number) DEFERRABLE INITIALLY DEFERRED,
    half_points INTEGER NOT NULL CHECK (half_points >= 0),
    reason      TEXT NOT NULL CHECK (reason <> ''),
    PRIMARY KEY (round, team)
) STRICT, WITHOUT ROWID;
