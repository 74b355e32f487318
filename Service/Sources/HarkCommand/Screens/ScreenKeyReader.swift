/// Makes keys of the bytes that a terminal sends; a letter may come in several reads.
struct ScreenKeyReader {
  private var rest: [UInt8] = []

  private static let sequences: [(String, ScreenKey)] = [
    ("[D", .edit(.left)), ("[C", .edit(.right)), ("[H", .edit(.home)), ("[F", .edit(.end)),
    ("OD", .edit(.left)), ("OC", .edit(.right)), ("OH", .edit(.home)), ("OF", .edit(.end)),
    ("[1~", .edit(.home)), ("[4~", .edit(.end)),
  ]

  /// The keys in the bytes of one read.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [ScreenKey] {
    var left = (rest + bytes)[...]
    rest = []
    var keys: [ScreenKey] = []
    while let first = left.first {
      if first == 0x1B {
        keys += Self.escape(&left)
      } else if first < 0x20 || first == 0x7F {
        left.removeFirst()
        if let key = Self.control(first) { keys.append(key) }
      } else {
        let letters = Self.letters(&left)
        if !letters.isEmpty { keys.append(.text(letters)) }
        if letters.isEmpty {
          // The rest of the letter comes with the next read.
          rest = Array(left)
          break
        }
      }
    }
    return keys
  }

  /// An escape by itself is the key; with something behind it a sequence, of which only some count.
  private static func escape(_ left: inout ArraySlice<UInt8>) -> [ScreenKey] {
    left.removeFirst()
    guard let next = left.first, next == UInt8(ascii: "[") || next == UInt8(ascii: "O") else {
      return [.escape]
    }
    for (text, key) in sequences where left.starts(with: text.utf8) {
      left.removeFirst(text.utf8.count)
      return [key]
    }
    left.removeFirst()
    while let byte = left.first {
      left.removeFirst()
      if byte >= 0x40 { break }
    }
    return []
  }

  private static func control(_ byte: UInt8) -> ScreenKey? {
    switch byte {
    case 0x01: .edit(.home)
    case 0x03, 0x04: .quit
    case 0x05: .edit(.end)
    case 0x08, 0x7F: .edit(.deleteBackward)
    case 0x09: .microphone
    case 0x0A, 0x0D: .enter
    case 0x15: .edit(.undo)
    case 0x19: .edit(.redo)
    default: nil
    }
  }

  /// Everything up to the next control key that is whole letters; empty when only the beginning of
  /// one has come.
  ///
  /// Bytes that can be no letter become a sign that says so.
  private static func letters(_ left: inout ArraySlice<UInt8>) -> String {
    let bytes = left.prefix { $0 >= 0x20 && $0 != 0x7F }
    // A letter may go on with the next read; a control key behind it says that it does not.
    let missing = bytes.count < left.count ? 0 : unfinished(bytes)
    left = left.dropFirst(bytes.count - missing)
    return String(decoding: bytes.dropLast(missing), as: UTF8.self)
  }

  /// How many bytes at the end are the beginning of a letter.
  private static func unfinished(_ bytes: ArraySlice<UInt8>) -> Int {
    for (count, byte) in zip(1..., bytes.reversed().prefix(3)) {
      switch byte {
      case 0xC0...0xDF: return count < 2 ? count : 0
      case 0xE0...0xEF: return count < 3 ? count : 0
      case 0xF0...0xF7: return count < 4 ? count : 0
      case 0x80...0xBF: continue
      default: return 0
      }
    }
    return 0
  }
}
