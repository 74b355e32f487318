extension BridgeEvent {
  /// The representation on the event channel, whose codec encodes it as JSON (S4-27, O57).
  ///
  /// The keys are `type` and, where applicable, `text` or `errorCode`.
  public var map: [String: String] {
    switch self {
    case .partial(let text): ["type": "partial", "text": text]
    case .final(let text): ["type": "final", "text": text]
    case .error(let code): ["type": "error", "errorCode": code.rawValue]
    }
  }

  /// Decodes a map; `nil` if it is not a valid event or has an unknown error code.
  public init?(map: [String: String]) {
    switch (map["type"], map["text"], map["errorCode"].flatMap(BridgeErrorCode.init)) {
    case ("partial", let text?, _): self = .partial(text)
    case ("final", let text?, _): self = .final(text)
    case ("error", _, let code?): self = .error(code)
    default: return nil
    }
  }
}
