import CSndfile
import Foundation

final class SoundDecoder {
  /// The supported rates, in samples per second; libsndfile accepts any number.
  static let rates = 1_000...1_000_000

  let rate: Int
  /// The number of frames, as found by libsndfile or stated by the file; `nil` if unknown.
  let frames: Int?

  private let handle: OpaquePointer
  private let channels: Int
  private var interleaved: [Float] = []

  init(owning descriptor: Int32) throws(SoundFileError) {
    var info = SF_INFO()
    handle = try SoundLibrary.inTurn(descriptor) { () throws(SoundFileError) in
      guard let handle = sf_open_fd(descriptor, Int32(SFM_READ), &info, 1) else {
        throw Self.refusal()
      }
      return handle
    }
    rate = Int(info.samplerate)
    channels = Int(info.channels)
    frames = info.frames < SoundLibrary.unknownFrames ? Int(info.frames) : nil
    // From here on, `deinit` closes the file if the initializer throws.
    if !Self.rates.contains(rate) { throw .rateUnusable(rate) }
  }

  deinit { sf_close(handle) }

  var hasFailed: Bool { sf_error(handle) != 0 }

  /// Replaces `mono` with the next `wanted` frames, with channels averaged; fewer at the end.
  func read(_ wanted: Int, into mono: inout [Float]) {
    if interleaved.count != wanted * channels {
      interleaved = [Float](repeating: 0, count: wanted * channels)
    }
    let got = interleaved.withUnsafeMutableBufferPointer { buffer in
      Int(sf_readf_float(handle, buffer.baseAddress, sf_count_t(wanted)))
    }
    let count = max(got, 0)
    let channels = channels
    let share = 1 / Float(channels)
    mono = interleaved.withUnsafeBufferPointer { source in
      [Float](unsafeUninitializedCapacity: count) { target, filled in
        for frame in 0..<count {
          var sum: Float = 0
          for channel in 0..<channels { sum += source[frame * channels + channel] }
          target[frame] = (sum * share).asSound
        }
        filled = count
      }
    }
  }

  private static func refusal() -> SoundFileError {
    if sf_error(nil) == Int32(SF_ERR_UNRECOGNISED_FORMAT) { return .notSound }
    let sentences = String(cString: sf_strerror(nil)).split(separator: ".")
    let parts = sentences.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    return .brokenHeader(reason: parts.joined(separator: ": "))
  }
}

extension Float {
  /// The value clamped to −1…1; NaN, which would corrupt all later filter output, becomes silence.
  var asSound: Float {
    if self >= -1 { return self <= 1 ? self : 1 }
    return self < -1 ? -1 : 0
  }
}

/// Serializes the opening of files by libsndfile.
///
/// libsndfile reports the reason for rejecting a file through a process-wide error number.
/// Therefore files are opened one after another, and a caller reads the reason before the next file
/// is opened.
enum SoundLibrary {
  /// The frame count from which libsndfile's length counts as unknown: 9 months at 48 kHz.
  static let unknownFrames: sf_count_t = 1 << 40

  private static let turn = NSLock()

  /// Calls `open` while no other file is being opened; `descriptor` is `nil` for a file in memory.
  ///
  /// Piped data may take a long time to arrive, and no other caller should wait for it. Pipes are
  /// therefore opened without the lock, and the reported error may be that of another file.
  static func inTurn<Result, Failure: Error>(
    _ descriptor: Int32?, _ open: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let descriptor, lseek(descriptor, 0, SEEK_CUR) < 0 { return try open() }
    turn.lock()
    defer { turn.unlock() }
    return try open()
  }
}
