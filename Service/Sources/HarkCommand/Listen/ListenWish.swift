/// What the person wants `hark listen` to do.
enum ListenWish: Sendable, Equatable {
  /// Begin to record, or end it and keep the text.
  case toggle

  /// End the recording and drop what was said in it.
  case cancel

  /// End everything and keep the text.
  case quit

  /// What a key means; nil for one that means nothing.
  init?(key: UInt8) {
    switch key {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .toggle
    case UInt8(ascii: "c"), UInt8(ascii: "C"): self = .cancel
    // 4 is ctrl-D, which no longer ends the input of a terminal that hands over single keys.
    case UInt8(ascii: "q"), UInt8(ascii: "Q"), 4: self = .quit
    default: return nil
    }
  }

  /// What the bytes of one read mean; an arrow or function key comes as several behind an escape
  /// and means nothing.
  static func wishes(in bytes: some Collection<UInt8>) -> [ListenWish] {
    bytes.first == 0x1B ? [] : bytes.compactMap(ListenWish.init)
  }
}
