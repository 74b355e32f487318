/// One JSON object on one line, its keys in the order in which they were given.
struct JSONLine {
  private var members: [String] = []

  /// The object, without a line end.
  var text: String { "{" + members.joined(separator: ",") + "}" }

  /// Adds a text; nothing for nil.
  mutating func add(_ key: String, _ value: String?) {
    if let value { members.append("\(Self.quoted(key)):\(Self.quoted(value))") }
  }

  /// Adds a number; nothing for nil.
  mutating func add(_ key: String, _ value: Double?) {
    if let value { add(key, json: Self.number(value)) }
  }

  /// Adds JSON as it is.
  mutating func add(_ key: String, json: String) {
    members.append("\(Self.quoted(key)):\(json)")
  }

  /// A number as short as it can be read back without loss; JSON has no infinity.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// A text in quotes, with everything escaped that JSON wants escaped.
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
