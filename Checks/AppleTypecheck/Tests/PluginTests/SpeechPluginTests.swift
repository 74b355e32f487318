import Flutter
import Foundation
import Hark
import HarkBridge
import HarkPresentation
import HarkTesting
import LedgerCoverage
import Testing

@testable import hark_speech

@MainActor
@Suite("The plugin, seen from the other side of its channels", .timeLimit(.minutes(5)))
struct SpeechPluginTests {
  @Test(
    "Both channels carry the messages of the other side's tests, in the same order",
    .covers("S4-06", "S4-07", "S4-23", "S4-25", "S4-26", "S4-27", "S4-30", "S4-31", "S4-32"),
    .covers("S4-29", "S4-33", "S4-34"), arguments: BridgeStory.all)
  func sequence(_ story: BridgeStory) async throws {
    let expected = try FixtureMessage.sequence(story.name)
    try #require(!expected.isEmpty)
    let stage = PluginStage(story)
    var pieces = 0
    for message in expected {
      if let command = message.command {
        await stage.call(command)
        continue
      }
      let told = await stage.next()
      #expect(told == message.json)
      guard message.isFollowedBySpeech else { continue }
      stage.scene.speak(pieces)
      pieces += 1
    }
    let count = stage.engine.arrivals.count
    await stage.settle()
    #expect(stage.engine.arrivals.count == count)
  }

  @Test("No event follows a stop, even if speech continues", .covers("S4-35"))
  func silence() async throws {
    let stage = try await started(RecognizerScript("jeg har vært"))
    stage.scene.microphone.send(SoundTimeline("####").samples)
    #expect(await stage.next() == #"{"event":{"text":"jeg","type":"partial"}}"#)
    await stage.call(.stopRecognition)
    while let told = await stage.next(), told != #"{"reply":null}"# {}
    let count = stage.engine.arrivals.count
    stage.scene.microphone.send(SoundTimeline("##########").samples)
    await stage.settle()
    #expect(stage.engine.arrivals.count == count)
    #expect(!stage.scene.microphone.isOpen)
  }

  @Test("A stop right after a start ends it")
  func stopBehindStart() async {
    let stage = PluginStage(BridgeStory(name: "a stop right behind a start"))
    await stage.scene.clock.advance(by: 1)
    stage.send("startRecognition")
    stage.send("stopRecognition")
    await stage.scene.clock.sleepers(1)
    await stage.scene.clock.advance(by: SpeechBridge.longestStop)
    while let told = await stage.next(), told != #"{"reply":null}"# {}
    await stage.settle()
    #expect(!stage.scene.microphone.isOpen)
  }

  @Test("A start with arguments finishes the text as they say, and one with a fault is refused")
  func arguments() async throws {
    let stage = PluginStage(
      BridgeStory(
        name: "a choice", script: RecognizerScript("jeg har vært"), heard: ["####"]))
    await stage.scene.clock.advance(by: 1)
    stage.send("startRecognition", ["vocabulary": "Ada\nEve ="])
    let refused = await stage.next()
    #expect(refused?.contains("requestCreationFailed") == true)
    stage.send("startRecognition", ["vocabulary": "JEG: jeg"])
    while let told = await stage.next(), !told.contains("nb-NO") {}
    stage.scene.speak(0)
    #expect(await stage.next() == #"{"event":{"text":"JEG","type":"partial"}}"#)
    await stage.call(.stopRecognition)
    await stage.settle()
  }

  @Test("An unknown method is reported as unknown, and needs no bridge")
  func unknown() async {
    let stage = PluginStage(BridgeStory(name: "unknown"))
    stage.send("sendSound")
    #expect(await stage.next() == #"{"reply":"notImplemented"}"#)
    #expect(stage.bridges == 0)
  }

  @Test("The texts are the engine's", .covers("S4-42"))
  func wording() async {
    let stage = PluginStage(BridgeStory(name: "texts"))
    stage.send("wording")
    let texts = Wording(for: .dictation, language: .norwegianBokmal).bridged(refused: .speech)
    #expect(await stage.next() == PluginStage.text(["reply": texts]))
  }

  @Test(
    "Registering connects both channels, but does not create a bridge yet",
    .covers("S4-24", "S4-25", "S4-26"))
  func registers() {
    let engine = ScriptedEngine()
    SpeechPlugin.register(with: engine)
    #expect(engine.handled == ["com.eircodex.speech/events", "com.eircodex.speech/methods"])
    engine.shutDown()
    #expect(engine.handled == [])
  }

  /// Returns a stage on which a dictation has begun.
  private func started(_ script: RecognizerScript) async throws -> PluginStage {
    let stage = PluginStage(BridgeStory(name: "started", script: script))
    await stage.call(.startRecognition)
    try #require(await stage.next() == #"{"reply":{"isFallback":false,"locale":"nb-NO"}}"#)
    return stage
  }
}
