/// A value of JSON, written in Swift as one writes it in JSON.
public indirect enum JSONValue: Sendable, Equatable, Encodable {
  /// An object.
  case object([String: JSONValue])

  /// An array.
  case array([JSONValue])

  /// A string.
  case string(String)

  /// A number; a whole one is written without a fraction.
  case number(Double)

  /// True or false.
  case bool(Bool)

  /// Nothing, said aloud: where a field that is left out stays as it is, this clears it.
  case null

  /// What an object has by that name; nil where there is none.
  public subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// Writes it.
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

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Makes a string.
  public init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a number.
  public init(floatLiteral number: Double) { self = .number(number) }

  /// Makes a whole number.
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// Makes true or false.
  public init(booleanLiteral bool: Bool) { self = .bool(bool) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// Makes an array.
  public init(arrayLiteral items: JSONValue...) { self = .array(items) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Makes an object; of two members of one name the last one counts.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { $1 })
  }
}
