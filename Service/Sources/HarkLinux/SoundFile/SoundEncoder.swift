import CSndfile
import Hark

/// Encodes speech to a sound file in pieces, so that it can be sent while it is still being spoken.
///
/// The audio is mono, at 24 kHz. Header fields that are known only at the end, after the header has
/// been sent, remain unknown: WAV states an unknown length, FLAC omits it, and MP3 has no table of
/// contents. An encoder is not safe for concurrent use.
public final class SoundEncoder {
  /// The kinds of sound files.
  public enum Kind: String, Sendable, CaseIterable {
    case mp3, opus, flac, wav

    /// 16-bit little-endian samples without a header.
    case pcm

    /// Whether this machine can write this kind, with libsndfile if the kind needs it.
    public var isWritable: Bool {
      guard var info = SoundEncoder.info(self) else { return true }
      return sf_format_check(&info) == 1
    }
  }

  /// The sample rate of the output, in samples per second.
  public static let rate = 24_000

  private let kind: Kind
  private let resampler: Resampler
  private let writer: SoundWriter?
  private var hasHead = false

  /// Creates an encoder; `nil` if the system's libraries refuse.
  public init?(_ kind: Kind) {
    guard let resampler = Resampler(from: AudioChunk.sampleRate, to: Self.rate) else { return nil }
    self.kind = kind
    self.resampler = resampler
    guard let info = Self.info(kind) else {
      writer = nil
      return
    }
    writer = SoundWriter(info)
    if writer == nil { return nil }
  }

  /// Encodes samples in Hark's format, 16 kHz and −1…1, and returns the new bytes of the file.
  ///
  /// The result may be empty. It is `nil` if the bytes cannot be written.
  public func encode(_ samples: [Float]) -> [UInt8]? {
    var converted: [Float] = []
    resampler.process(samples, into: &converted)
    return bytes(of: converted)
  }

  /// Returns the rest of the file; `nil` if it cannot be written.
  public func finish() -> [UInt8]? {
    var rest: [Float] = []
    resampler.flush(into: &rest)
    guard let bytes = bytes(of: rest) else { return nil }
    return bytes + (writer?.finish() ?? [])
  }

  /// Returns libsndfile's description of a kind; `nil` for kinds that need no library.
  fileprivate static func info(_ kind: Kind) -> SF_INFO? {
    let format: Int32
    switch kind {
    case .mp3: format = Int32(SF_FORMAT_MPEG) | Int32(SF_FORMAT_MPEG_LAYER_III)
    case .opus: format = Int32(SF_FORMAT_OGG) | Int32(SF_FORMAT_OPUS)
    case .flac: format = Int32(SF_FORMAT_FLAC) | Int32(SF_FORMAT_PCM_16)
    case .wav, .pcm: return nil
    }
    var info = SF_INFO()
    info.samplerate = Int32(rate)
    info.channels = 1
    info.format = format
    return info
  }

  private func bytes(of samples: [Float]) -> [UInt8]? {
    // The resampler can push extreme samples slightly out of range.
    let sound = samples.map { $0.asSound }
    if let writer { return writer.write(sound) }
    let head = kind == .wav && !hasHead ? Self.head : []
    hasHead = true
    return sound.reduce(into: head) { bytes, sample in
      let value = UInt16(bitPattern: Int16((sample * 32_767).rounded()))
      bytes.append(UInt8(truncatingIfNeeded: value))
      bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    }
  }

  /// The header of a WAV file of unknown length.
  private static let head: [UInt8] = {
    let rate = UInt32(SoundEncoder.rate)
    return Array("RIFF".utf8) + number(.max, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
      + number(1, 2) + number(1, 2) + number(rate, 4) + number(rate * 2, 4) + number(2, 2)
      + number(16, 2) + Array("data".utf8) + number(.max, 4)
  }()

  private static func number(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
  }
}
