/// What a sound file's container says about where its sound lies and how long it is.
///
/// libsndfile quietly cuts a promised length to what is there, and takes a length of 0 at its word;
/// both are worth knowing. Read for WAV, AIFF and AU, the formats that state a length in bytes.
struct ContainerHeader: Equatable {
  /// Where the first byte of sound lies.
  var soundStart: Int

  /// The promised bytes of sound; nil when the writer did not know, as when it wrote to a pipe.
  var soundLength: Int?

  /// Where the four bytes that state the length lie.
  var lengthField: Int

  /// Gives up to `count` bytes from `offset`, fewer at the end.
  typealias Bytes = (_ offset: Int, _ count: Int) -> [UInt8]

  /// Reads the header; nil when it is none of these formats or not complete.
  static func read(_ bytes: Bytes) -> ContainerHeader? {
    let head = bytes(0, 12)
    guard head.count == 12 else { return nil }
    switch (tag(head[0..<4]), tag(head[8..<12])) {
    case ("RIFF", "WAVE"): return walk(bytes, to: "data", bigEndian: false)
    case ("RIFX", "WAVE"): return walk(bytes, to: "data", bigEndian: true)
    case ("FORM", "AIFF"), ("FORM", "AIFC"): return walk(bytes, to: "SSND", bigEndian: true)
    case (".snd", _): return au(head)
    default: return nil
    }
  }

  /// Lengths from here on are what writers state that cannot go back and fill in the real one
  /// (0xFFFFFFFF, 0x7FFFFFFF, 0x7FFFF000 and the like).
  private static let unknown = 0x7FFF_0000

  private static func walk(_ bytes: Bytes, to wanted: String, bigEndian: Bool) -> ContainerHeader? {
    var offset = 12
    // A real file has a handful of chunks; the bound ends the walk through a hostile one.
    for _ in 0..<1000 {
      let chunk = bytes(offset, 8)
      guard chunk.count == 8 else { return nil }
      let length = number(chunk[4..<8], bigEndian: bigEndian)
      if tag(chunk[0..<4]) == wanted {
        return ContainerHeader(
          soundStart: offset + 8, soundLength: length < unknown ? length : nil,
          lengthField: offset + 4)
      }
      offset += 8 + length + length % 2
    }
    return nil
  }

  private static func au(_ head: [UInt8]) -> ContainerHeader {
    let length = number(head[8..<12], bigEndian: true)
    return ContainerHeader(
      soundStart: number(head[4..<8], bigEndian: true),
      soundLength: length < unknown ? length : nil, lengthField: 8)
  }

  private static func tag(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func number(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> Int {
    (bigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }
}
