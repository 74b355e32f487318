/// Where sound comes from.
///
/// To the author of an adapter: one value serves many recordings, one after another. Convert to
/// `AudioChunk`'s format at the edge. Number samples from 0 at each opening, without gap or overlap.
/// Errors are `VoiceFailure`s and reach the caller either from `open` or by ending the stream.
public protocol Microphone: Sendable {
  /// Whether sound is live or waits for its listener.
  var delivery: SoundDelivery { get }

  /// Why it cannot be opened at present, as far as can be told without trying; nil when it can.
  var unavailability: VoiceFailure? { get }

  /// Opens the device and returns its sound from the very first sample.
  ///
  /// Answers within seconds, also when `close()` is called meanwhile: whoever no longer wants the
  /// device waits for the answer, to close what has been opened.
  ///
  /// The stream ends when the sound does, throws when the device is lost, and ends after `close()`.
  /// Throws `VoiceFailure.microphoneBusy` when somebody else owns the device, and other failures
  /// when it cannot be had.
  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error>

  /// Whether the device hears anything: the condition now, and every other that follows, until the
  /// stream is let go.
  func conditions() -> AsyncStream<InputCondition>

  /// How likely it is that what it hears now is the echo of a reply and nothing else, 0…1.
  var echoLikelihood: Float { get }

  /// Frees the device; it is free when this returns, within 500 ms. Harmless when nothing is open.
  func close() async
}

extension Microphone {
  /// There is one unless an adapter says otherwise.
  public var unavailability: VoiceFailure? { nil }

  /// None unless an adapter can tell: a system that cancels echo leaves none.
  public var echoLikelihood: Float { 0 }

  /// It hears unless an adapter can tell otherwise.
  public func conditions() -> AsyncStream<InputCondition> {
    AsyncStream { conditions in
      conditions.yield(.live)
      conditions.finish()
    }
  }
}
