import Foundation

/// Cuts the bytes of a `multipart/form-data` body (RFC 7578) into its parts, however the bytes come.
///
/// It holds no more than a part's head, or the length of a boundary, whatever a part holds.
struct MultipartParser {
  /// What a body turned out to hold next.
  enum Found: Equatable {
    /// A part begins: the name of its field, and whether it is a file.
    case part(name: String, isFile: Bool)

    /// The next bytes of the part.
    case bytes([UInt8])

    /// The part is over.
    case partEnd
  }

  /// Why a body makes no sense.
  enum Fault: Error {
    case badHead, tooManyParts, tooMuchAround, endsEarly
  }

  private enum Place { case before, boundary, head, part, behind }

  /// The most parts, far above what any request has.
  static let partLimit = 64

  /// The longest head of a part, in bytes.
  static let headLimit = 8 * 1_024

  /// The most that may lie before and behind the parts, in bytes.
  static let aroundLimit = 8 * 1_024

  private let delimiter: [UInt8]
  private var place = Place.before

  /// Begins with the end of a line, so that a boundary at the very beginning is like every other.
  private var pending: [UInt8] = [13, 10]
  private var parts = 0

  /// Bytes before the first boundary and behind the last one, which nobody reads.
  private var around = 0

  /// Makes a parser for the boundary that a `Content-Type` names.
  init(boundary: String) { delimiter = Array("\r\n--\(boundary)".utf8) }

  /// The boundary in a field `Content-Type`; nil when it is no form's or has none.
  static func boundary(in field: String?) -> String? {
    guard let field, let semicolon = field.firstIndex(of: ";"),
      field[..<semicolon].filter({ $0 != " " }).lowercased() == "multipart/form-data"
    else { return nil }
    let value = FieldParameter.value("boundary", in: field[semicolon...])
    return value.flatMap { 1...70 ~= $0.utf8.count ? $0 : nil }
  }

  /// Takes the next bytes and returns what is found in them.
  mutating func take(_ bytes: some Collection<UInt8>) throws(Fault) -> [Found] {
    pending += bytes
    var found: [Found] = []
    while try step(&found) {}
    return found
  }

  /// Says that no more bytes come.
  func end() throws(Fault) { if place != .behind { throw .endsEarly } }

  /// Takes one thing out of what is pending; false when that needs more bytes.
  private mutating func step(_ found: inout [Found]) throws(Fault) -> Bool {
    switch place {
    case .before, .part: return try takeContent(&found)
    case .boundary: return try takeBoundary()
    case .head: return try takeHead(&found)
    case .behind:
      try skip(pending.count)
      return false
    }
  }

  private mutating func takeContent(_ found: inout [Found]) throws(Fault) -> Bool {
    let end = Self.place(of: delimiter, in: pending)
    let count = end ?? max(pending.count - delimiter.count + 1, 0)
    if place == .before {
      try skip(count)
    } else {
      if count > 0 { found.append(.bytes(Array(pending[..<count]))) }
      pending.removeFirst(count)
    }
    if end == nil { return false }
    pending.removeFirst(delimiter.count)
    if place == .part { found.append(.partEnd) }
    place = .boundary
    return true
  }

  private mutating func skip(_ count: Int) throws(Fault) {
    around += count
    if around > Self.aroundLimit { throw .tooMuchAround }
    pending.removeFirst(count)
  }

  /// Behind a boundary stands the end of its line, or two dashes at the very end.
  private mutating func takeBoundary() throws(Fault) -> Bool {
    let blanks = pending.prefix { $0 == 32 || $0 == 9 }.count
    guard pending.count >= blanks + 2 else {
      if blanks > 64 { throw .badHead }
      return false
    }
    let mark = Array(pending[blanks..<blanks + 2])
    if mark == [45, 45] {
      place = .behind
      return true
    }
    guard mark == [13, 10] else { throw .badHead }
    parts += 1
    if parts > Self.partLimit { throw .tooManyParts }
    pending.removeFirst(blanks + 2)
    place = .head
    return true
  }

  private mutating func takeHead(_ found: inout [Found]) throws(Fault) -> Bool {
    guard let end = Self.place(of: [13, 10, 13, 10], in: pending) else {
      if pending.count > Self.headLimit { throw .badHead }
      return false
    }
    guard end <= Self.headLimit,
      let part = Self.part(String(decoding: pending[..<end], as: UTF8.self))
    else { throw .badHead }
    found.append(part)
    pending.removeFirst(end + 4)
    place = .part
    return true
  }

  private static func part(_ head: String) -> Found? {
    let lines = head.components(separatedBy: "\r\n")
    let field = lines.first { $0.lowercased().hasPrefix("content-disposition:") }
    guard let field, let semicolon = field.firstIndex(of: ";"),
      case let kind = field[..<semicolon].trimmingCharacters(in: .whitespaces),
      kind.lowercased().hasSuffix("form-data"),
      let name = FieldParameter.value("name", in: field[semicolon...])
    else { return nil }
    let isFile = ["filename", "filename*"].contains {
      FieldParameter.value($0, in: field[semicolon...]) != nil
    }
    return .part(name: name, isFile: isFile)
  }

  /// Where `wanted` first lies in `bytes`; a search for its first byte by the system, since a file has
  /// many bytes.
  private static func place(of wanted: [UInt8], in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while buffer.count - start >= wanted.count, let base = buffer.baseAddress {
        guard let hit = memchr(base + start, Int32(wanted[0]), buffer.count - start) else {
          return nil
        }
        let place = base.distance(to: UnsafeRawPointer(hit))
        if buffer.count - place < wanted.count { return nil }
        if memcmp(base + place, wanted, wanted.count) == 0 { return place }
        start = place + 1
      }
      return nil
    }
  }
}
