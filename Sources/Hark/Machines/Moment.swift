/// What is so at the moment of an event: time, sound position, a fresh number, and whether a
/// recording could start.
///
/// Machines read none of these for themselves.
package struct Moment: Sendable, Equatable {
  /// Seconds on the session's timekeeper.
  package var now: Double

  /// How far the open microphone's sound has been heard, in samples.
  package var position: Int

  /// A number that no earlier event carried, for whatever needs an id.
  package var fresh: Int

  /// Whether a recording could start.
  package var readiness: Readiness

  package init(
    now: Double = 0, position: Int = 0, fresh: Int = 0, readiness: Readiness = Readiness()
  ) {
    self.now = now
    self.position = position
    self.fresh = fresh
    self.readiness = readiness
  }
}
