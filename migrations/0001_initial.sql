-- A tournament in one file. Points are whole numbers of half points, amounts hundredths of the currency, moments RFC 3339.
-- Rankings, totals and counted points are computed, never stored.

PRAGMA application_id = 0x4A415353; -- « JASS »

CREATE TABLE tournament (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    name    TEXT NOT NULL CHECK (name <> '' AND length(name) <= 80),
    date    TEXT NOT NULL CHECK (date IS date(date)),
    place   TEXT NOT NULL CHECK (length(place) <= 80),
    fee     INTEGER NOT NULL CHECK (fee >= 0),
    prizes  TEXT NOT NULL CHECK (json_type(prizes) = 'array'),
    ruleset TEXT NOT NULL
) STRICT;

CREATE TABLE ruleset (
    id              INTEGER PRIMARY KEY CHECK (id = 1),
    formula         TEXT NOT NULL CHECK (formula IN ('pot')),
    rounds          INTEGER NOT NULL CHECK (rounds BETWEEN 1 AND 20),
    drawn_rounds    INTEGER NOT NULL CHECK (drawn_rounds BETWEEN 0 AND rounds),
    deals_per_match INTEGER NOT NULL CHECK (deals_per_match BETWEEN 1 AND 64),
    points_per_deal INTEGER NOT NULL CHECK (points_per_deal BETWEEN 1 AND 1000),
    trumps          TEXT NOT NULL CHECK (length(trumps) = deals_per_match AND NOT trumps GLOB '*[^SHDC]*'),
    match_minutes   INTEGER NOT NULL CHECK (match_minutes BETWEEN 1 AND 600),
    max_teams       INTEGER NOT NULL CHECK (max_teams BETWEEN 2 AND 1000),
    cap             TEXT NOT NULL,
    cap_excess      TEXT NOT NULL CHECK (cap_excess IN ('lost', 'opponents')),
    avoid_rematches TEXT NOT NULL CHECK (avoid_rematches IN ('never', 'drawn', 'always')),
    bye             TEXT NOT NULL CHECK (bye IN ('refuse', 'points')),
    bye_points      TEXT NOT NULL,
    forfeit_points  TEXT NOT NULL,
    misdeal_penalty TEXT NOT NULL,
    second_entry    TEXT NOT NULL CHECK (second_entry IN ('off', 'offered', 'required')),
    first_table     INTEGER NOT NULL CHECK (first_table BETWEEN 1 AND 9000),
    closed_tables   TEXT NOT NULL
) STRICT;

CREATE TABLE team (
    number           INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9999),
    name             TEXT NOT NULL CHECK (length(name) <= 80),
    name_key         TEXT UNIQUE CHECK ((name_key IS NULL) = (name = '')), -- the name folded: unique but for case and spaces
    player1          TEXT CHECK (player1 <> '' AND length(player1) <= 80),
    player2          TEXT CHECK (player2 <> '' AND length(player2) <= 80),
    club             TEXT NOT NULL CHECK (length(club) <= 80),
    settled          INTEGER NOT NULL CHECK (settled IN (0, 1)),
    amount_due       INTEGER CHECK (amount_due >= 0),
    amount_received  INTEGER CHECK (amount_received >= 0),
    payment_way      TEXT CHECK (payment_way IN ('cash', 'twint', 'transfer', 'exempted')),
    payment_remark   TEXT NOT NULL,
    presence         TEXT NOT NULL CHECK (presence IN ('present', 'absent')),
    standing         TEXT NOT NULL CHECK (standing IN ('ranked', 'unranked')),
    entry            TEXT NOT NULL CHECK (entry IN ('registered', 'waiting')),
    fixed_table      INTEGER CHECK (fixed_table BETWEEN 1 AND 9999),
    departure_round  INTEGER CHECK (departure_round BETWEEN 1 AND 20),
    departure_kind   TEXT CHECK (departure_kind IN ('withdrawn', 'disqualified')),
    CHECK ((departure_round IS NULL) = (departure_kind IS NULL)),
    CHECK (player2 IS NULL OR player1 IS NOT NULL),
    CHECK (name <> '' OR player2 IS NOT NULL)
) STRICT;

CREATE TABLE round (
    number    INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 20),
    drawn_at  TEXT NOT NULL,
    drawn_by  TEXT NOT NULL CHECK (drawn_by IN ('lot', 'ranking', 'hand')),
    record    TEXT NOT NULL CHECK (json_type(record) = 'object') -- what the draw was computed from, and the matches as drawn
) STRICT;

CREATE TABLE match (
    round       INTEGER NOT NULL REFERENCES round (number) DEFERRABLE INITIALLY DEFERRED,
    table_no    INTEGER NOT NULL CHECK (table_no BETWEEN 1 AND 65535),
    PRIMARY KEY (round, table_no)
) STRICT, WITHOUT ROWID;

-- Who sits where: a team stands in a round once, at a side of a table or sitting out.
CREATE TABLE seat (
    round    INTEGER NOT NULL REFERENCES round (number) DEFERRABLE INITIALLY DEFERRED,
    team     INTEGER NOT NULL REFERENCES team (number) DEFERRABLE INITIALLY DEFERRED,
    side     TEXT NOT NULL CHECK (side IN ('a', 'b', 'bye')),
    table_no INTEGER CHECK ((table_no IS NULL) = (side = 'bye')),
    PRIMARY KEY (round, team),
    UNIQUE (round, table_no, side),
    FOREIGN KEY (round, table_no) REFERENCES match (round, table_no) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX seat_one_bye ON seat (round) WHERE side = 'bye';

CREATE TABLE sheet (
    round       INTEGER NOT NULL,
    table_no    INTEGER NOT NULL,
    points_a    INTEGER CHECK (points_a BETWEEN 0 AND 99999),
    points_b    INTEGER CHECK (points_b BETWEEN 0 AND 99999),
    deals       INTEGER CHECK (deals BETWEEN 0 AND 64),
    absent      TEXT CHECK (absent IN ('a', 'b', 'both')),
    state       TEXT NOT NULL CHECK (state IN ('verified', 'unverified')),
    corrections INTEGER NOT NULL CHECK (corrections >= 0),
    PRIMARY KEY (round, table_no),
    FOREIGN KEY (round, table_no) REFERENCES match (round, table_no) DEFERRABLE INITIALLY DEFERRED,
    CHECK ((absent IS NULL) = (points_a IS NOT NULL)),
    CHECK ((points_a IS NULL) = (points_b IS NULL) AND (points_a IS NULL) = (deals IS NULL)),
    CHECK (absent IS NULL OR state = 'verified')
) STRICT, WITHOUT ROWID;

CREATE TABLE penalty (
    id          INTEGER PRIMARY KEY CHECK (id >= 1),
    round       INTEGER NOT NULL,
    team        INTEGER NOT NULL,
    half_points INTEGER NOT NULL CHECK (half_points <> 0),
    reason      TEXT NOT NULL CHECK (reason <> ''),
    FOREIGN KEY (round, team) REFERENCES seat (round, team) DEFERRABLE INITIALLY DEFERRED
) STRICT;

-- Everything that happened, in order; each entry carries the hash of the one before. Nothing is ever erased.
CREATE TABLE journal (
    state    INTEGER PRIMARY KEY CHECK (state >= 1),
    at       TEXT NOT NULL,
    operator TEXT NOT NULL,
    action   TEXT NOT NULL CHECK (json_valid(action)),
    changes  TEXT NOT NULL CHECK (json_type(changes) = 'array'),
    hash     BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;

CREATE TRIGGER journal_is_in_order BEFORE INSERT ON journal
WHEN NEW.state <> (SELECT coalesce(max(state), 0) + 1 FROM journal)
BEGIN SELECT raise(ABORT, 'the journal has no gaps'); END;

CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;

CREATE TRIGGER journal_is_never_erased BEFORE DELETE ON journal
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
