/// How a task goes on where the one before it has to end.
package struct Continuation: Sendable, Equatable {
  /// Where the next task's sound begins.
  package var from: Int

  /// How far the task before it has heard, or will have when it is over; not before `from`, save
  /// where that one broke off long ago.
  package var heard: Int

  /// Why.
  package var reason: Reason

  /// Why one task follows another.
  package enum Reason: String, Sendable, Equatable, CaseIterable {
    /// Its sound was long enough, and a pause came.
    case pause

    /// Its sound was as long as it may be, in the middle of speech.
    case length

    /// It ended or broke by itself.
    case ended
  }

  package init(from: Int, heard: Int, reason: Reason) {
    self.from = from
    self.heard = heard
    self.reason = reason
  }
}
