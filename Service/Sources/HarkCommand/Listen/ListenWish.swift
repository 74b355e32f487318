/// A user request to `hark listen`.
enum ListenWish: Sendable, Equatable {
  /// Starts a recording, or ends it and retains the text.
  case toggle

  /// Ends the recording and discards its text.
  case cancel

  /// Ends the command and retains the text.
  case quit

  /// Creates the request for a key; `nil` if the key has no function.
  init?(key: UInt8) {
    switch key {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .toggle
    case UInt8(ascii: "c"), UInt8(ascii: "C"): self = .cancel
    // 4 is ctrl-D, which does not end the input of a terminal that delivers single keys.
    case UInt8(ascii: "q"), UInt8(ascii: "Q"), 4: self = .quit
    default: return nil
    }
  }

  /// Returns the requests in the bytes of one read, or none for an escape sequence, such as that of
  /// an arrow key or a function key.
  static func wishes(in bytes: some Collection<UInt8>) -> [ListenWish] {
    bytes.first == 0x1B ? [] : bytes.compactMap(ListenWish.init)
  }
}
