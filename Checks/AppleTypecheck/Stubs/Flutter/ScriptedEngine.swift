import Foundation

/// The other end of the channels in tests: calls methods, listens, and records what arrives, in
/// order.
///
/// Not part of Flutter. Sends all messages on the main thread, as the engine does, and traps if a
/// message arrives on another thread.
public final class ScriptedEngine: NSObject, FlutterBinaryMessenger {
  /// A message from the plugin.
  public enum Arrival {
    /// The reply to the call with this number; `nil` for an unknown method.
    case reply(Data?, call: Int)

    /// A message on a channel; `nil` at the end of a stream.
    case message(Data?, channel: String)
  }

  /// All arrivals, in order.
  public private(set) var arrivals: [Arrival] = []

  /// Called after each arrival.
  public var onArrival: (() -> Void)?

  private var handlers: [String: FlutterBinaryMessageHandler] = [:]
  private var connections: [String: FlutterBinaryMessengerConnection] = [:]
  private var calls = 0
  private var published: [NSObject] = []

  /// The channels that have a handler.
  public var handled: [String] { handlers.keys.sorted() }

  /// Creates an engine without plugins.
  public override init() {}

  /// Calls `method`; returns the number that identifies its reply.
  public func call(
    _ method: String, arguments: Any? = nil, channel: String, codec: any FlutterMethodCodec
  ) -> Int {
    calls += 1
    let number = calls
    let call = FlutterMethodCall(methodName: method, arguments: arguments)
    guard let handler = handlers[channel] else {
      note(.reply(nil, call: number))
      return number
    }
    var isAnswered = false
    handler(codec.encode(call)) { data in
      precondition(!isAnswered, "A result was given twice.")
      isAnswered = true
      self.note(.reply(data, call: number))
    }
    return number
  }

  /// Shuts down, and detaches from the plugins that published themselves.
  public func shutDown() {
    for case let plugin as any FlutterPlugin in published { plugin.detachFromEngine(for: self) }
    published = []
  }

  /// flutterbinarymessenger/send(onchannel:message:).
  public func send(onChannel channel: String, message: Data?) {
    note(.message(message, channel: channel))
  }

  /// flutterbinarymessenger/send(onchannel:message:binaryreply:).
  public func send(
    onChannel channel: String, message: Data?, binaryReply callback: FlutterBinaryReply?
  ) {
    note(.message(message, channel: channel))
    callback?(nil)
  }

  /// flutterbinarymessenger/setmessagehandleronchannel(_:binarymessagehandler:).
  public func setMessageHandlerOnChannel(
    _ channel: String, binaryMessageHandler handler: FlutterBinaryMessageHandler?
  ) -> FlutterBinaryMessengerConnection {
    dispatchPrecondition(condition: .onQueue(.main))
    handlers[channel] = handler
    connections[channel] = (connections[channel] ?? 0) + 1
    return connections[channel] ?? 0
  }

  /// flutterbinarymessenger/cleanupconnection(_:).
  public func cleanUpConnection(_ connection: FlutterBinaryMessengerConnection) {
    for (channel, own) in connections where own == connection { handlers[channel] = nil }
  }

  private func note(_ arrival: Arrival) {
    dispatchPrecondition(condition: .onQueue(.main))
    arrivals.append(arrival)
    onArrival?()
  }
}

extension ScriptedEngine: FlutterPluginRegistrar {
  /// flutterpluginregistrar/messenger().
  public func messenger() -> any FlutterBinaryMessenger { self }

  /// flutterpluginregistrar/publish(_:).
  public func publish(_ value: NSObject) { published.append(value) }

  /// flutterpluginregistrar/addmethodcalldelegate(_:channel:).
  public func addMethodCallDelegate(_ delegate: any FlutterPlugin, channel: FlutterMethodChannel) {
    channel.setMethodCallHandler { call, result in delegate.handle(call, result: result) }
  }
}
