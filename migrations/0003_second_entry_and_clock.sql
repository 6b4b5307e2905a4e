-- The clocks of the rounds as moments in time, and the minutes given to single tables. A clock is of the draw made at `drawn_at`: it may
-- outlive it, so that it goes on when the draw is put in force again.
CREATE TABLE clock (
    round       INTEGER PRIMARY KEY CHECK (round BETWEEN 1 AND 20),
    drawn_at    TEXT NOT NULL,
    started     TEXT NOT NULL,
    minutes     INTEGER NOT NULL CHECK (minutes BETWEEN 1 AND 600),
    more        INTEGER NOT NULL CHECK (more BETWEEN -600 AND 600 AND minutes + more >= 1),
    paused      TEXT,
    stood_still INTEGER NOT NULL CHECK (stood_still BETWEEN 0 AND 1000000000000),
    ended       TEXT
) STRICT;

CREATE TABLE clock_minutes (
    round    INTEGER NOT NULL REFERENCES clock (round) DEFERRABLE INITIALLY DEFERRED,
    table_no INTEGER NOT NULL CHECK (table_no BETWEEN 1 AND 65535),
    minutes  INTEGER NOT NULL CHECK (minutes <> 0 AND minutes BETWEEN -600 AND 600),
    PRIMARY KEY (round, table_no)
) STRICT, WITHOUT ROWID;
