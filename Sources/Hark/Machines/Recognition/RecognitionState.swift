/// The state of one recognition task.
package enum RecognitionState: String, Sendable, CaseIterable {
  /// Not yet requested.
  case idle

  /// Waiting for its turn while its audio is buffered.
  case waiting

  /// Waiting for its turn, after its audio has ended.
  case waitingToFinish

  /// Requested, while its audio is buffered.
  case starting

  /// Requested, after its audio has ended.
  case startingToFinish

  /// Receiving audio.
  case taking

  /// Ended by the recognizer before its recording stopped.
  case spent

  /// Failed before its recording stopped.
  case broken

  /// Recognizing the last words, after its audio has ended.
  case finishing

  /// Ended.
  case ended

  /// Whether the task may still hold a decoder.
  package var isAlive: Bool {
    switch self {
    case .starting, .startingToFinish, .taking, .finishing: true
    case .idle, .waiting, .waitingToFinish, .spent, .broken, .ended: false
    }
  }

  /// Whether audio is passed to the task or buffered for it.
  package var takesSound: Bool {
    switch self {
    case .waiting, .starting, .taking: true
    case .idle, .waitingToFinish, .startingToFinish, .spent, .broken, .finishing, .ended: false
    }
  }
}
