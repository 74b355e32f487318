import Foundation

/// A JSON value; all values except null can be written as Swift literals.
public indirect enum JSONValue: Sendable, Equatable, Codable {
  /// An object.
  case object([String: JSONValue])

  /// An array.
  case array([JSONValue])

  /// A string.
  case string(String)

  /// A number; a whole number is encoded without a fraction.
  case number(Double)

  /// A Boolean value.
  case bool(Bool)

  /// An explicit null; in an update, it clears a field that would stay unchanged if omitted.
  case null

  /// The object's member with this name, or `nil`; setting it on any other value has no effect.
  public subscript(name: String) -> JSONValue? {
    get { if case .object(let members) = self { members[name] } else { nil } }
    set {
      guard case .object(var members) = self else { return }
      members[name] = newValue
      self = .object(members)
    }
  }

  /// Decodes any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let items = try? container.decode([JSONValue].self) {
      self = .array(items)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .object(let fields): try container.encode(fields)
    case .array(let items): try container.encode(items)
    case .string(let text): try container.encode(text)
    case .number(let number):
      if let whole = Int(exactly: number) {
        try container.encode(whole)
      } else {
        try container.encode(number)
      }
    case .bool(let bool): try container.encode(bool)
    case .null: try container.encodeNil()
    }
  }
}

extension JSONValue {
  /// Returns the members of the JSON object in `bytes`; `nil` if `bytes` is not a JSON object.
  static func object(in bytes: some Sequence<UInt8>) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
  }
}

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a string.
  public init(stringLiteral text: String) { self = .string(text) }

  /// Creates a number.
  public init(floatLiteral number: Double) { self = .number(number) }

  /// Creates a number from an integer.
  public init(integerLiteral number: Int) { self = .number(Double(number)) }

  /// Creates a Boolean value.
  public init(booleanLiteral bool: Bool) { self = .bool(bool) }

  /// Creates an array.
  public init(arrayLiteral items: JSONValue...) { self = .array(items) }

  /// Creates an object; the last of several members with the same name wins.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { $1 })
  }
}
