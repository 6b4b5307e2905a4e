//! The integration tests: one binary, one module per promise.

mod draw;
