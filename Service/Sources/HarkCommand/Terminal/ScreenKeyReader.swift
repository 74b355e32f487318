/// Converts the bytes of a terminal to keys; the bytes of a character may arrive in several reads.
struct ScreenKeyReader {
  private var rest: [UInt8] = []

  /// The part of a pasted text received so far; `nil` if no paste is in progress.
  private var pasted: [UInt8]?

  private static let sequences: [(String, ScreenKey)] = [
    ("[D", .edit(.left)), ("[C", .edit(.right)), ("[H", .edit(.home)), ("[F", .edit(.end)),
    ("[A", .up), ("[B", .down), ("OA", .up), ("OB", .down),
    ("OD", .edit(.left)), ("OC", .edit(.right)), ("OH", .edit(.home)), ("OF", .edit(.end)),
    ("[1~", .edit(.home)), ("[4~", .edit(.end)), ("[3~", .edit(.deleteForward)),
  ]

  mutating func keys(in bytes: some Sequence<UInt8>) -> [ScreenKey] {
    var left = (rest + bytes)[...]
    rest = []
    var keys: [ScreenKey] = []
    while let first = left.first {
      if pasted != nil {
        keys += paste(&left)
      } else if left.starts(with: PasteBrackets.before.utf8) {
        left.removeFirst(PasteBrackets.before.utf8.count)
        pasted = []
      } else if Self.isUnfinishedSequence(left) {
        // The rest of the sequence arrives with the next read.
        rest = Array(left)
        break
      } else if first == 0x1B {
        keys += Self.escape(&left)
      } else if first < 0x20 || first == 0x7F {
        left.removeFirst()
        if let key = Self.control(first) { keys.append(key) }
      } else {
        let letters = Self.letters(&left)
        guard !letters.isEmpty else {
          // The rest of the character arrives with the next read.
          rest = Array(left)
          break
        }
        keys.append(.text(letters))
      }
    }
    return keys
  }

  /// Returns a complete paste as one text, so that it is one change to undo.
  private mutating func paste(_ left: inout ArraySlice<UInt8>) -> [ScreenKey] {
    var text = pasted ?? []
    let known = text.count
    text += left
    left = []
    let behind = PasteBrackets.behind
    var place = max(known - behind.count, 0)
    while place < text.count, !text[place...].starts(with: behind) { place += 1 }
    guard place < text.count else {
      pasted = text
      return []
    }
    pasted = nil
    left = ArraySlice(text[(place + behind.count)...])
    let new = PasteBrackets.text(text[..<place])
    return new.isEmpty ? [] : [.text(new)]
  }

  private static func isUnfinishedSequence(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count > 1 && bytes.starts(with: [0x1B, UInt8(ascii: "[")])
      && bytes.dropFirst(2).allSatisfy { (0x20...0x3F).contains($0) }
  }

  /// Parses an escape byte: before a printable character, it begins a sequence, or represents Alt
  /// with that character; otherwise, it is the Escape key.
  ///
  /// Unsupported sequences and keys with Alt have no effect.
  private static func escape(_ left: inout ArraySlice<UInt8>) -> [ScreenKey] {
    left.removeFirst()
    guard let next = left.first, next == UInt8(ascii: "[") || next == UInt8(ascii: "O") else {
      guard let next = left.first, 0x20..<0x7F ~= next else { return [.escape] }
      left.removeFirst()
      return []
    }
    for (text, key) in sequences where left.starts(with: text.utf8) {
      left.removeFirst(text.utf8.count)
      return [key]
    }
    left.removeFirst()
    // The Linux console sends its first function keys as two brackets and a letter.
    if next == UInt8(ascii: "["), left.first == next { left.removeFirst() }
    while let byte = left.first {
      left.removeFirst()
      if byte >= 0x40 { break }
    }
    return []
  }

  private static func control(_ byte: UInt8) -> ScreenKey? {
    switch byte {
    case 0x01: .edit(.home)
    case 0x03: .quit
    case 0x04: .deleteOrQuit
    case 0x05: .edit(.end)
    case 0x08, 0x7F: .edit(.deleteBackward)
    case 0x09: .microphone
    case 0x0A, 0x0D: .enter
    case 0x0B: .edit(.deleteToEnd)
    case 0x12: .recognizeAgain
    case 0x15: .edit(.deleteToStart)
    case 0x17: .edit(.deleteWord)
    case 0x19: .edit(.redo)
    case 0x1A, 0x1F: .edit(.undo)
    default: nil
    }
  }

  /// Removes and returns all complete characters before the next control key; invalid bytes become
  /// replacement characters.
  private static func letters(_ left: inout ArraySlice<UInt8>) -> String {
    let bytes = left.prefix { $0 >= 0x20 && $0 != 0x7F }
    // A character may continue in the next read, unless a control key follows it.
    let missing = bytes.count < left.count ? 0 : unfinished(bytes)
    left = left.dropFirst(bytes.count - missing)
    return String(decoding: bytes.dropLast(missing), as: UTF8.self)
  }

  private static func unfinished(_ bytes: ArraySlice<UInt8>) -> Int {
    for (count, byte) in zip(1..., bytes.reversed().prefix(3)) {
      // The first byte of a multibyte character begins with as many 1 bits as the character has
      // bytes.
      let length = (~byte).leadingZeroBitCount
      if length != 1 { return 2...4 ~= length && count < length ? count : 0 }
    }
    return 0
  }
}

/// The sequences with which a terminal encloses pasted text.
enum PasteBrackets {
  static let asking: StaticString = "\u{1B}[?2004h"
  static let ending: StaticString = "\u{1B}[?2004l"
  static let before = "\u{1B}[200~"
  static let behind = Array("\u{1B}[201~".utf8)

  static func text(_ bytes: some Sequence<UInt8>) -> String {
    // A terminal sends line breaks as the Return key.
    let lines = String(decoding: Array(bytes), as: UTF8.self)
      .split(omittingEmptySubsequences: false) { ["\r", "\r\n"].contains($0) }
      .joined(separator: "\n")
    return lines.withoutControls
  }
}
