import Hark

/// The voice detector for all sessions of the command, with the model if it can be read.
enum SessionDetector {
  /// Returns a new detector in its initial state.
  static func make() -> any VoiceDetector { choice.make() }

  /// The detector choice, made on first use.
  ///
  /// Making the choice also reports an unusable model.
  private static let choice: VoiceDetectorChoice = {
    let choice = VoiceDetectorChoice(voiceModel: VoiceModelFile.chosen().url)
    if choice.problem != nil { Ending.say(choice.sentence) }
    return choice
  }()
}
