/// The context of an event: the time, the audio position, a new number for identifiers, and the
/// readiness to record.
///
/// State machines obtain these values only from here.
package struct Moment: Sendable, Equatable {
  /// The time on the session's timekeeper, in seconds.
  package var now: Double

  /// The position up to which the open microphone's audio has been processed, in samples.
  package var position: Int

  /// A number that no earlier event carried, for creating IDs.
  package var fresh: Int

  /// The readiness to start a recording.
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
