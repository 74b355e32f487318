/// The handoff from one recognition task to the next.
package struct TaskHandoff: Sendable, Equatable {
  /// The position at which the next task's audio begins.
  package var from: Int

  /// The position up to which the previous task has heard the audio, or will have when it ends.
  ///
  /// Not before `from`, unless the previous task failed long ago.
  package var heard: Int

  /// The reason for the handoff.
  package var reason: Reason

  /// The reason that one task follows another.
  package enum Reason: String, Sendable, Equatable, CaseIterable {
    /// A pause after the task had enough audio.
    case pause

    /// The task's maximum length, reached during speech.
    case length

    /// The end or failure of the task itself.
    case ended
  }

  package init(from: Int, heard: Int, reason: Reason) {
    self.from = from
    self.heard = heard
    self.reason = reason
  }
}
