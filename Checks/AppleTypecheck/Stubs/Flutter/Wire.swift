import Foundation

/// The encoding of a stand-in's codec: JSON, which the standard codec prefixes with a byte, so that
/// two sides with different codecs cannot decode each other's messages.
struct Wire {
  let mark: [UInt8]

  static let json = Wire(mark: [])
  static let standard = Wire(mark: [0])

  /// Traps if no codec can encode the value.
  func write(_ value: Any) -> Data {
    guard JSONSerialization.isValidJSONObject(value),
      let data = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    else { fatalError("No codec of Flutter carries \(value).") }
    return Data(mark) + data
  }

  func write(_ error: FlutterError) -> Data {
    let rest: [Any?] = [error.message, error.details]
    return write([error.code] + rest.map { $0 ?? NSNull() })
  }

  func read(_ data: Data) -> Any {
    guard data.starts(with: mark),
      let value = try? JSONSerialization.jsonObject(with: data.dropFirst(mark.count))
    else { fatalError("This was written by another codec.") }
    return value
  }

  func call(_ data: Data) -> FlutterMethodCall {
    guard let map = read(data) as? [String: Any], let method = map["method"] as? String else {
      fatalError("This is no method call.")
    }
    return FlutterMethodCall(methodName: method, arguments: unwrapped(map["args"]))
  }

  /// Returns the result or a `FlutterError`.
  func envelope(_ data: Data) -> Any? {
    guard let list = read(data) as? [Any] else { fatalError("This is no envelope.") }
    guard list.count == 3 else { return unwrapped(list.first) }
    return FlutterError(
      code: list[0] as? String ?? "", message: list[1] as? String, details: unwrapped(list[2]))
  }

  private func unwrapped(_ value: Any?) -> Any? { value is NSNull ? nil : value }
}
