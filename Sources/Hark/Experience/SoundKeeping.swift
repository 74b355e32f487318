/// Whether the audio of a recording is kept until its text is complete, so that it can be recognized
/// again after a failure.
///
/// Audio is never kept where the text is sent immediately (`AfterStopPolicy.send`).
public enum SoundKeeping: Sendable, Equatable {
  /// Audio is discarded once the recognizer has received it.
  case off

  /// The audio is kept in memory, up to `seconds` for each recording.
  ///
  /// A minute takes 1.9 MB if the microphone delivers 16-bit samples, and 3.8 MB otherwise. At the
  /// bound, the oldest audio whose text is final is discarded. If none is final, all of it is, and the
  /// recording cannot be recognized again. The audio of a failed recording stays in memory until a later
  /// recording has words, and meanwhile there can be two.
  case memory(seconds: Double)

  /// Keeps up to ten minutes in memory.
  public static let standard = SoundKeeping.memory(seconds: 600)
}

extension Experience {
  /// The number of samples of a recording that may be kept; 0 if none are.
  var keptSamples: Int {
    guard afterStop != .send, case .memory(let seconds) = soundKeeping else { return 0 }
    return max(0, AudioTime.samples(seconds))
  }

  /// The experience in which kept audio is recognized, in the language `locale`.
  ///
  /// Its recording ends only when the audio ends or the text reaches its limit.
  func repeating(in locale: LocaleTag) -> Experience {
    var experience = self
    experience.languages = [.tag(locale)]
    experience.gesture = .toggle
    experience.ending = EndingPolicy(
      characters: ending.characters, utteranceSilence: ending.utteranceSilence)
    (experience.afterStop, experience.noSpeech) = (.review, .quiet)
    if detection.mode != .disabled { experience.detection.mode = .pushToTalk }
    (experience.haptics, experience.soundKeeping) = (.none, .off)
    return experience
  }
}
