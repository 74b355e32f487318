/// Creates the processing stages for microphone audio.
///
/// For adapter authors: stages are independent of each other. The engine decides which
/// stages to use, in which order, and how to switch a stage on or off while audio is flowing.
public protocol AudioProcessing: Sendable {
  /// The effects available on this platform.
  var effects: Set<AudioEffect> { get }

  /// Returns a new stage, or `nil` if the effect is unsupported or currently unavailable.
  func stage(for effect: AudioEffect) -> (any AudioStage)?
}

/// One effect that processes microphone audio.
public enum AudioEffect: String, Sendable, Hashable, Codable, CaseIterable {
  /// Removes the echo of audio that plays while the microphone is open.
  case echoCancellation

  /// Attenuates steady noise.
  ///
  /// It helps human listeners. Recognizers benefit only in strong noise, and recognize clean speech
  /// less accurately with it.
  case noiseSuppression

  /// Brings quiet and loud voices to the same level.
  case automaticGain
}

/// One effect applied to one microphone.
///
/// For adapter authors: calls never overlap, but may come from different threads. `process`
/// must not block. Input samples are never NaN, and output samples must not be NaN.
public protocol AudioStage: AnyObject, Sendable {
  /// Resets the stage to its initial state.
  func reset()

  /// Processes the next frame in place: exactly `AudioStageFrame.length` samples, mono, −1…1, 16
  /// kHz.
  ///
  /// `reference` has the same length as the frame, and contains the audio played during the frame
  /// or shortly before it, with zeros where nothing is played.
  func process(_ frame: UnsafeMutableBufferPointer<Float>, reference: UnsafeBufferPointer<Float>)
}

/// The frame size of audio processing.
public enum AudioStageFrame {
  /// The number of samples in a frame of 10 ms.
  public static let length = AudioChunk.sampleRate / 100
}
