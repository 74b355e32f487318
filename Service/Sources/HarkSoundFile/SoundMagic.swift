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
