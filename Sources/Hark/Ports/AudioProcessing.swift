/// Makes what cleans the sound of a microphone.
///
/// To the author of an adapter: stages are independent of each other; the engine decides which are
/// used, in which order, and how one is switched on and off while sound comes.
public protocol AudioProcessing: Sendable {
  /// What it can do here.
  var effects: Set<AudioEffect> { get }

  /// A stage that has heard nothing; nil for an effect that it cannot do, or not for now.
  func stage(for effect: AudioEffect) -> (any AudioStage)?
}

/// One thing that is done to the sound of a microphone.
public enum AudioEffect: String, Sendable, Hashable, Codable, CaseIterable {
  /// Takes out what is played while the microphone is open.
  case echoCancellation

  /// Makes steady noise softer. It helps people who listen, and recognisers only where noise is
  /// strong: of clean speech they understand less than before.
  case noiseSuppression

  /// Brings soft and loud voices to one loudness.
  case automaticGain
}

/// One effect on one microphone.
///
/// To the author of an adapter: called from one place at a time, not always on the same thread;
/// nothing waits in `process`. A sample that is not a number never comes in, nor may one go out.
public protocol AudioStage: AnyObject, Sendable {
  /// Forgets everything heard so far.
  func reset()

  /// Changes the next frame of exactly `AudioStageFrame.length` samples in place: mono, −1…1, 16 kHz.
  ///
  /// `reference` is what is played while the frame is heard, or shortly before, as long as the frame;
  /// zeros where nothing is.
  func process(
    _ frame: UnsafeMutableBufferPointer<Float>, reference: UnsafeBufferPointer<Float>)
}

/// The frame in which sound is processed.
public enum AudioStageFrame {
  /// Samples in a frame, 10 ms.
  public static let length = AudioChunk.sampleRate / 100
}
