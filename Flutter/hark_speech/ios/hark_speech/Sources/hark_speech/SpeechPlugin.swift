// Flutter's headers do not state their threading requirements.
@preconcurrency import Flutter
import Foundation
import Hark
import HarkBridge

/// A Flutter plugin for dictation that forwards messages between two channels and a `SpeechBridge`,
/// and makes no decisions (S4-24).
///
/// Commands arrive over the method channel and are answered there; transcripts and errors are sent
/// over the event channel as JSON. Audio never leaves the plugin (S4-23). All messages are sent and
/// received on the main queue (S4-29).
///
/// The bridge is created for the first command, because an app can have engines that never dictate.
@MainActor
public final class SpeechPlugin: NSObject {
  /// A command, the user's choice in its arguments, and the ID of its call, which is `nil` if no reply
  /// is expected.
  private typealias Request = (command: BridgeCommand, choice: FinishingOptions?, call: Int?)

  private let methods: FlutterMethodChannel
  private let events: FlutterEventChannel
  private let makeBridge: @MainActor () async -> SpeechBridge
  private var bridge: SpeechBridge?
  private var waiting: [Request] = []
  private var reading: Task<Void, Never>?
  private var sink: FlutterEventSink?
  private var results: [Int: FlutterResult] = [:]
  private var lastCall = 0

  /// Creates a plugin that sends messages over `messenger`; `connect(to:)` lets it receive them.
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
    // Only a published plugin is notified when the engine is deallocated.
    registrar.publish(self)
  }

  private func send(
    _ command: BridgeCommand, _ choice: FinishingOptions? = nil, call: Int? = nil
  ) {
    if let bridge { return bridge.send(command, finishing: choice, call: call) }
    waiting.append((command, choice, call))
    reading =
      reading
      ?? Task { [weak self, makeBridge] in
        guard let messages = self?.open(await makeBridge()) else { return }
        for await message in messages { self?.pass(on: message) }
      }
  }

  /// Starts to use `bridge` and returns its messages; `nil` if the engine was deallocated before
  /// the bridge was created.
  private func open(_ bridge: SpeechBridge) -> AsyncStream<BridgeMessage>? {
    guard !Task.isCancelled else { return nil }
    self.bridge = bridge
    for request in waiting {
      bridge.send(request.command, finishing: request.choice, call: request.call)
    }
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

// The engine calls its plugins on the main thread.
extension SpeechPlugin: @preconcurrency FlutterPlugin {
  /// Registers the plugin; called once for each engine, when the engine starts.
  public static func register(with registrar: any FlutterPluginRegistrar) {
    SpeechPlugin(messenger: registrar.messenger(), makeBridge: SpeechBridge.system)
      .connect(to: registrar)
  }

  /// Performs a command and calls `result` once, when the command is complete.
  public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
    guard let command = BridgeCommand(rawValue: call.method) else {
      return result(FlutterMethodNotImplemented)
    }
    do {
      let choice = try FinishingOptions.choice(inArguments: call.arguments)
      lastCall += 1
      results[lastCall] = result
      send(command, choice, call: lastCall)
    } catch {
      let code = BridgeErrorCode.requestCreationFailed.rawValue
      result(FlutterError(code: code, message: error.localizedDescription, details: nil))
    }
  }

  /// Closes the microphone and sends no further messages, because the engine is being deallocated.
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
  /// Sends all further transcripts and errors to `events`.
  public func onListen(
    withArguments arguments: Any?, eventSink events: @escaping FlutterEventSink
  ) -> FlutterError? {
    sink = events
    return nil
  }

  /// Stops recognition, because there is no listener left, for example after a hot restart (S4-18).
  public func onCancel(withArguments arguments: Any?) -> FlutterError? {
    sink = nil
    if reading != nil { send(.stopRecognition) }
    return nil
  }
}

extension BridgeReply {
  /// The reply as encoded by the method channel's codec.
  fileprivate var result: Any? {
    switch self {
    case .permission(let permission): permission.rawValue
    case .available(let isAvailable): isAvailable
    case .started(let locale, let isFallback):
      ["locale": "\(locale)", "isFallback": isFallback] as [String: Any]
    case .stopped: nil
    case .opened(let isOpen): isOpen
    case .recognized(let text): text
    case .wording(let texts): texts
    case .refused(let code): FlutterError(code: code.rawValue, message: nil, details: nil)
    }
  }
}
