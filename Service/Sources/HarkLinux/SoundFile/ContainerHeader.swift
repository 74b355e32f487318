/// The position and length of the audio, as stated by a sound file's container.
///
/// libsndfile silently truncates a stated length to the data present, and accepts a length of 0;
/// the header reveals both. It is read for WAV, AIFF and AU, the formats that state a length in
/// bytes.
struct ContainerHeader: Equatable {
  /// The offset of the first byte of audio.
  var soundStart: Int

  /// The stated length of the audio, in bytes; `nil` if the writer did not know it, as with a pipe.
  var soundLength: Int?

  /// The offset of the four bytes that state the length.
  var lengthField: Int

  /// A function that returns up to `count` bytes from `offset`, or fewer at the end.
  typealias Bytes = (_ offset: Int, _ count: Int) -> [UInt8]

  /// Reads the header; returns `nil` for other formats and incomplete headers.
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

  /// The smallest stated length that means an unknown length.
  ///
  /// Writers that cannot go back to fill in the actual length state 0xFFFFFFFF, 0x7FFFFFFF,
  /// 0x7FFFF000 or a similar value.
  private static let unknown = 0x7FFF_0000

  private static func walk(_ bytes: Bytes, to wanted: String, bigEndian: Bool) -> ContainerHeader? {
    var offset = 12
    // A valid file has only a few chunks; the limit ends the search in a hostile one.
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
