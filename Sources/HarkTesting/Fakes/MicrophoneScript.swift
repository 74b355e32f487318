import Hark

/// What a `ScriptedMicrophone` does at one opening.
public struct MicrophoneScript: Sendable {
  /// What becomes of the sound behind the last scripted sample.
  public enum Ending: Sendable, Equatable {
    /// The microphone stays open for more by hand.
    case staysOpen

    /// The sound ends, as a file does.
    case ends

    /// The device breaks.
    case fails(VoiceFailure)
  }

  /// The samples of each chunk that comes by itself once the microphone is open.
  public var sound: [[Float]]

  /// What comes after them.
  public var ending: Ending

  /// Why it cannot be opened; nil when it can.
  public var refusal: VoiceFailure?

  /// Whether opening waits for `ScriptedMicrophone.letOpen()`.
  public var isSlow: Bool

  /// Makes a script; as it stands, for a microphone that opens at once and is spoken to by hand.
  public init(
    sound: [[Float]] = [], ending: Ending = .staysOpen, refusal: VoiceFailure? = nil,
    isSlow: Bool = false
  ) {
    self.sound = sound
    self.ending = ending
    self.refusal = refusal
    self.isSlow = isSlow
  }

  /// Opens at once; all sound comes by hand.
  public static let byHand = MicrophoneScript()

  /// Opens when `ScriptedMicrophone.letOpen()` says so; all sound comes by hand.
  public static let slow = MicrophoneScript(isSlow: true)

  /// Plays `sound` and ends.
  public static func plays(_ sound: [[Float]], then ending: Ending = .ends) -> MicrophoneScript {
    MicrophoneScript(sound: sound, ending: ending)
  }

  /// Plays `sound` in its own order and ends.
  public static func plays(
    _ sound: [AudioChunk], then ending: Ending = .ends
  ) -> MicrophoneScript {
    plays(sound.map(\.samples), then: ending)
  }

  /// Cannot be opened.
  public static func refuses(_ failure: VoiceFailure) -> MicrophoneScript {
    MicrophoneScript(refusal: failure)
  }
}
