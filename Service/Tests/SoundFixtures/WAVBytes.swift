/// A WAV file written by hand, so that its header can lie.
public struct WAVBytes {
  /// The 16-bit samples, channels interleaved.
  public var samples: [Int16]

  /// Samples a second that the header claims.
  public var rate = 16_000

  /// Channels that the header claims.
  public var channels = 1

  /// Bytes of sound that the header claims; nil claims the truth.
  public var claimedBytes: UInt32?

  /// Makes a truthful mono file at 16 kHz.
  public init(_ samples: [Int16]) { self.samples = samples }

  /// The same with changes.
  public func with(_ change: (inout WAVBytes) -> Void) -> WAVBytes {
    var copy = self
    change(&copy)
    return copy
  }

  /// The whole file.
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
