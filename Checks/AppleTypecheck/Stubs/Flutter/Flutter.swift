import Foundation
func stub(_ f: StaticString = #function) -> Never { fatalError("stub: \(f)") }
// Objective-C headers without concurrency annotations (BSD-3 flutter/engine); closures are not Sendable there.
public typealias FlutterResult = (Any?) -> Void
public typealias FlutterEventSink = (Any?) -> Void
nonisolated(unsafe) public let FlutterMethodNotImplemented: NSObject = NSObject()
nonisolated(unsafe) public let FlutterEndOfEventStream: NSObject = NSObject()
public protocol FlutterBinaryMessenger: NSObjectProtocol {}
open class FlutterError: NSObject {
  public init(code: String, message: String?, details: Any?) { stub() };
  open var code: String { stub() }; open var message: String? { stub() }
}
open class FlutterMethodCall: NSObject {
  public init(methodName method: String, arguments: Any?) { stub() };
  open var method: String { stub() }; open var arguments: Any? { stub() }
}
public typealias FlutterMethodCallHandler = (FlutterMethodCall, @escaping FlutterResult) -> Void
open class FlutterMethodChannel: NSObject {
  public init(name: String, binaryMessenger messenger: any FlutterBinaryMessenger) { stub() }
  open func invokeMethod(_ method: String, arguments: Any?) { stub() }
  open func setMethodCallHandler(_ handler: FlutterMethodCallHandler?) { stub() }
}
open class FlutterEventChannel: NSObject {
  public init(name: String, binaryMessenger messenger: any FlutterBinaryMessenger) { stub() }
  open func setStreamHandler(_ handler: (any FlutterStreamHandler & NSObjectProtocol)?) { stub() }
}
public protocol FlutterStreamHandler {
  func onListen(withArguments arguments: Any?, eventSink events: @escaping FlutterEventSink)
    -> FlutterError?
  func onCancel(withArguments arguments: Any?) -> FlutterError?
}
public protocol FlutterPluginRegistrar: NSObjectProtocol {
  func messenger() -> any FlutterBinaryMessenger
  func addMethodCallDelegate(_ delegate: any FlutterPlugin, channel: FlutterMethodChannel)
}
public protocol FlutterPlugin: NSObjectProtocol {
  static func register(with registrar: any FlutterPluginRegistrar)
  func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult)
}
extension FlutterPlugin {
  public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {}
}
