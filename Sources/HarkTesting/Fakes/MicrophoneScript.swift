import Hark

/// The behavior of a `ScriptedMicrophone` for one opening.
public struct MicrophoneScript: Sendable {
  /// The samples of each chunk delivered automatically once the microphone is open.
  public var sound: [[Float]]

  /// The behavior after these samples.
  public var ending: ScriptEnding

  /// The failure that opening the microphone throws; `nil` if opening succeeds.
  public var refusal: VoiceFailure?

  /// Whether opening waits for `ScriptedMicrophone.letOpen()`.
  public var isSlow: Bool

  /// Creates a script; by default, one like `byHand`.
  public init(
    sound: [[Float]] = [], ending: ScriptEnding = .staysOpen, refusal: VoiceFailure? = nil,
    isSlow: Bool = false
  ) {
    self.sound = sound
    self.ending = ending
    self.refusal = refusal
    self.isSlow = isSlow
  }

  /// A script for a microphone that opens at once and whose audio the test sends manually.
  public static let byHand = MicrophoneScript()

  /// A script like `byHand`, except that opening waits for `ScriptedMicrophone.letOpen()`.
  public static let slow = MicrophoneScript(isSlow: true)

  /// Returns a script that delivers `sound` and then, by default, ends.
  public static func plays(_ sound: [[Float]], then ending: ScriptEnding = .ends) -> Self {
    MicrophoneScript(sound: sound, ending: ending)
  }

  /// Returns a script that delivers the samples of these chunks and then, by default, ends.
  public static func plays(_ sound: [AudioChunk], then ending: ScriptEnding = .ends) -> Self {
    plays(sound.map(\.samples), then: ending)
  }

  /// Returns a script for a microphone that cannot be opened.
  public static func refuses(_ failure: VoiceFailure) -> MicrophoneScript {
    MicrophoneScript(refusal: failure)
  }
}

/// The behavior after the last scripted piece of audio or text.
public enum ScriptEnding: Sendable, Equatable {
  /// The stream stays open for pieces sent manually.
  case staysOpen

  /// The stream ends, as at the end of a file.
  case ends

  /// The device or the request fails.
  case fails(VoiceFailure)
}

extension Array {
  /// Returns the script for the `number`th use, counting from 1.
  ///
  /// The last script also serves all later uses; `spare` is used if there is no script.
  func script(_ number: Int, or spare: Element) -> Element {
    isEmpty ? spare : self[Swift.min(number, count) - 1]
  }
}
