/// The position and length of the audio, as stated by a sound file's container.
///
/// libsndfile silently truncates a stated length to the data present, and accepts a length of 0;
/// the header reveals both. It is read for WAV, AIFF, and AU, the formats that state a length in
/// bytes.
struct ContainerHeader: Equatable {
  var soundStart: Int
  /// The stated length of the audio, in bytes; `nil` if its writer did not know it, as on a pipe.
  var soundLength: Int?
  var lengthField: Int

  /// Returns `count` bytes from `offset`, or fewer at the end.
  typealias Bytes = (_ offset: Int, _ count: Int) -> [UInt8]

  /// Reads the header; returns `nil` if the format is unsupported or the header is incomplete.
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

  /// The smallest stated length that stands for an unknown length; writers state 0xFFFFFFFF,
  /// 0x7FFFFFFF, 0x7FFFF000, or similar.
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

/// Detects MPEG audio (MP2, MP3) by its first bytes.
///
/// MPEG audio is read from front to back even if the file is seekable, because without a table of
/// contents libsndfile only estimates the length and stops there. The decoder also writes to
/// standard error about data that only resembles MPEG audio, so no other data may reach it.
enum MPEGHead {
  /// Returns the length of an ID3v2 tag before the audio, in bytes.
  static func tagLength(_ head: some Collection<UInt8>) -> Int {
    let tag = Array(head.prefix(10))
    guard tag.count == 10, tag.starts(with: "ID3".utf8) else { return 0 }
    let length = tag[6...9].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
    let footer = tag[5] & 0x10 == 0 ? 0 : 10
    return 10 + length + footer
  }

  /// Returns whether `head` begins with the sync bits of an MPEG frame, as UTF-16 text also does.
  static func hasSync(_ head: [UInt8]) -> Bool {
    head.count > 1 && head[0] == 0xFF && head[1] & 0xE0 == 0xE0
  }

  /// Returns whether `head` begins with an MPEG frame and, if long enough, continues with another.
  static func isSound(_ head: [UInt8]) -> Bool {
    guard let length = frameLength(head) else { return false }
    return head.count < length + 2 || hasSync(Array(head[length...]))
  }

  /// Returns the length of an MPEG audio frame, in bytes (ISO 11172-3 and ISO 13818-3, layers 2 and
  /// 3); `nil` if `head` is not a valid frame header.
  static func frameLength(_ head: [UInt8]) -> Int? {
    guard hasSync(head), head.count >= 4 else { return nil }
    let version = Int(head[1] >> 3 & 3)
    let layer = 4 - Int(head[1] >> 1 & 3)
    let bitrate = Int(head[2] >> 4)
    let rate = Int(head[2] >> 2 & 3)
    guard version != 1, layer == 2 || layer == 3, (1...14).contains(bitrate), rate < 3 else {
      return nil
    }
    let isFirst = version == 3
    let table = isFirst ? (layer == 3 ? firstLayer3 : firstLayer2) : second
    let halvings = isFirst ? 0 : version == 2 ? 1 : 2
    let frequency = [44_100, 48_000, 32_000][rate] >> halvings
    let slots = layer == 3 && !isFirst ? 72 : 144
    return slots * table[bitrate - 1] * 1000 / frequency + Int(head[2] >> 1 & 1)
  }

  private static let firstLayer2 = [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]
  private static let firstLayer3 = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
  private static let second = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
}

/// Detects the supported file formats by their first bytes.
///
/// libsndfile reads many more formats, most of which are rarely used and rarely tested. They are not
/// passed to it, because sound files are untrusted input.
enum SoundMagic {
  /// The number of bytes that suffices to detect a format.
  static let length = 64

  /// Returns whether `head` begins a WAV, W64, AIFF, AU, CAF, VOC, FLAC, or Ogg file, or MPEG audio.
  static func isSupported(_ head: [UInt8]) -> Bool {
    if MPEGHead.isSound(head) { return true }
    let kind = head.dropFirst(8).prefix(4)
    switch String(decoding: head.prefix(4), as: UTF8.self) {
    case "RIFF", "RIFX", "RF64": return kind.elementsEqual("WAVE".utf8)
    case "FORM": return ["AIFF", "AIFC"].contains { kind.elementsEqual($0.utf8) }
    case "riff": return head.dropFirst(4).starts(with: [0x2E, 0x91, 0xCF, 0x11])
    case "Crea": return head.starts(with: "Creative Voice File".utf8)
    case ".snd", "dns.", "caff", "fLaC", "OggS": return true
    default: return false
    }
  }
}
