extension BridgeEvent {
  /// What the event channel carries, which its codec writes as JSON: `type`, and where there is one
  /// `text` or `errorCode` (S4-27, O57).
  public var map: [String: String] {
    switch self {
    case .partial(let text): ["type": "partial", "text": text]
    case .final(let text): ["type": "final", "text": text]
    case .error(let code): ["type": "error", "errorCode": code.rawValue]
    }
  }

  /// Reads such a map; nil for one that is no event, also where this side does not know the code.
  public init?(map: [String: String]) {
    switch (map["type"], map["text"], map["errorCode"].flatMap(BridgeErrorCode.init)) {
    case ("partial", let text?, _): self = .partial(text)
    case ("final", let text?, _): self = .final(text)
    case ("error", _, let code?): self = .error(code)
    default: return nil
    }
  }
}
