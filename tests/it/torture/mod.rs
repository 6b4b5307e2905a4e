//! The file survives everything: processes are killed, writes are cut short, bytes are changed, readers are fed what nobody
//! would write. Each is tried a few times here; the variables of ARCHITECTURE.md make it thousands. What needs a shell's limits
//! is not tried on Windows.

/// A process that is killed or held within limits.
mod child;
/// Writes cut short.
#[cfg(unix)]
mod cuts;
/// What the process is about when it happens, and what may be left then.
mod deeds;
/// Readers are fed.
#[cfg(unix)]
mod feeding;
/// What readers are fed with.
#[cfg(unix)]
mod food;
/// Killed at any moment.
mod kills;
/// What a file says.
mod meaning;
/// Inputs that nobody would write.
#[cfg(unix)]
mod mutation;
/// What reads.
#[cfg(unix)]
mod readers;
/// Killed while it enters sheet after sheet.
mod writer;

/// How often something is tried: what a variable says, or a few times.
fn times(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|times| times.parse().ok()).unwrap_or(otherwise)
}

/// How often something is killed: `ATOUT_KILLS=1000 cargo test torture` for a long run.
fn kills() -> u64 {
    times("ATOUT_KILLS", 50)
}
