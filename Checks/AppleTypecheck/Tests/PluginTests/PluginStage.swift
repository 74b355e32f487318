import Flutter
import Foundation
import Hark
import HarkBridge
import HarkTesting

@testable import hark_speech

/// The plugin between a scripted engine and the fakes of a story.
///
/// The channels' messages are compared in the JSON form of the fixture.
@MainActor
final class PluginStage {
  let scene: BridgeScene
  let engine = ScriptedEngine()
  private(set) var bridges = 0

  private let arrivals: AsyncStream<String>

  /// Creates a connected plugin with a listener.
  init(_ story: BridgeStory, floor: SpeechFloor = SpeechFloor()) {
    scene = BridgeScene(story, floor: floor)
    let (arrivals, arriving) = AsyncStream.makeStream(of: String.self)
    self.arrivals = arrivals
    engine.onArrival = { [unowned engine] in
      guard let arrival = engine.arrivals.last else { return }
      if let told = Self.json(arrival) { arriving.yield(told) }
    }
    let plugin = SpeechPlugin(messenger: engine) { [scene, weak self] in
      self?.bridges += 1
      return scene.bridge
    }
    plugin.connect(to: engine)
    listen()
  }

  /// Makes Dart listen to the events; repeated after a hot restart.
  func listen() { stream("listen") }

  /// Makes Dart stop listening to the events.
  func cancel() { stream("cancel") }

  private func stream(_ method: String) {
    _ = engine.call(
      method, channel: "com.eircodex.speech/events", codec: FlutterJSONMethodCodec.sharedInstance())
  }

  /// Calls a method, as Dart does.
  @discardableResult
  func send(_ method: String, _ arguments: [String: Any]? = nil) -> Int {
    engine.call(
      method, arguments: arguments, channel: "com.eircodex.speech/methods",
      codec: FlutterStandardMethodCodec.sharedInstance())
  }

  /// Calls a method, and advances the clock as far as the story requires for a reply.
  func call(_ command: BridgeCommand) async {
    await scene.call(command) { send(command.rawValue) }
  }

  /// Returns the next message in the form of the fixture; skips replies to `listen` and `cancel`.
  func next() async -> String? {
    var iterator = arrivals.makeAsyncIterator()
    return await iterator.next(isolation: MainActor.shared)
  }

  /// Waits until no more messages can arrive.
  func settle() async { for _ in 0..<1_000 { await Task.yield() } }

  private static func json(_ arrival: ScriptedEngine.Arrival) -> String? {
    switch arrival {
    case .reply(nil, _): text(["reply": "notImplemented"])
    case .reply(let data?, _): reply(data)
    case .message(let data?, "com.eircodex.speech/events"):
      text(["event": FlutterJSONMethodCodec.sharedInstance().decodeEnvelope(data) ?? NSNull()])
    case .message(let data?, _):
      text(["notice": FlutterStandardMethodCodec.sharedInstance().decodeMethodCall(data).method])
    case .message(nil, let channel): text(["end": channel])
    }
  }

  private static func reply(_ data: Data) -> String? {
    // The event channel replies to `listen` and `cancel` with its own codec.
    guard data.first == 0 else { return nil }
    let value = FlutterStandardMethodCodec.sharedInstance().decodeEnvelope(data)
    if let error = value as? FlutterError { return text(["refusal": error.code]) }
    return text(["reply": value ?? NSNull()])
  }

  nonisolated static func text(_ value: Any) -> String {
    guard let data = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys) else {
      return "\(value)"
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// A message of the fixture, as JSON.
struct FixtureMessage: Sendable {
  let json: String
  let command: BridgeCommand?

  /// Whether the user continues to speak after the message.
  let isFollowedBySpeech: Bool

  static func sequence(_ name: String) throws -> [FixtureMessage] {
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let all = root?["sequences"] as? [String: [[String: Any]]]
    return (all?[name] ?? []).map { map in
      FixtureMessage(
        json: PluginStage.text(map),
        command: (map["call"] as? String).flatMap(BridgeCommand.init),
        isFollowedBySpeech: map["reply"] is [String: Any] || map["event"] != nil
          || map["notice"] != nil)
    }
  }

  private static var file: URL {
    let up = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return up.appendingPathComponent("Flutter/channel-messages.json")
  }
}
