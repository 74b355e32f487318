import Foundation

/// ios-embedder/protocol_flutter_plugin-p.html
public protocol FlutterPlugin: NSObjectProtocol {
  /// ios-embedder/protocol_flutter_plugin-p.html
  static func register(with registrar: any FlutterPluginRegistrar)

  /// ios-embedder/protocol_flutter_plugin-p.html
  func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult)

  /// ios-embedder/protocol_flutter_plugin-p.html
  func detachFromEngine(for registrar: any FlutterPluginRegistrar)
}

// Both methods are optional in Objective-C.
extension FlutterPlugin {
  /// ios-embedder/protocol_flutter_plugin-p.html
  public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {}

  /// ios-embedder/protocol_flutter_plugin-p.html
  public func detachFromEngine(for registrar: any FlutterPluginRegistrar) {}
}

/// ios-embedder/protocol_flutter_plugin_registrar-p.html
public protocol FlutterPluginRegistrar: NSObjectProtocol {
  /// ios-embedder/protocol_flutter_base_registrar-p.html
  func messenger() -> any FlutterBinaryMessenger

  /// ios-embedder/protocol_flutter_plugin_registrar-p.html
  func publish(_ value: NSObject)

  /// ios-embedder/protocol_flutter_plugin_registrar-p.html
  func addMethodCallDelegate(_ delegate: any FlutterPlugin, channel: FlutterMethodChannel)
}
