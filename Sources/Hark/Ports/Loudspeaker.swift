/// An audio output device.
///
/// For adapter authors: at most one playback is open at a time. Convert from `AudioChunk`'s
/// format in the adapter. So that ducking is not late, fades, pauses, and stops must take effect
/// within `PlaybackTiming.ahead`: buffer no more than that, or apply them to buffered audio, too.
/// Errors are `VoiceFailure`s.
public protocol Loudspeaker: Sendable {
  /// Opens the device and reports the playback's progress through `report`.
  ///
  /// Reports are made in order, on any thread, and none follows `ended` or `failed`. Throws
  /// `VoiceFailure.synthesisFailed` if no device is available.
  func open(report: @escaping @Sendable (PlaybackReport) -> Void) async throws -> any Playback
}

/// A report from a playback; positions count the samples passed to it.
public enum PlaybackReport: Sendable, Equatable {
  /// The next samples sent to the device, with the current gain applied; the effect of a later fade
  /// is not reported.
  ///
  /// They are the reference for echo cancellation. Every sample is reported once, in order, before
  /// it is heard.
  case sending(AudioChunk)

  /// All samples before `position` have been heard; reported about 50 times per second.
  case heard(position: Int)

  /// All samples have been heard.
  case ended

  /// The device was disconnected or failed.
  case failed(VoiceFailure)
}

/// One open playback; every call returns immediately and is safe in any state.
public protocol Playback: AnyObject, Sendable {
  /// Appends samples to the queue: mono, −1…1, 16,000 per second.
  func play(_ samples: [Float])

  /// Marks the end of the audio; `ended` is reported when all of it has been heard.
  func finish()

  /// Changes the gain over at most `PlaybackTiming.ramp`, starting with the first sample that can
  /// still be changed.
  ///
  /// A `gain` of 1 leaves the samples unchanged.
  func fade(to gain: Float)

  /// Stops consuming queued samples.
  ///
  /// Samples already sent to the device may still be heard; if no others are queued, `ended` may be
  /// reported.
  func pause()

  /// Resumes with the next queued sample, so that no sample is skipped.
  func resume()

  /// Stops immediately and releases the device; only reports already in flight may follow.
  func stop()
}

/// The timing and ducking parameters of playback.
public enum PlaybackTiming {
  /// The maximum duration of audio that can no longer be changed, in seconds.
  ///
  /// Smaller values lower the latency; larger values cause fewer dropouts on a busy machine. The
  /// rest of the 200 ms budget for ducking goes to detecting the user's speech.
  public static let ahead = 0.08

  /// The duration of a gain change, in seconds: long enough to prevent clicks, but still quick.
  public static let ramp = 0.04

  /// The gain of a ducked reply, −14 dB: still intelligible, but unobtrusive.
  public static let ducked: Float = 0.2
}
