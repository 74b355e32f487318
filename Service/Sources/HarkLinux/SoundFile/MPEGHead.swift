/// Detects MPEG audio (MP2, MP3) by its first bytes.
///
/// MPEG audio is read from front to back even if the file is seekable, because without a table of
/// contents libsndfile only estimates the length and stops there. The decoder also writes to
/// standard error about data that only resembles MPEG audio, so no other data may reach it.
enum MPEGHead {
  /// Returns the length of an ID3v2 tag before the audio, in bytes; 0 if there is none.
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

  /// Returns whether `head` begins with an MPEG frame that is followed by another one, if `head`
  /// extends that far.
  static func isSound(_ head: [UInt8]) -> Bool {
    guard let length = frameLength(head) else { return false }
    return head.count < length + 2 || hasSync(Array(head[length...]))
  }

  /// Returns the length of the frame that begins `head`, in bytes (ISO 11172-3, ISO 13818-3, layers
  /// 2, 3).
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

  private static let firstLayer2 = [
    32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384,
  ]
  private static let firstLayer3 = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
  private static let second = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
}
