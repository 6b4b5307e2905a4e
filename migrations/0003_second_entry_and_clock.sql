-- Sheets typed a second time by another person (« contre-saisie »): what was typed again, what the sheet said then, and why the
-- first entry stands where both differ. Whether a sheet is checked is computed from it and the sheet, never stored.

CREATE TABLE second_entry (
    round          INTEGER NOT NULL,
    table_no       INTEGER NOT NULL,
    points_a       INTEGER CHECK (points_a BETWEEN 0 AND 99999),
    points_b       INTEGER CHECK (points_b BETWEEN 0 AND 99999),
    deals          INTEGER CHECK (deals BETWEEN 0 AND 64),
    absent         TEXT CHECK (absent IN ('a', 'b', 'both')),
    sheet_points_a INTEGER CHECK (sheet_points_a BETWEEN 0 AND 99999),
    sheet_points_b INTEGER CHECK (sheet_points_b BETWEEN 0 AND 99999),
    sheet_deals    INTEGER CHECK (sheet_deals BETWEEN 0 AND 64),
    sheet_absent   TEXT CHECK (sheet_absent IN ('a', 'b', 'both')),
    first_stands   TEXT CHECK (first_stands <> ''),
    PRIMARY KEY (round, table_no),
    FOREIGN KEY (round, table_no) REFERENCES sheet (round, table_no) DEFERRABLE INITIALLY DEFERRED,
    CHECK ((absent IS NULL) = (points_a IS NOT NULL)),
    CHECK ((points_a IS NULL) = (points_b IS NULL) AND (points_a IS NULL) = (deals IS NULL)),
    CHECK ((sheet_absent IS NULL) = (sheet_points_a IS NOT NULL)),
    CHECK ((sheet_points_a IS NULL) = (sheet_points_b IS NULL) AND (sheet_points_a IS NULL) = (sheet_deals IS NULL)),
    -- Only a difference is settled.
    CHECK (first_stands IS NULL OR points_a IS NOT sheet_points_a OR points_b IS NOT sheet_points_b
        OR deals IS NOT sheet_deals OR absent IS NOT sheet_absent)
) STRICT, WITHOUT ROWID;

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

-- A team may leave and come back more than once: the times before the last one.
ALTER TABLE team ADD COLUMN absences TEXT NOT NULL DEFAULT '[]' CHECK (json_type(absences) = 'array');
