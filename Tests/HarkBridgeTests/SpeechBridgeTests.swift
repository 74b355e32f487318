import Foundation
import Hark
@testable import HarkBridge
import HarkTesting
import LedgerCoverage
import TestLimits
import Testing

@Suite("The bridge of a speech plugin", .hangLimit(minutes: 5))
struct SpeechBridgeTests {
  @Test(
    "The names of commands, permissions, and errors are the shared ones",
    .covers("S4-25", "S4-26"))
  func names() throws {
    let known = try ChannelMessages()
    #expect(known.names("methods") == BridgeCommand.allCases.map(\.rawValue))
    #expect(known.names("notices") == BridgeNotice.allCases.map(\.rawValue))
    let choice = try JSONEncoder().encode(FinishingOptions(fillers: true))
    let members = try JSONSerialization.jsonObject(with: choice) as? [String: Any]
    #expect(known.names("startArguments").allSatisfy { members?[$0] != nil })
    #expect(known.names("phrases") == BridgePhrase.allCases.map(\.rawValue))
    #expect(known.names("permissions") == BridgePermission.allCases.map(\.rawValue))
    #expect(known.names("errorCodes") == BridgeErrorCode.allCases.map(\.rawValue))
    #expect(known.root["methodChannel"] as? String == BridgeChannel.methods)
    #expect(known.root["eventChannel"] as? String == BridgeChannel.events)
  }

  @Test("The arguments of a start are a choice; none are no choice, and others are refused")
  func arguments() throws {
    let map: [String: Any] = ["numbers": false, "vocabulary": "Siobhan"]
    #expect(
      try FinishingOptions.choice(inArguments: map)
        == FinishingOptions(numbers: false, vocabulary: Vocabulary(names: ["Siobhan"])))
    #expect(try FinishingOptions.choice(inArguments: [String: Any]()) == FinishingOptions())
    #expect(try FinishingOptions.choice(inArguments: nil) == nil)
    #expect(try FinishingOptions.choice(inArguments: NSNull()) == nil)
    #expect(throws: VocabularyFault.oneSided(line: 1, sign: ":")) {
      try FinishingOptions.choice(inArguments: ["vocabulary": "Ada:"])
    }
    for wrong: Any in [["numbers": "no"], ["numbers": Double.nan], "numbers", [true]] {
      #expect(throws: DecodingError.self) { try FinishingOptions.choice(inArguments: wrong) }
    }
  }

  @Test("A dictation is finished as its start asks, and the next one is not")
  func choice() async throws {
    let scene = BridgeScene(
      BridgeStory(
        name: "a choice", script: RecognizerScript("jeg har vært"),
        heard: ["####################", "####################"]))
    var messages = scene.bridge.messages.makeAsyncIterator()
    var finals: [String] = []
    let choice = FinishingOptions(vocabulary: try Vocabulary(lines: "VÆRT: vært"))
    for (piece, choice) in [choice, nil].enumerated() {
      await scene.call(.startRecognition) {
        scene.bridge.send(.startRecognition, finishing: choice, call: piece)
      }
      while case let message? = await messages.next(), case .event(let event) = message {
        Issue.record("\(event) before the start")
      }
      scene.speak(piece)
      while case let message? = await messages.next() {
        guard case .event(.partial(let text)) = message else { continue }
        if text.lowercased() == "jeg har vært" { break }
      }
      await scene.call(.stopRecognition) { scene.bridge.send(.stopRecognition, call: 10 + piece) }
      while case let message? = await messages.next() {
        if case .event(.final(let text)) = message { finals.append(text) }
        if case .reply = message { break }
      }
    }
    #expect(finals == ["jeg har VÆRT", "jeg har vært"])
  }

  @Test("Each event is a map with a type, and a text or an error code", .covers("S4-27"))
  func maps() throws {
    let events: [(BridgeEvent, String)] = [
      (.partial("jeg"), #"{"text":"jeg","type":"partial"}"#),
      (.final("på \"tur\""), #"{"text":"på \"tur\"","type":"final"}"#),
      (.error(.noSpeechDetected), #"{"errorCode":"noSpeechDetected","type":"error"}"#),
    ]
    for (event, json) in events {
      let data = try JSONSerialization.data(withJSONObject: event.map, options: .sortedKeys)
      #expect(String(decoding: data, as: UTF8.self) == json)
      #expect(BridgeEvent(map: event.map) == event)
    }
    for nonsense in [[:], ["type": "partial"], ["type": "error", "errorCode": "new"]] {
      #expect(BridgeEvent(map: nonsense) == nil)
    }
  }

  @Test(
    "Every voice failure has a code, and denials of both permissions share one",
    .covers("S4-15", "S4-16", "S4-17"))
  func codes() {
    let told = VoiceFailure.allCases.compactMap(BridgeErrorCode.init)
    #expect(Set(told) == Set(BridgeErrorCode.allCases).subtracting([.noSoundKept]))
    #expect(BridgeErrorCode.noSoundKept.rawValue == "\(Refusal.noSoundKept)")
    #expect(BridgeErrorCode.allCases.allSatisfy { $0.errorDescription?.isEmpty == false })
    #expect(BridgeErrorCode(.speechPermissionDenied) == .permissionDenied)
    #expect(BridgeErrorCode(.microphonePermissionDenied) == .permissionDenied)
    #expect(BridgeErrorCode(.networkUnavailable) == .networkUnavailable)
    #expect(BridgeErrorCode(.noSpeechDetected) == .noSpeechDetected)
  }

  @Test(
    "Both sides agree which errors hide the button, refer to the settings, or keep the audio",
    .covers("S4-43"))
  func lasting() throws {
    let known = try ChannelMessages()
    let all = BridgeErrorCode.allCases
    #expect(known.names("lastingErrorCodes") == all.filter(\.isLasting).map(\.rawValue))
    #expect(known.names("settingsErrorCodes") == all.filter(\.isFixedInSettings).map(\.rawValue))
    #expect(
      known.names("recognizeAgainErrorCodes") == all.filter(\.mayRecognizeAgain).map(\.rawValue))
  }

  @Test(
    "The messages equal those with which the other side is tested, in the same order",
    .covers("S4-01", "S4-06", "S4-07", "S4-23", "S4-40"), arguments: BridgeStory.all)
  func sequence(_ story: BridgeStory) async throws {
    let expected = try ChannelMessages().sequence(story.name)
    try #require(!expected.isEmpty)
    let scene = BridgeScene(story)
    var messages = scene.bridge.messages.makeAsyncIterator()
    var (calls, pieces) = (0, 0)
    for message in expected {
      if case .call(let command) = message {
        calls += 1
        let call = calls
        await scene.call(command) { scene.bridge.send(command, call: call) }
        continue
      }
      let told = try #require(await messages.next())
      #expect(ChannelMessages.Message(told, call: calls) == message)
      guard message.isFollowedBySpeech else { continue }
      scene.speak(pieces)
      pieces += 1
    }
    scene.bridge.end()
    #expect(await messages.next() == nil)
  }

  @Test("Every sequence has a story")
  func stories() throws {
    #expect(try ChannelMessages().sequences == BridgeStory.all.map(\.name).sorted())
  }
}
