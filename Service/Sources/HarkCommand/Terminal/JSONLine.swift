/// A JSON object on one line, with its keys in insertion order.
struct JSONLine {
  private var members: [String] = []
  var text: String { "{" + members.joined(separator: ",") + "}" }

  /// Adds a string; does nothing if `value` is `nil`.
  mutating func add(_ key: String, _ value: String?) {
    if let value { members.append("\(Self.quoted(key)):\(Self.quoted(value))") }
  }

  /// Adds a number; does nothing if `value` is `nil`.
  mutating func add(_ key: String, _ value: Double?) {
    if let value { add(key, json: Self.number(value)) }
  }

  mutating func add(_ key: String, _ value: Bool) { add(key, json: "\(value)") }

  /// Adds a value that is already encoded as JSON.
  mutating func add(_ key: String, json: String) { members.append("\(Self.quoted(key)):\(json)") }

  /// Returns text from which the number can be read back exactly; infinity and NaN become `null`.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// Returns a number rounded to at most two decimals.
  static func hundredths(_ value: Double) -> String { number((value * 100).rounded() / 100) }

  /// Returns `text` in quotation marks, with the escapes that JSON requires.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        quoted += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
