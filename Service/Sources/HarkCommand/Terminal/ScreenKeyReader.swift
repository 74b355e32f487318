/// Makes keys of the bytes that a terminal sends; a letter may come in several reads.
struct ScreenKeyReader {
  private var rest: [UInt8] = []

  /// What has come so far of a text that is being pasted; nil while none is.
  private var pasted: [UInt8]?

  private static let sequences: [(String, ScreenKey)] = [
    ("[D", .edit(.left)), ("[C", .edit(.right)), ("[H", .edit(.home)), ("[F", .edit(.end)),
    ("[A", .up), ("[B", .down), ("OA", .up), ("OB", .down),
    ("OD", .edit(.left)), ("OC", .edit(.right)), ("OH", .edit(.home)), ("OF", .edit(.end)),
    ("[1~", .edit(.home)), ("[4~", .edit(.end)), ("[3~", .edit(.deleteForward)),
  ]

  /// The keys in the bytes of one read.
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
        // Its end comes with the next read.
        rest = Array(left)
        break
      } else if first == 0x1B {
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

  /// Takes what is pasted; once it is whole it is one text, and so one change to take back.
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

  /// Whether these bytes are the beginning of a sequence and nothing more.
  private static func isUnfinishedSequence(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count > 1 && bytes.starts(with: [0x1B, UInt8(ascii: "[")])
      && bytes.dropFirst(2).allSatisfy { (0x20...0x3F).contains($0) }
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
    case 0x03: .quit
    case 0x04: .deleteOrQuit
    case 0x05: .edit(.end)
    case 0x08, 0x7F: .edit(.deleteBackward)
    case 0x09: .microphone
    case 0x0A, 0x0D: .enter
    case 0x0B: .edit(.deleteToEnd)
    case 0x15: .edit(.deleteToStart)
    case 0x17: .edit(.deleteWord)
    case 0x19: .edit(.redo)
    case 0x1A, 0x1F: .edit(.undo)
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
