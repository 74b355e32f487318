import Foundation

/// ios-embedder/interface_flutter_method_call.html
open class FlutterMethodCall: NSObject {
  /// ios-embedder/interface_flutter_method_call.html
  public let method: String

  /// ios-embedder/interface_flutter_method_call.html
  public let arguments: Any?

  /// ios-embedder/interface_flutter_method_call.html
  public init(methodName method: String, arguments: Any?) {
    self.method = method
    self.arguments = arguments
  }
}

/// ios-embedder/interface_flutter_error.html
open class FlutterError: NSObject {
  /// ios-embedder/interface_flutter_error.html
  public let code: String

  /// ios-embedder/interface_flutter_error.html
  public let message: String?

  /// ios-embedder/interface_flutter_error.html
  public let details: Any?

  /// ios-embedder/interface_flutter_error.html
  public init(code: String, message: String?, details: Any?) {
    self.code = code
    self.message = message
    self.details = details
  }
}

/// ios-embedder/protocol_flutter_method_codec-p.html
public protocol FlutterMethodCodec: NSObjectProtocol {
  /// ios-embedder/protocol_flutter_method_codec-p.html
  static func sharedInstance() -> Self

  /// ios-embedder/protocol_flutter_method_codec-p.html
  func encode(_ methodCall: FlutterMethodCall) -> Data

  /// ios-embedder/protocol_flutter_method_codec-p.html
  func decodeMethodCall(_ methodCall: Data) -> FlutterMethodCall

  /// ios-embedder/protocol_flutter_method_codec-p.html
  func encodeSuccessEnvelope(_ result: Any?) -> Data

  /// ios-embedder/protocol_flutter_method_codec-p.html
  func encodeErrorEnvelope(_ error: FlutterError) -> Data

  /// ios-embedder/protocol_flutter_method_codec-p.html
  func decodeEnvelope(_ envelope: Data) -> Any?
}

/// ios-embedder/interface_flutter_j_s_o_n_method_codec.html
public final class FlutterJSONMethodCodec: NSObject, FlutterMethodCodec {
  /// ios-embedder/interface_flutter_j_s_o_n_method_codec.html
  public static func sharedInstance() -> Self { self.init() }

  override init() {}

  /// ios-embedder/interface_flutter_j_s_o_n_method_codec.html
  public func encode(_ methodCall: FlutterMethodCall) -> Data {
    Wire.json.write(["method": methodCall.method, "args": methodCall.arguments ?? NSNull()])
  }

  /// ios-embedder/interface_flutter_j_s_o_n_method_codec.html
  public func decodeMethodCall(_ methodCall: Data) -> FlutterMethodCall {
    Wire.json.call(methodCall)
  }

  /// ios-embedder/interface_flutter_j_s_o_n_method_codec.html
  public func encodeSuccessEnvelope(_ result: Any?) -> Data {
    Wire.json.write([result ?? NSNull()])
  }

  /// ios-embedder/interface_flutter_j_s_o_n_method_codec.html
  public func encodeErrorEnvelope(_ error: FlutterError) -> Data { Wire.json.write(error) }

  /// ios-embedder/interface_flutter_j_s_o_n_method_codec.html
  public func decodeEnvelope(_ envelope: Data) -> Any? { Wire.json.envelope(envelope) }
}

/// ios-embedder/interface_flutter_standard_method_codec.html
public final class FlutterStandardMethodCodec: NSObject, FlutterMethodCodec {
  /// ios-embedder/interface_flutter_standard_method_codec.html
  public static func sharedInstance() -> Self { self.init() }

  override init() {}

  /// ios-embedder/interface_flutter_standard_method_codec.html
  public func encode(_ methodCall: FlutterMethodCall) -> Data {
    Wire.standard.write(["method": methodCall.method, "args": methodCall.arguments ?? NSNull()])
  }

  /// ios-embedder/interface_flutter_standard_method_codec.html
  public func decodeMethodCall(_ methodCall: Data) -> FlutterMethodCall {
    Wire.standard.call(methodCall)
  }

  /// ios-embedder/interface_flutter_standard_method_codec.html
  public func encodeSuccessEnvelope(_ result: Any?) -> Data {
    Wire.standard.write([result ?? NSNull()])
  }

  /// ios-embedder/interface_flutter_standard_method_codec.html
  public func encodeErrorEnvelope(_ error: FlutterError) -> Data { Wire.standard.write(error) }

  /// ios-embedder/interface_flutter_standard_method_codec.html
  public func decodeEnvelope(_ envelope: Data) -> Any? { Wire.standard.envelope(envelope) }
}
