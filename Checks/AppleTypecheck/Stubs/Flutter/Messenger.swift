import Foundation

/// ios-embedder/_flutter_binary_messenger_8h.html
public typealias FlutterBinaryReply = (Data?) -> Void

/// ios-embedder/_flutter_binary_messenger_8h.html
public typealias FlutterBinaryMessageHandler = (Data?, @escaping FlutterBinaryReply) -> Void

/// ios-embedder/_flutter_binary_messenger_8h.html
public typealias FlutterBinaryMessengerConnection = Int64

/// ios-embedder/protocol_flutter_binary_messenger-p.html
public protocol FlutterBinaryMessenger: NSObjectProtocol {
  /// ios-embedder/protocol_flutter_binary_messenger-p.html
  func send(onChannel channel: String, message: Data?)

  /// ios-embedder/protocol_flutter_binary_messenger-p.html
  func send(onChannel channel: String, message: Data?, binaryReply callback: FlutterBinaryReply?)

  /// ios-embedder/protocol_flutter_binary_messenger-p.html
  func setMessageHandlerOnChannel(
    _ channel: String, binaryMessageHandler handler: FlutterBinaryMessageHandler?
  ) -> FlutterBinaryMessengerConnection

  /// ios-embedder/protocol_flutter_binary_messenger-p.html
  func cleanUpConnection(_ connection: FlutterBinaryMessengerConnection)
}
