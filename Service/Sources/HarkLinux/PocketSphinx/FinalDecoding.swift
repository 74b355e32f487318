import Hark

/// The second pass over one segment: done once, by whoever claims it first.
final class FinalDecoding: Sendable {
  private enum Stage: Sendable {
    case waiting(SegmentSound)
    case underWay
    case done(Result<Segment, VoiceFailure>)
    case dropped
  }

  private let stage: Monitor<Stage>
  private let whenDone: @Sendable () -> Void

  /// Makes a decoding of `sound`; `whenDone` is called on the thread that did it.
  init(_ sound: SegmentSound, whenDone: @escaping @Sendable () -> Void) {
    stage = Monitor(.waiting(sound))
    self.whenDone = whenDone
  }

  /// Does it with `decoder`, unless somebody else has begun or nobody wants it any more.
  ///
  /// `decoder` is asked for only when there is something to do; nil means that there is none.
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

  /// Sees to it that it is not begun any more.
  func drop() { stage.change { $0 = .dropped } }

  /// The segment, when it is done.
  var result: Result<Segment, VoiceFailure>? {
    stage.withLock { if case .done(let result) = $0 { result } else { nil } }
  }

  /// Blocks until it is done, which somebody must have seen to; nil when it was dropped.
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
