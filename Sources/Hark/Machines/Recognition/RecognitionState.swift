/// What one recognition task is doing.
package enum RecognitionState: String, Sendable, CaseIterable {
  /// Not asked for yet.
  case idle

  /// Its turn has not come; sound is kept for it.
  case waiting

  /// Its turn has not come, and its sound has ended already.
  case waitingToFinish

  /// Asked for; sound is kept for it.
  case starting

  /// Asked for, and its sound has ended already.
  case startingToFinish

  /// Taking sound.
  case taking

  /// Ended by itself; its recording has not stopped yet.
  case spent

  /// Broke; its recording has not stopped yet.
  case broken

  /// Its sound has ended; the last words are being found.
  case finishing

  /// Over.
  case ended

  /// Whether the task may still hold a decoder.
  package var isAlive: Bool {
    switch self {
    case .starting, .startingToFinish, .taking, .finishing: true
    case .idle, .waiting, .waitingToFinish, .spent, .broken, .ended: false
    }
  }

  /// Whether sound goes to the task, or is kept for it.
  package var takesSound: Bool {
    switch self {
    case .waiting, .starting, .taking: true
    case .idle, .waitingToFinish, .startingToFinish, .spent, .broken, .finishing, .ended: false
    }
  }
}
