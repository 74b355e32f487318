/// A property wrapper that encodes `nil` as `null`, so that every message contains all members.
@propertyWrapper
struct OrNull<Value: Codable & Sendable & Equatable>: Codable, Sendable, Equatable {
  var wrappedValue: Value?

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    wrappedValue = value.decodeNil() ? nil : try value.decode(Value.self)
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    if let wrappedValue { try value.encode(wrappedValue) } else { try value.encodeNil() }
  }
}
