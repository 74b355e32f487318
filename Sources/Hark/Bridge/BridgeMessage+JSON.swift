import Foundation

/// A message of the event channel as JSON has it: `type`, and where there is one `text` or
/// `errorCode`.
private struct EventMap: Codable {
  enum Kind: String, Codable { case partial, final, error }

  let type: Kind
  var text: String?
  var errorCode: String?
}

extension BridgeEvent: Codable {
  /// Reads what `encode` wrote; an error code that this side does not know is refused.
  public init(from decoder: any Decoder) throws {
    let map = try EventMap(from: decoder)
    switch (map.type, map.text, map.errorCode.flatMap(BridgeErrorCode.init)) {
    case (.partial, let text?, _): self = .partial(text)
    case (.final, let text?, _): self = .final(text)
    case (.error, _, let code?): self = .error(code)
    default:
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "This is no event of the bridge."))
    }
  }

  /// Writes the map of the event channel (S4-27).
  public func encode(to encoder: any Encoder) throws {
    let map =
      switch self {
      case .partial(let text): EventMap(type: .partial, text: text)
      case .final(let text): EventMap(type: .final, text: text)
      case .error(let code): EventMap(type: .error, errorCode: code.rawValue)
      }
    try map.encode(to: encoder)
  }

  /// The JSON that goes over the event channel, its keys in the order of the alphabet.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and nothing else: there is nothing in it that cannot be written.
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
