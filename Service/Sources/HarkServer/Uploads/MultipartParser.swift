import Foundation

/// An incremental parser for `multipart/form-data` (RFC 7578), which buffers at most a part's
/// header or the length of a boundary.
struct MultipartParser {
  enum Found: Equatable {
    /// The start of a part, with the name of its field and whether it is a file.
    case part(name: String, isFile: Bool)
    case bytes([UInt8])
    case partEnd
  }

  private enum Place { case before, boundary, head, part, after }

  /// The maximum number of parts; a list such as `keywords[]` has one part for each item.
  static let partLimit = 64

  /// The maximum length of a part's header, in bytes.
  static let headLimit = 8 * 1_024

  /// The maximum total size of the data before and after the parts, in bytes.
  static let aroundLimit = 8 * 1_024

  private let delimiter: [UInt8]
  private var place = Place.before

  /// The bytes not yet parsed; initially a line break, because the body may begin with the
  /// first boundary.
  private var pending: [UInt8] = [13, 10]
  private var parts = 0

  /// The number of bytes before the first boundary and after the last one, which are ignored.
  private var around = 0

  init(boundary: String) { delimiter = Array("\r\n--\(boundary)".utf8) }

  /// Returns the boundary in a form's `Content-Type` field, or `nil` if there is no valid one.
  static func boundary(in field: String?) -> String? {
    guard let field, let semicolon = field.firstIndex(of: ";"),
      field[..<semicolon].filter({ $0 != " " }).lowercased() == "multipart/form-data"
    else { return nil }
    let value = FieldParameter.value("boundary", in: field[semicolon...])
    return value.flatMap { 1...70 ~= $0.utf8.count ? $0 : nil }
  }

  mutating func take(_ bytes: some Collection<UInt8>) throws(HTTPRefusal) -> [Found] {
    pending += bytes
    var found: [Found] = []
    while try step(&found) {}
    return found
  }

  /// Throws if the input ended before the closing boundary.
  func end() throws(HTTPRefusal) { if place != .after { throw .tornForm } }

  /// Parses one element of the pending bytes, or returns `false` if it needs more bytes.
  private mutating func step(_ found: inout [Found]) throws(HTTPRefusal) -> Bool {
    switch place {
    case .before, .part: return try takeContent(&found)
    case .boundary: return try takeBoundary()
    case .head: return try takeHead(&found)
    case .after:
      try skip(pending.count)
      return false
    }
  }

  private mutating func takeContent(_ found: inout [Found]) throws(HTTPRefusal) -> Bool {
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

  private mutating func skip(_ count: Int) throws(HTTPRefusal) {
    around += count
    if around > Self.aroundLimit { throw .tooMuchAround }
    pending.removeFirst(count)
  }

  /// Parses the bytes after a boundary: a line end, or two hyphens at the end of the body.
  private mutating func takeBoundary() throws(HTTPRefusal) -> Bool {
    let blanks = pending.prefix { $0 == 32 || $0 == 9 }.count
    // Applies also to blanks that arrive with the line end, so that the pieces of a body do not matter.
    if blanks > 64 { throw .badPart }
    guard pending.count >= blanks + 2 else { return false }
    let mark = Array(pending[blanks..<blanks + 2])
    if mark == [45, 45] {
      place = .after
      return true
    }
    guard mark == [13, 10] else { throw .badPart }
    parts += 1
    if parts > Self.partLimit { throw .tooManyParts }
    pending.removeFirst(blanks + 2)
    place = .head
    return true
  }

  private mutating func takeHead(_ found: inout [Found]) throws(HTTPRefusal) -> Bool {
    guard let end = Self.place(of: [13, 10, 13, 10], in: pending) else {
      if pending.count > Self.headLimit { throw .badPart }
      return false
    }
    guard end <= Self.headLimit,
      let part = Self.part(String(decoding: pending[..<end], as: UTF8.self))
    else { throw .badPart }
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

  /// Returns the position of the first occurrence of `wanted`, or `nil` if there is none.
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

/// A parser for parameters after a field's value, as in `form-data; name="file"`.
private enum FieldParameter {
  /// Returns the parameter's value without quotation marks, or `nil` if it is absent.
  static func value(_ name: String, in text: Substring) -> String? {
    var rest = text
    while let semicolon = rest.firstIndex(of: ";") {
      rest = rest[rest.index(after: semicolon)...].drop { $0 == " " || $0 == "\t" }
      guard let equals = rest.firstIndex(where: { $0 == "=" || $0 == ";" }), rest[equals] == "="
      else { continue }
      let key = rest[..<equals].lowercased()
      rest = rest[rest.index(after: equals)...]
      let value = takeValue(&rest)
      if key == name { return value }
    }
    return nil
  }

  private static func takeValue(_ rest: inout Substring) -> String {
    guard rest.first == "\"" else {
      let value = rest.prefix { $0 != ";" && $0 != " " && $0 != "\t" }
      rest = rest[value.endIndex...]
      return String(value)
    }
    rest.removeFirst()
    var value = ""
    while let next = rest.popFirst(), next != "\"" {
      value.append(next == "\\" ? rest.popFirst() ?? next : next)
    }
    return value
  }
}
