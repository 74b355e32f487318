import Hark

/// The second pass over one segment, performed once by the first thread that claims it.
final class FinalDecoding: Sendable {
  private enum Stage: Sendable {
    case waiting(SegmentSound)
    case underWay
    case done(Result<Segment, VoiceFailure>)
    case dropped
  }

  private let stage: Monitor<Stage>
  private let whenDone: @Sendable () -> Void

  /// Creates a decoding of `sound`; `whenDone` is called on the thread that performed it.
  init(_ sound: SegmentSound, whenDone: @escaping @Sendable () -> Void) {
    stage = Monitor(.waiting(sound))
    self.whenDone = whenDone
  }

  /// Performs the decoding with `decoder`, unless another thread has claimed it or it was dropped.
  ///
  /// `decoder` is called only if the decoding is performed; it returns `nil` if no decoder is
  /// available.
  func perform(with decoder: () -> Decoder?) {
    guard let sound = claim() else { return }
    let result: Result<Segment, VoiceFailure>
    if let decoder = decoder() {
      result = Result { try sound.decoded(by: decoder) }.mapError { _ in .recognitionFailed }
    } else {
      result = .failure(.recognizerUnavailable)
    }
    stage.change { if case .underWay = $0 { $0 = .done(result) } }
    whenDone()
  }

  /// Prevents the decoding from starting, and discards its result.
  func drop() { stage.change { $0 = .dropped } }

  /// The result of the decoding, or `nil` if the decoding is not complete.
  var result: Result<Segment, VoiceFailure>? {
    stage.withLock { if case .done(let result) = $0 { result } else { nil } }
  }

  /// Blocks until the decoding is done, and returns `nil` if it was dropped.
  ///
  /// The decoding must have been performed or submitted to another thread.
  func wait() -> Result<Segment, VoiceFailure>? {
    stage.wait { stage -> Result<Segment, VoiceFailure>?? in
      switch stage {
      case .waiting, .underWay: nil
      case .done(let result): .some(result)
      case .dropped: .some(nil)
      }
    }
  }

  private func claim() -> SegmentSound? {
    stage.withLock { stage in
      guard case .waiting(let sound) = stage else { return nil }
      stage = .underWay
      return sound
    }
  }
}
