import CSndfile
import Glibc
import Hark

/// Encodes speech to a sound file in pieces, so that the file can be sent during the synthesis.
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

  /// Creates an encoder; `nil` if the system's libraries do not support this kind.
  public init?(_ kind: Kind) {
    guard let resampler = Resampler(from: AudioChunk.sampleRate, to: Self.rate) else { return nil }
    self.kind = kind
    self.resampler = resampler
    let info = Self.info(kind)
    writer = info.flatMap(SoundWriter.init)
    if info != nil, writer == nil { return nil }
  }

  /// Encodes samples in Hark's format, 16 kHz and −1…1, and returns the new bytes of the file.
  ///
  /// The result may be empty. It is `nil` if the bytes cannot be written.
  public func encode(_ samples: [Float]) -> [UInt8]? { bytes(of: resampler.process(samples)) }

  /// Returns the rest of the file; `nil` if it cannot be written.
  public func finish() -> [UInt8]? {
    bytes(of: resampler.flush()).map { $0 + (writer?.finish() ?? []) }
  }

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

/// A sound file in memory, from which bytes are taken as it grows; later changes to bytes already
/// taken are dropped.
private final class SoundWriter {
  private final class Sink {
    var taken = 0
    var bytes: [UInt8] = []
    var place = 0
    var length: Int { taken + bytes.count }

    func write(_ source: UnsafeRawBufferPointer) {
      for (index, byte) in source.enumerated() {
        let here = place + index - taken
        if here == bytes.count { bytes.append(byte) } else if here >= 0 { bytes[here] = byte }
      }
      place += source.count
    }
  }

  private static let pageLength = 200.0

  private let sink = Sink()
  private var sound: OpaquePointer?

  init?(_ info: SF_INFO) {
    var info = info
    var calls = Self.calls
    sound = SoundLibrary.inTurn(nil) { [sink] in
      sf_open_virtual(&calls, Int32(SFM_WRITE), &info, Unmanaged.passUnretained(sink).toOpaque())
    }
    guard sound != nil else { return nil }
    var length = Self.pageLength
    sf_command(sound, Int32(SFC_SET_OGG_PAGE_LATENCY_MS), &length, Int32(MemoryLayout<Double>.size))
  }

  deinit { if sound != nil { sf_close(sound) } }

  func write(_ samples: [Float]) -> [UInt8]? {
    guard sound != nil,
      sf_writef_float(sound, samples, sf_count_t(samples.count)) == sf_count_t(samples.count)
    else { return nil }
    return take()
  }

  func finish() -> [UInt8] {
    if sound != nil { sf_close(sound) }
    sound = nil
    return take()
  }

  private func take() -> [UInt8] {
    defer {
      sink.taken += sink.bytes.count
      sink.bytes = []
    }
    return sink.bytes
  }

  private static func sink(_ data: UnsafeMutableRawPointer?) -> Sink? {
    data.map { Unmanaged<Sink>.fromOpaque($0).takeUnretainedValue() }
  }

  private static var calls: SF_VIRTUAL_IO {
    SF_VIRTUAL_IO(
      get_filelen: { sf_count_t(SoundWriter.sink($0)?.length ?? 0) },
      seek: { offset, from, data in
        guard let sink = SoundWriter.sink(data) else { return -1 }
        switch from {
        case SEEK_SET: sink.place = Int(offset)
        case SEEK_CUR: sink.place += Int(offset)
        default: sink.place = sink.length + Int(offset)
        }
        return sf_count_t(sink.place)
      },
      read: { _, _, _ in 0 },
      write: { source, count, data in
        guard let source, let sink = SoundWriter.sink(data) else { return 0 }
        sink.write(UnsafeRawBufferPointer(start: source, count: Int(count)))
        return count
      },
      tell: { sf_count_t(SoundWriter.sink($0)?.place ?? 0) })
  }
}
