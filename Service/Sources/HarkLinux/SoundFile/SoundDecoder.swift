import CSndfile

/// Decodes a sound file of any kind to mono, with libsndfile.
final class SoundDecoder {
  /// The supported rates, in samples per second; libsndfile accepts any number.
  static let rates = 1_000...1_000_000

  /// The sample rate, in samples per second.
  let rate: Int

  /// The number of frames that libsndfile found or the file states; `nil` if it is unknown.
  let frames: Int?

  private let handle: OpaquePointer
  private let channels: Int
  private var interleaved: [Float] = []

  /// Creates a decoder that takes ownership of `descriptor`.
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
    frames = info.frames < Self.unknownFrames ? Int(info.frames) : nil
    // From here on, `deinit` closes the file if the initializer throws.
    if !Self.rates.contains(rate) { throw .rateUnusable(rate) }
  }

  deinit { sf_close(handle) }

  /// Whether decoding ended because the file contains invalid data.
  var hasFailed: Bool { sf_error(handle) != 0 }

  /// Replaces `mono` with the next `count` frames, with channels averaged; fewer at the end.
  func read(_ count: Int, into mono: inout [Float]) {
    if interleaved.count != count * channels {
      interleaved = [Float](repeating: 0, count: count * channels)
    }
    let got = interleaved.withUnsafeMutableBufferPointer { buffer in
      Int(sf_readf_float(handle, buffer.baseAddress, sf_count_t(count)))
    }
    mixDown(max(got, 0), into: &mono)
  }

  /// The number of frames at which libsndfile indicates an unknown length: 9 months at 48 kHz.
  private static let unknownFrames: sf_count_t = 1 << 40

  private func mixDown(_ count: Int, into mono: inout [Float]) {
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
  /// The value clamped to −1…1; NaN becomes silence, because it would corrupt all further filter
  /// output.
  var asSound: Float {
    if self >= -1 { return self <= 1 ? self : 1 }
    return self < -1 ? -1 : 0
  }
}
