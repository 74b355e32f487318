import CSndfile

/// Decodes a sound file, whatever its kind, to mono, with libsndfile.
final class SoundDecoder {
  /// The rates that can be read, in samples a second; libsndfile takes any number at its word.
  static let rates = 1_000...1_000_000

  /// Samples a second.
  let rate: Int

  /// Frames that libsndfile found or was promised; nil when the file does not say.
  let frames: Int?

  private let handle: OpaquePointer
  private let channels: Int
  private var interleaved: [Float] = []

  /// Decodes from `descriptor`, which it owns from now on.
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
    // From here on `deinit` closes the file when the initialiser throws.
    if !Self.rates.contains(rate) { throw .rateUnusable(rate) }
  }

  deinit { sf_close(handle) }

  /// Whether decoding ended because something in the file made no sense.
  var hasFailed: Bool { sf_error(handle) != 0 }

  /// Replaces `mono` with the next `count` frames, the channels averaged; fewer at the end.
  func read(_ count: Int, into mono: inout [Float]) {
    if interleaved.count != count * channels {
      interleaved = [Float](repeating: 0, count: count * channels)
    }
    let got = interleaved.withUnsafeMutableBufferPointer { buffer in
      Int(sf_readf_float(handle, buffer.baseAddress, sf_count_t(count)))
    }
    mixDown(max(got, 0), into: &mono)
  }

  /// From here on (9 months at 48 kHz) it is libsndfile's way to say that it cannot tell.
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
  /// The value within −1…1; a value that is no number is silence, for it would spoil all that a
  /// filter makes after it.
  var asSound: Float {
    if self >= -1 { return self <= 1 ? self : 1 }
    return self < -1 ? -1 : 0
  }
}
