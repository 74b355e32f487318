/// Where sound goes to.
///
/// To the author of an adapter: one playback at a time is open. Convert from `AudioChunk`'s format at
/// the edge. Hold no more sound ready than `PlaybackTiming.ahead`, or lowering comes too late.
/// Errors are `VoiceFailure`s.
public protocol Loudspeaker: Sendable {
  /// Opens the device and reports through `report`, in order, on any thread, and nothing after
  /// `ended` or `failed`.
  ///
  /// Throws `VoiceFailure.synthesisFailed` when there is no device to be had.
  func open(report: @escaping @Sendable (PlaybackReport) -> Void) async throws -> any Playback
}

/// What a playback says; positions count the samples that it was given.
public enum PlaybackReport: Sendable, Equatable {
  /// This goes to the device next, as loud as it will be heard: the reference for whatever takes the
  /// echo out of the microphone's sound. Every sample comes once, in order, before it is heard.
  case sending(AudioChunk)

  /// Everything before `position` has been heard; told about fifty times a second while it grows.
  case heard(position: Int)

  /// All of it has been heard.
  case ended

  /// The device went away, or broke.
  case failed(VoiceFailure)
}

/// One run of sound being played.
///
/// Every call returns at once and is harmless at any time.
public protocol Playback: AnyObject, Sendable {
  /// Adds samples behind what is still to be played: mono, −1…1, 16,000 a second.
  func play(_ samples: [Float])

  /// Says that no more sound comes; `ended` is reported when all of it has been heard.
  func finish()

  /// Makes the sound louder or softer, from the next sample that can still be changed on, evenly
  /// over `PlaybackTiming.ramp`; a `gain` of 1 leaves it as it is.
  func fade(to gain: Float)

  /// Takes nothing more from what is still to be played; what is on its way to the ear is heard, and
  /// where that is all of it `ended` may be reported.
  func pause()

  /// Goes on with the next sample behind that, so that nothing is skipped.
  func resume()

  /// Falls silent at once and frees the device; nothing is reported that was not under way.
  func stop()
}

/// How fast a loudspeaker obeys.
public enum PlaybackTiming {
  /// Seconds of sound that may be on their way to the ear: smaller obeys sooner, larger stutters
  /// less on a busy machine.
  ///
  /// What is left of the 200 ms for lowering goes to hearing the person.
  public static let ahead = 0.08

  /// Seconds that a change of loudness takes: long enough not to click, short enough to be felt.
  public static let ramp = 0.04

  /// The gain of a lowered reply, −14 dB: still followed, and no longer in the way.
  public static let lowered: Float = 0.2
}
