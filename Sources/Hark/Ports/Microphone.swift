/// An audio input device.
///
/// For adapter authors: one value serves many recordings, one after another. A second opening
/// throws `VoiceFailure.microphoneBusy`, or waits until the first has been closed. Convert to
/// `AudioChunk`'s format in the adapter. Number samples from 0 at each opening, without gaps or
/// overlap; the first number is higher if the beginning of the audio is lost. A gap, an overlap, or
/// a sample that is not finite or exceeds ±2 ends the recording with `microphoneUnavailable`, or
/// with `soundUnreadable` if the audio is on demand; other samples beyond ±1 are clamped. Errors
/// are `VoiceFailure`s, thrown by either `open` or the stream; the session reports any other error
/// as the `ErrorCause` of its failure.
public protocol Microphone: Sendable {
  /// Whether audio arrives in real time or on demand.
  var delivery: SoundDelivery { get }

  /// The reason the microphone cannot be opened, if known without trying; otherwise `nil`.
  var unavailability: VoiceFailure? { get }

  /// Opens the device and returns its audio from the very first sample.
  ///
  /// Returns or throws within seconds, even if `close()` is called in the meantime. A caller that
  /// no longer needs the device waits for the result and then closes the device.
  ///
  /// The stream finishes when the audio ends or after `close()`, and throws if the device is lost.
  /// Throws `VoiceFailure.microphoneBusy` if the device is in use, including by an earlier opening,
  /// and other failures if it is unavailable.
  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error>

  /// Returns a stream of the current input condition and then every change, until it is released.
  func conditions() -> AsyncStream<InputCondition>

  /// The likelihood that the current audio is only the echo of a reply, 0…1.
  var echoLikelihood: Float { get }

  /// Closes the device.
  ///
  /// The device is free when this method returns, within 500 ms. Does nothing if the device is not
  /// open.
  func close() async
}

extension Microphone {
  /// `nil` by default: the microphone is available.
  public var unavailability: VoiceFailure? { nil }

  /// 0 by default, for a system that cancels the echo itself.
  public var echoLikelihood: Float { 0 }

  /// By default, returns a stream that yields only `live`.
  public func conditions() -> AsyncStream<InputCondition> {
    AsyncStream { conditions in
      conditions.yield(.live)
      conditions.finish()
    }
  }
}
