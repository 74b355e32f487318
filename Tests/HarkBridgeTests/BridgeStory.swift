import Hark
@testable import HarkBridge
import HarkTesting
import Testing

/// The conditions of a sequence in `Flutter/channel-messages.json`, shared by the tests of the
/// bridge and of the plugin.
struct BridgeStory: Sendable, CustomTestStringConvertible {
  let name: String
  var script = RecognizerScript()

  /// The script of all tasks but the first; `nil` if it is the same.
  var again: RecognizerScript?
  var traits = BridgeStory.traits([.norwegianBokmal, .americanEnglish])
  var permissions: @Sendable () -> ScriptedPermissions = { .allowing }
  var unavailability: VoiceFailure?

  /// Whether the system opens the app's settings.
  var opensSettings = true

  /// The audio chunks, drawn as text.
  ///
  /// The first is delivered after the start, and one more after each event.
  var heard: [String] = []

  /// Whether the stop completes only after its timeout, because the recognizer never reports.
  var stopsLate = false

  var testDescription: String { name }

  static let all = [
    BridgeStory(name: "permission granted", permissions: { ScriptedPermissions() }),
    BridgeStory(
      name: "permission denied",
      permissions: { ScriptedPermissions(answers: [.speech: .gives(.denied)]) }),
    BridgeStory(
      name: "permission restricted",
      permissions: { ScriptedPermissions(answers: [.speech: .gives(.restricted)]) }),
    BridgeStory(name: "the settings"),
    BridgeStory(name: "the settings, refused", opensSettings: false),
    BridgeStory(
      name: "no speech", script: RecognizerScript().after(0.5, .failure(.noSpeechDetected)),
      heard: ["##########"]),
    // The tasks last 6 s and report no word times, so that the transition between two tasks is
    // noticeable.
    BridgeStory(
      name: "a long dictation",
      script: RecognizerScript(spoken: words("jeg har vært ute", every: 2)),
      traits: traits(
        [.norwegianBokmal], limits: TaskLimits(longest: 6, givesWordTimes: false)),
      heard: [22, 22, 15, 3, 20].map { String(repeating: "#", count: $0) }),
    BridgeStory(
      name: "partial texts and a final one", script: RecognizerScript("jeg har vært"),
      heard: ["####################"]),
    BridgeStory(
      name: "network error",
      script: RecognizerScript("jeg").after(0.5, .failure(.networkUnavailable)),
      heard: ["##########"]),
    BridgeStory(
      name: "recognized again",
      script: RecognizerScript("jeg").after(0.5, .failure(.networkUnavailable)),
      again: RecognizerScript().atFinish(.says("jeg har")), heard: ["##########"]),
    BridgeStory(
      name: "failing again",
      script: RecognizerScript("jeg").after(0.5, .failure(.networkUnavailable)),
      again: .refuses(.recognizerBusy), heard: ["##########"]),
    BridgeStory(name: "no audio to recognize again"),
    BridgeStory(
      name: "stop before any result", script: RecognizerScript().atFinish(.hangs),
      stopsLate: true),
    BridgeStory(
      name: "a recognizer that never ends", script: RecognizerScript("jeg").atFinish(.hangs),
      heard: ["#####"], stopsLate: true),
    BridgeStory(
      name: "another language", script: RecognizerScript().atFinish(.hangs),
      traits: traits([.americanEnglish]), stopsLate: true),
    BridgeStory(name: "no recognizer", unavailability: .recognizerUnavailable),
  ]

  private static func traits(
    _ locales: [LocaleTag], limits: TaskLimits = .none
  ) -> RecognizerTraits {
    RecognizerTraits(name: "scripted", locales: locales, limits: limits)
  }

  private static func words(_ text: String, every seconds: Double) -> [RecognizedWord] {
    text.split(separator: " ").enumerated().map { index, word in
      let end = Double(index + 1) * seconds
      return RecognizedWord(
        text: String(word),
        range: AudioRange(start: AudioTime.samples(end - 0.5), end: AudioTime.samples(end)))
    }
  }
}

extension ScriptedPermissions {
  static var allowing: ScriptedPermissions {
    ScriptedPermissions([.speech: .authorized, .microphone: .authorized])
  }
}

/// The fakes for a story, and the bridge that uses them.
final class BridgeScene: Sendable {
  let story: BridgeStory
  let microphone = ScriptedMicrophone()
  let clock = ManualTimekeeper()
  let bridge: SpeechBridge

  init(_ story: BridgeStory, floor: SpeechFloor = SpeechFloor()) {
    self.story = story
    let permissions = story.permissions()
    let recognizer = ScriptedRecognizer(
      story.script, story.again ?? story.script, traits: story.traits)
    if let failure = story.unavailability { recognizer.becomeUnavailable(failure) }
    let session = VoiceSession(
      experience: .dictation,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, permissions: permissions, timekeeper: clock)
    )
    bridge = SpeechBridge(
      session, permissions: permissions, timekeeper: clock, floor: floor,
      openSettings: { story.opensSettings })
  }

  /// Advances the clock, so that the call is well separated from the previous one, and then calls
  /// `send`.
  func call(
    _ command: BridgeCommand, isolation: isolated (any Actor)? = #isolation, send: () -> Void
  ) async {
    await clock.advance(by: 1)
    send()
    guard command == .stopRecognition, story.stopsLate else { return }
    // Results that have not arrived by the deadline are dropped.
    await clock.sleepers(1)
    await clock.advance(by: SpeechBridge.longestStop)
  }

  /// Sends the audio chunk with this index, if it exists.
  func speak(_ piece: Int) {
    guard story.heard.indices.contains(piece) else { return }
    microphone.send(SoundTimeline(story.heard[piece]).samples)
  }
}
