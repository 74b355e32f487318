// Its headers say nothing of threads.
@preconcurrency import Flutter
import Foundation
import Hark

/// Dictation for Flutter: carries the two channels' messages to a `SpeechBridge` and back, and decides
/// nothing (S4-24).
///
/// Commands come over the method channel and are answered there; texts and errors go over the event
/// channel as JSON. Sound has no way out (S4-23). Everything is said and heard in the main queue
/// (S4-29).
///
/// The bridge is made when something is first asked for: an app may have engines that never dictate.
@MainActor
public final class SpeechPlugin: NSObject {
  /// Something that was asked for; nil for a call that nobody waits for.
  private typealias Request = (command: BridgeCommand, call: Int?)

  private let methods: FlutterMethodChannel
  private let events: FlutterEventChannel
  private let makeBridge: @MainActor () async -> SpeechBridge
  private var bridge: SpeechBridge?
  private var waiting: [Request] = []
  private var reading: Task<Void, Never>?
  private var sink: FlutterEventSink?
  private var results: [Int: FlutterResult] = [:]
  private var lastCall = 0

  /// Makes a plugin that speaks over `messenger`; `connect(to:)` lets it be spoken to.
  init(
    messenger: any FlutterBinaryMessenger,
    makeBridge: @escaping @MainActor () async -> SpeechBridge
  ) {
    self.makeBridge = makeBridge
    methods = FlutterMethodChannel(name: BridgeChannel.methods, binaryMessenger: messenger)
    events = FlutterEventChannel(
      name: BridgeChannel.events, binaryMessenger: messenger,
      codec: FlutterJSONMethodCodec.sharedInstance())
    super.init()
  }

  deinit { bridge?.end() }

  /// Connects both channels.
  func connect(to registrar: any FlutterPluginRegistrar) {
    registrar.addMethodCallDelegate(self, channel: methods)
    events.setStreamHandler(self)
    // Only who has published itself is told when the engine goes away.
    registrar.publish(self)
  }

  private func send(_ command: BridgeCommand, call: Int? = nil) {
    if let bridge { return bridge.send(command, call: call) }
    waiting.append((command, call))
    reading =
      reading
      ?? Task { [weak self, makeBridge] in
        guard let messages = self?.open(await makeBridge()) else { return }
        for await message in messages { self?.pass(on: message) }
      }
  }

  /// Nothing comes of a bridge that was made when the engine had gone already.
  private func open(_ bridge: SpeechBridge) -> AsyncStream<BridgeMessage>? {
    guard !Task.isCancelled else { return nil }
    self.bridge = bridge
    for request in waiting { bridge.send(request.command, call: request.call) }
    waiting = []
    return bridge.messages
  }

  private func pass(on message: BridgeMessage) {
    switch message {
    case .reply(let reply, let call): results.removeValue(forKey: call)?(reply.result)
    case .event(let event): sink?(event.map)
    case .notice(let notice): methods.invokeMethod(notice.rawValue, arguments: nil)
    }
  }
}

// The engine calls its plugins in the main thread.
extension SpeechPlugin: @preconcurrency FlutterPlugin {
  /// Called once for each engine, when it starts.
  public static func register(with registrar: any FlutterPluginRegistrar) {
    SpeechPlugin(messenger: registrar.messenger(), makeBridge: SpeechBridge.system)
      .connect(to: registrar)
  }

  /// Answers once, when what was asked for is done.
  public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
    guard let command = BridgeCommand(rawValue: call.method) else {
      return result(FlutterMethodNotImplemented)
    }
    lastCall += 1
    results[lastCall] = result
    send(command, call: lastCall)
  }

  /// The engine goes away: the microphone is closed, and nobody is told anything more.
  public func detachFromEngine(for registrar: any FlutterPluginRegistrar) {
    methods.setMethodCallHandler(nil)
    events.setStreamHandler(nil)
    reading?.cancel()
    bridge?.end()
    bridge = nil
    waiting = []
    sink = nil
    results = [:]
  }
}

extension SpeechPlugin: @preconcurrency FlutterStreamHandler {
  /// From now on texts and errors go here.
  public func onListen(
    withArguments arguments: Any?, eventSink events: @escaping FlutterEventSink
  ) -> FlutterError? {
    sink = events
    return nil
  }

  /// Nobody listens any more, as after a hot restart, so nothing is listened to either (S4-18).
  public func onCancel(withArguments arguments: Any?) -> FlutterError? {
    sink = nil
    if reading != nil { send(.stopRecognition) }
    return nil
  }
}

extension BridgeReply {
  /// As the method channel's codec carries it.
  fileprivate var result: Any? {
    switch self {
    case .permission(let permission): permission.rawValue
    case .available(let isAvailable): isAvailable
    case .started(let locale, let isFallback):
      ["locale": "\(locale)", "isFallback": isFallback] as [String: Any]
    case .stopped: nil
    case .opened(let isOpen): isOpen
    case .wording(let texts): texts
    case .refused(let code): FlutterError(code: code.rawValue, message: nil, details: nil)
    }
  }
}
