/// A WAV file assembled from its parts, so that its header can be wrong.
public struct WAVBytes {
  /// The 16-bit samples, with interleaved channels.
  public var samples: [Int16]

  /// The samples per second stated in the header.
  public var rate = 16_000

  /// The number of channels stated in the header.
  public var channels = 1

  /// The number of bytes of audio stated in the header; `nil` for the actual number.
  public var claimedBytes: UInt32?

  /// Creates a correct mono file at 16 kHz.
  public init(_ samples: [Int16]) { self.samples = samples }

  /// Returns a copy with changes.
  public func with(_ change: (inout WAVBytes) -> Void) -> WAVBytes {
    var copy = self
    change(&copy)
    return copy
  }

  /// The bytes of the whole file.
  public var bytes: [UInt8] {
    let claim = claimedBytes ?? UInt32(samples.count * 2)
    var all = Array("RIFF".utf8) + number(claim &+ 36, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
    all += number(1, 2) + number(UInt32(channels), 2) + number(UInt32(rate), 4)
    all += number(UInt32(truncatingIfNeeded: rate * channels * 2), 4)
    all += number(UInt32(channels * 2), 2) + number(16, 2) + Array("data".utf8) + number(claim, 4)
    return all + samples.flatMap { number(UInt32(UInt16(bitPattern: $0)), 2) }
  }

  private func number(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
  }
}
