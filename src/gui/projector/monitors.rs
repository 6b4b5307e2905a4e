//! On which screen the projector belongs: one where the program's own window is not. One that is unplugged and comes back
//! gets the projector again. Moves nothing.

/// The screens of the computer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Monitors {
    /// How many there are.
    pub count: usize,
    /// Which one has the program's own window, in the order in which the system names them.
    pub ours: usize,
}

impl Monitors {
    /// As the system tells.
    pub fn of(frame: &eframe::Frame) -> Option<Self> {
        let window = frame.winit_window()?;
        let ours = window.current_monitor();
        let ours = window.available_monitors().position(|monitor| Some(monitor) == ours).unwrap_or(0);
        Some(Self { count: window.available_monitors().count(), ours })
    }

    /// The first screen that is not ours; `None` where there is no other.
    pub fn other(self) -> Option<usize> {
        (0..self.count).find(|&screen| screen != self.ours)
    }

    /// The screen after this one.
    pub fn after(self, screen: usize) -> usize {
        (screen + 1) % self.count.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_projector_goes_where_our_window_is_not() {
        let of = |count, ours| Monitors { count, ours }.other();
        assert_eq!([of(0, 0), of(1, 0), of(2, 0), of(2, 1), of(3, 1)], [None, None, Some(1), Some(0), Some(0)]);
        assert_eq!(Monitors { count: 2, ours: 0 }.after(1), 0);
        assert_eq!(Monitors::default().after(0), 0);
    }
}
