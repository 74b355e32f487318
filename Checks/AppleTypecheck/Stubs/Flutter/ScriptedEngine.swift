import Foundation

/// What stands at the other end of the channels in tests: calls methods, listens, and notes what
/// comes, in order.
///
/// A stand-in of this project, and no part of Flutter. Everything is said in the main thread, as the
/// engine says it, and whoever speaks to it in another is stopped.
public final class ScriptedEngine: NSObject, FlutterBinaryMessenger {
  /// What came from the plugin.
  public enum Arrival {
    /// The result of the call of this number; nil for a method that nobody knows.
    case reply(Data?, call: Int)

    /// A message on a channel; nil for the end of a stream.
    case message(Data?, channel: String)
  }

  /// Everything that has come.
  public private(set) var arrivals: [Arrival] = []

  /// Told of each arrival when it is there.
  public var onArrival: (() -> Void)?

  private var handlers: [String: FlutterBinaryMessageHandler] = [:]
  private var connections: [String: FlutterBinaryMessengerConnection] = [:]
  private var calls = 0
  private var published: [NSObject] = []

  /// The channels that somebody handles.
  public var handled: [String] { handlers.keys.sorted() }

  /// Makes an engine without any plugin.
  public override init() {}

  /// Calls `method`; the number by which its reply is known.
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

  /// Goes away: plugins that published themselves are told, and no others.
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
