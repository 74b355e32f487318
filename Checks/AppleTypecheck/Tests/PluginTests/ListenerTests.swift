import Flutter
import Foundation
import Hark
import HarkBridge
import HarkTesting
import LedgerCoverage
import Testing

@testable import hark_speech

@MainActor
@Suite("The listeners of the plugin", .timeLimit(.minutes(5)))
struct ListenerTests {
  private func started() async throws -> PluginStage {
    let stage = PluginStage(BridgeStory(name: "started", script: RecognizerScript("jeg har vært")))
    await stage.call(.startRecognition)
    try #require(await stage.next() == #"{"reply":{"isFallback":false,"locale":"nb-NO"}}"#)
    stage.scene.microphone.send(SoundTimeline("####").samples)
    try #require(await stage.next() == #"{"event":{"text":"jeg","type":"partial"}}"#)
    await stage.scene.clock.advance(by: 1)
    return stage
  }

  @Test(
    "Without a listener, the microphone closes, and no message is sent", .covers("S4-18"))
  func cancelled() async throws {
    let stage = try await started()
    stage.cancel()
    await stage.scene.microphone.closed()
    await stage.settle()
    // Only the reply to the cancellation has arrived.
    #expect(stage.engine.arrivals.count == 4)
  }

  @Test("A hot restart ends the dictation of the previous run, and the next one works")
  func restarted() async throws {
    let stage = try await started()
    stage.listen()
    await stage.scene.microphone.closed()
    await stage.settle()
    await stage.call(.startRecognition)
    var told: [String] = []
    while let next = await stage.next() {
      told.append(next)
      if next.contains("reply") { break }
    }
    #expect(told.last == #"{"reply":{"isFallback":false,"locale":"nb-NO"}}"#)
    stage.scene.microphone.send(SoundTimeline("####").samples)
    #expect(await stage.next() == #"{"event":{"text":"jeg","type":"partial"}}"#)
  }

  @Test("When the engine shuts down, everything is released, including the plugin")
  func detached() async throws {
    let stage = try await started()
    stage.engine.shutDown()
    #expect(stage.engine.handled == [])
    await stage.scene.microphone.closed()
    let count = stage.engine.arrivals.count
    await stage.settle()
    #expect(stage.engine.arrivals.count == count)
    for await _ in stage.scene.bridge.messages {}
  }

  @Test("A plugin whose engine has shut down is released")
  func released() async {
    let engine = ScriptedEngine()
    weak var gone: SpeechPlugin?
    do {
      let scene = BridgeScene(BridgeStory(name: "released"))
      let plugin = SpeechPlugin(messenger: engine) { scene.bridge }
      plugin.connect(to: engine)
      gone = plugin
      _ = engine.call(
        "isAvailable", channel: "com.eircodex.speech/methods",
        codec: FlutterStandardMethodCodec.sharedInstance())
      engine.shutDown()
    }
    for _ in 0..<1_000 where gone != nil { await Task.yield() }
    #expect(gone == nil)
  }

  @Test("With two engines, only one listens at a time")
  func twoEngines() async throws {
    let floor = SpeechFloor()
    let stages = (0..<2).map { PluginStage(BridgeStory(name: "engine \($0)"), floor: floor) }
    await stages[0].call(.startRecognition)
    #expect(await stages[0].next()?.contains("nb-NO") == true)
    await stages[1].call(.startRecognition)
    #expect(await stages[1].next() == #"{"refusal":"microphoneBusy"}"#)
    #expect(!stages[1].scene.microphone.isOpen)
  }
}
