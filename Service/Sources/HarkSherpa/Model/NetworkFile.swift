import Foundation

/// The metadata of an ONNX file, read without loading its network.
///
/// The file is a protocol buffer. Only the lengths of its fields and the short strings of field 14
/// (`metadata_props`) are read, so the cost does not depend on the size of the network.
struct NetworkFile {
  /// The metadata that the authors stored with the network, such as `model_type`.
  private(set) var metadata: [String: String] = [:]

  /// The maximum length of an entry, in bytes; Whisper's list of languages takes a few hundred.
  private static let longestEntry = 1 << 20
  private static let mostFields = 10_000
  private static let graph = 7
  private static let entry = 14

  /// Reads the file at `path`; `nil` if it cannot be read or is not an ONNX file.
  init?(path: String) {
    guard let file = FileHandle(forReadingAtPath: path), let size = try? file.seekToEnd() else {
      return nil
    }
    defer { try? file.close() }
    var place: UInt64 = 0
    var hasGraph = false
    var fields = 0
    while place < size {
      fields += 1
      guard fields < Self.mostFields, let head = Self.bytes(of: file, at: place, count: 20),
        let field = WireField(head[...])
      else { return nil }
      let body = place + UInt64(field.headCount)
      guard size - body >= field.length else { return nil }
      if field.number == Self.graph { hasGraph = true }
      if field.number == Self.entry, field.length <= Self.longestEntry {
        take(entry: Self.bytes(of: file, at: body, count: Int(field.length)) ?? [])
      }
      place = body + field.length
    }
    guard hasGraph else { return nil }
  }

  private static func bytes(of file: FileHandle, at place: UInt64, count: Int) -> [UInt8]? {
    guard (try? file.seek(toOffset: place)) != nil else { return nil }
    return (try? file.read(upToCount: count)).flatMap { $0 }.map { [UInt8]($0) }
  }

  private mutating func take(entry: [UInt8]) {
    var texts: [Int: String] = [:]
    var rest = entry[...]
    while let field = WireField(rest) {
      rest = rest.dropFirst(field.headCount)
      guard rest.count >= field.length else { return }
      texts[field.number] = String(decoding: rest.prefix(Int(field.length)), as: UTF8.self)
      rest = rest.dropFirst(Int(field.length))
    }
    if let key = texts[1] { metadata[key] = texts[2] ?? "" }
  }
}

private struct WireField {
  let number: Int
  /// The length of the key and of any varint after it, which is the field's value or length.
  let headCount: Int

  let length: UInt64

  init?(_ bytes: ArraySlice<UInt8>) {
    guard let key = Self.number(bytes) else { return nil }
    let rest = bytes.dropFirst(key.count)
    number = Int(truncatingIfNeeded: key.value >> 3)
    switch key.value & 7 {
    case let kind where kind == 0 || kind == 2:
      guard let value = Self.number(rest) else { return nil }
      (headCount, length) = (key.count + value.count, kind == 0 ? 0 : value.value)
    case 1: (headCount, length) = (key.count, 8)
    case 5: (headCount, length) = (key.count, 4)
    default: return nil
    }
    guard number > 0 else { return nil }
  }

  /// Decodes a varint, which stores seven bits per byte, least significant first; `nil` if invalid.
  private static func number(_ bytes: ArraySlice<UInt8>) -> (value: UInt64, count: Int)? {
    var value: UInt64 = 0
    for (place, byte) in bytes.prefix(10).enumerated() {
      value |= UInt64(byte & 0x7F) << UInt64(7 * place)
      if byte & 0x80 == 0 { return (value, place + 1) }
    }
    return nil
  }
}
