import Foundation
import Hark
import HarkTesting
import LedgerCoverage
import Testing

@Suite("The bridge of a speech plugin", .timeLimit(.minutes(5)))
struct SpeechBridgeTests {
  @Test(
    "The names of commands, permissions and errors are those that both sides know",
    .covers("S4-25", "S4-26"))
  func names() throws {
    let known = try ChannelMessages()
    #expect(known.names("methods") == BridgeCommand.allCases.map(\.rawValue))
    #expect(known.names("permissions") == BridgePermission.allCases.map(\.rawValue))
    #expect(known.names("errorCodes") == BridgeErrorCode.allCases.map(\.rawValue))
    #expect(known.root["methodChannel"] as? String == BridgeChannel.methods)
    #expect(known.root["eventChannel"] as? String == BridgeChannel.events)
  }

  @Test("Each event is a map with a type, and a text or an error code", .covers("S4-27"))
  func json() throws {
    let events: [(BridgeEvent, String)] = [
      (.partial("jeg"), #"{"text":"jeg","type":"partial"}"#),
      (.final("på \"tur\""), #"{"text":"på \"tur\"","type":"final"}"#),
      (.error(.noSpeechDetected), #"{"errorCode":"noSpeechDetected","type":"error"}"#),
    ]
    for (event, json) in events {
      #expect(event.json == json)
      #expect(try JSONDecoder().decode(BridgeEvent.self, from: Data(json.utf8)) == event)
    }
    for nonsense in ["{}", #"{"type":"partial"}"#, #"{"type":"error","errorCode":"new"}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(BridgeEvent.self, from: Data(nonsense.utf8))
      }
    }
  }

  @Test(
    "Every failure of voice has its code, and a refusal of either permission the same one",
    .covers("S4-15", "S4-16", "S4-17"))
  func codes() {
    let told = VoiceFailure.allCases.compactMap(BridgeErrorCode.init)
    #expect(Set(told) == Set(BridgeErrorCode.allCases))
    #expect(BridgeErrorCode(.speechPermissionDenied) == .permissionDenied)
    #expect(BridgeErrorCode(.microphonePermissionDenied) == .permissionDenied)
    #expect(BridgeErrorCode(.networkUnavailable) == .networkUnavailable)
    #expect(BridgeErrorCode(.noSpeechDetected) == .noSpeechDetected)
  }

  @Test(
    "What goes over the channels is what the other side is tested with, in the same order",
    .covers("S4-01", "S4-06", "S4-07", "S4-23"), arguments: BridgeStory.all)
  func sequence(_ story: BridgeStory) async throws {
    let expected = try ChannelMessages().sequence(story.name)
    try #require(!expected.isEmpty)
    let stage = BridgeStage(story)
    for message in expected {
      switch message {
      case .call(let command): await stage.call(command)
      case .reply, .refusal: #expect(await stage.reply() == message)
      case .event(let event): #expect(await stage.event() == event)
      }
    }
    #expect(await stage.rest() == [])
  }

  @Test("Every sequence is played by a story")
  func stories() throws {
    #expect(try ChannelMessages().sequences == BridgeStory.all.map(\.name).sorted())
  }
}

/// The circumstances of a sequence.
struct BridgeStory: Sendable, CustomTestStringConvertible {
  let name: String
  var script = RecognizerScript()
  var locales = [LocaleTag.norwegianBokmal, .americanEnglish]
  var permissions: @Sendable () -> ScriptedPermissions = { .allowing }
  var unavailability: VoiceFailure?

  /// What is heard between the start and the stop, as drawn sound.
  var heard = ""

  /// Whether nothing that the recogniser says completes the stop.
  var stopsLate = false

  var testDescription: String { name }

  static let all = [
    BridgeStory(name: "permission granted", permissions: { ScriptedPermissions() }),
    BridgeStory(
      name: "permission denied",
      permissions: { ScriptedPermissions(answers: [.speech: .gives(.denied)]) }),
    BridgeStory(
      name: "partial texts and a final one", script: RecognizerScript("jeg har vært"),
      heard: "####################"),
    BridgeStory(
      name: "network error",
      script: RecognizerScript("jeg").after(0.5, .failure(.networkUnavailable)),
      heard: "##########"),
    BridgeStory(name: "stop before any result", stopsLate: true),
    BridgeStory(
      name: "a recogniser that never ends", script: RecognizerScript("jeg").atFinish(.hangs),
      heard: "#####", stopsLate: true),
    BridgeStory(name: "another language", locales: [.americanEnglish], stopsLate: true),
    BridgeStory(name: "no recogniser", unavailability: .recognizerUnavailable),
  ]
}

extension ScriptedPermissions {
  fileprivate static var allowing: ScriptedPermissions {
    ScriptedPermissions([.speech: .authorized, .microphone: .authorized])
  }
}

/// A bridge among fakes.
private final class BridgeStage {
  private let story: BridgeStory
  private let microphone = ScriptedMicrophone()
  private let clock = ManualTimekeeper()
  private var bridge: SpeechBridge?
  private var events: AsyncStream<BridgeEvent>.AsyncIterator
  private var answering: Task<BridgeReply, Never>?

  init(_ story: BridgeStory) {
    self.story = story
    let permissions = story.permissions()
    let recognizer = ScriptedRecognizer(
      story.script, traits: RecognizerTraits(name: "scripted", locales: story.locales))
    if let failure = story.unavailability { recognizer.becomeUnavailable(failure) }
    let session = VoiceSession(
      experience: .dictation, microphone: microphone, recognizer: recognizer,
      permissions: permissions, timekeeper: clock)
    let bridge = SpeechBridge(session, permissions: permissions, timekeeper: clock)
    self.bridge = bridge
    events = bridge.events.makeAsyncIterator()
  }

  /// Well after whatever was called before.
  func call(_ command: BridgeCommand) async {
    await clock.advance(by: 1)
    answering = Task { [bridge] in await bridge?.perform(command) ?? .stopped }
    if command == .stopRecognition, story.stopsLate {
      // What has not come in time does not come any more.
      await clock.sleepers(1)
      await clock.advance(by: SpeechBridge.longestStop)
    }
  }

  /// The reply to the last call; then the person speaks, when it was to a start.
  func reply() async -> ChannelMessages.Message? {
    guard let reply = await answering?.value else { return nil }
    if case .started = reply { microphone.send(SoundTimeline(story.heard).samples) }
    return ChannelMessages.Message(reply)
  }

  func event() async -> BridgeEvent? { await events.next() }

  /// What is told beyond that.
  func rest() async -> [BridgeEvent] {
    bridge = nil
    answering = nil
    var rest: [BridgeEvent] = []
    while let event = await events.next() { rest.append(event) }
    return rest
  }
}
