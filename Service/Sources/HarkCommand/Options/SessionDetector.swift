import Hark

/// The voice detector of whatever the command runs: by its model, if that can be read.
enum SessionDetector {
  /// Makes one that has heard nothing.
  static func make() -> any VoiceDetector { choice.make() }

  /// Read once, when a detector is first needed; a model that is there and cannot be used is told then.
  private static let choice: VoiceDetectorChoice = {
    let choice = VoiceDetectorChoice(voiceModel: VoiceModelFile.chosen().url)
    if choice.problem != nil { Ending.say(choice.sentence) }
    return choice
  }()
}
