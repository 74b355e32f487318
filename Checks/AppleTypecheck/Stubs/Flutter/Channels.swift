import Foundation

/// ios-embedder/_flutter_channels_8h.html
public typealias FlutterResult = (Any?) -> Void

/// ios-embedder/_flutter_channels_8h.html
public typealias FlutterEventSink = (Any?) -> Void

/// ios-embedder/_flutter_channels_8h.html
public typealias FlutterMethodCallHandler = (FlutterMethodCall, @escaping FlutterResult) -> Void

// The headers declare both as global variables, which Swift 6 code can read only with
// `@preconcurrency import Flutter`.
/// ios-embedder/_flutter_channels_8h.html
public var FlutterMethodNotImplemented: NSObject = NSObject()

/// ios-embedder/_flutter_channels_8h.html
public var FlutterEndOfEventStream: NSObject = NSObject()

/// ios-embedder/interface_flutter_method_channel.html
open class FlutterMethodChannel: NSObject {
  private let name: String
  private let messenger: any FlutterBinaryMessenger
  private let codec: any FlutterMethodCodec

  /// ios-embedder/interface_flutter_method_channel.html
  public convenience init(name: String, binaryMessenger messenger: any FlutterBinaryMessenger) {
    self.init(
      name: name, binaryMessenger: messenger, codec: FlutterStandardMethodCodec.sharedInstance())
  }

  /// ios-embedder/interface_flutter_method_channel.html
  public init(
    name: String, binaryMessenger messenger: any FlutterBinaryMessenger,
    codec: any FlutterMethodCodec
  ) {
    self.name = name
    self.messenger = messenger
    self.codec = codec
  }

  /// ios-embedder/interface_flutter_method_channel.html
  open func invokeMethod(_ method: String, arguments: Any?) {
    let call = FlutterMethodCall(methodName: method, arguments: arguments)
    messenger.send(onChannel: name, message: codec.encode(call))
  }

  /// ios-embedder/interface_flutter_method_channel.html
  open func setMethodCallHandler(_ handler: FlutterMethodCallHandler?) {
    guard let handler else {
      _ = messenger.setMessageHandlerOnChannel(name, binaryMessageHandler: nil)
      return
    }
    _ = messenger.setMessageHandlerOnChannel(name) { [codec] message, reply in
      guard let message else { return }
      handler(codec.decodeMethodCall(message)) { result in
        switch result {
        case let object as NSObject where object === FlutterMethodNotImplemented: reply(nil)
        case let error as FlutterError: reply(codec.encodeErrorEnvelope(error))
        default: reply(codec.encodeSuccessEnvelope(result))
        }
      }
    }
  }
}

/// ios-embedder/protocol_flutter_stream_handler-p.html
public protocol FlutterStreamHandler {
  /// ios-embedder/protocol_flutter_stream_handler-p.html
  func onListen(withArguments arguments: Any?, eventSink events: @escaping FlutterEventSink)
    -> FlutterError?

  /// ios-embedder/protocol_flutter_stream_handler-p.html
  func onCancel(withArguments arguments: Any?) -> FlutterError?
}

/// ios-embedder/interface_flutter_event_channel.html
open class FlutterEventChannel: NSObject {
  private let name: String
  private let messenger: any FlutterBinaryMessenger
  private let codec: any FlutterMethodCodec

  /// ios-embedder/interface_flutter_event_channel.html
  public convenience init(name: String, binaryMessenger messenger: any FlutterBinaryMessenger) {
    self.init(
      name: name, binaryMessenger: messenger, codec: FlutterStandardMethodCodec.sharedInstance())
  }

  /// ios-embedder/interface_flutter_event_channel.html
  public init(
    name: String, binaryMessenger messenger: any FlutterBinaryMessenger,
    codec: any FlutterMethodCodec
  ) {
    self.name = name
    self.messenger = messenger
    self.codec = codec
  }

  /// ios-embedder/interface_flutter_event_channel.html
  open func setStreamHandler(_ handler: (any FlutterStreamHandler & NSObjectProtocol)?) {
    guard let handler else {
      _ = messenger.setMessageHandlerOnChannel(name, binaryMessageHandler: nil)
      return
    }
    let streams = EventStreams(name: name, messenger: messenger, codec: codec, handler: handler)
    _ = messenger.setMessageHandlerOnChannel(name) { message, reply in
      guard let message else { return }
      reply(streams.answer(message))
    }
  }
}

/// The listener of an event channel. A new listener replaces and cancels the previous one, because
/// a hot restart discards listeners without canceling them.
private final class EventStreams {
  private let name: String
  private let messenger: any FlutterBinaryMessenger
  private let codec: any FlutterMethodCodec
  private let handler: any FlutterStreamHandler & NSObjectProtocol
  private var hasListener = false

  init(
    name: String, messenger: any FlutterBinaryMessenger, codec: any FlutterMethodCodec,
    handler: any FlutterStreamHandler & NSObjectProtocol
  ) {
    self.name = name
    self.messenger = messenger
    self.codec = codec
    self.handler = handler
  }

  func answer(_ message: Data) -> Data? {
    let call = codec.decodeMethodCall(message)
    switch call.method {
    case "listen": return envelope(listen(call.arguments))
    case "cancel": return envelope(cancel(call.arguments))
    default: return nil
    }
  }

  private func listen(_ arguments: Any?) -> FlutterError? {
    if hasListener { _ = handler.onCancel(withArguments: nil) }
    hasListener = true
    let error = handler.onListen(withArguments: arguments) { [name, messenger, codec] event in
      switch event {
      case let object as NSObject where object === FlutterEndOfEventStream:
        messenger.send(onChannel: name, message: nil)
      case let error as FlutterError:
        messenger.send(onChannel: name, message: codec.encodeErrorEnvelope(error))
      default:
        messenger.send(onChannel: name, message: codec.encodeSuccessEnvelope(event))
      }
    }
    if error != nil { hasListener = false }
    return error
  }

  private func cancel(_ arguments: Any?) -> FlutterError? {
    guard hasListener else {
      return FlutterError(code: "error", message: "No active stream to cancel", details: nil)
    }
    hasListener = false
    return handler.onCancel(withArguments: arguments)
  }

  private func envelope(_ error: FlutterError?) -> Data {
    error.map(codec.encodeErrorEnvelope) ?? codec.encodeSuccessEnvelope(nil)
  }
}
