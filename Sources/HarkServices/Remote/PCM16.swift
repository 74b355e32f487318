/// Conversion to and from 16-bit little-endian PCM, the format that most servers accept.
public enum PCM16 {
  /// Returns samples in −1…1 as bytes.
  ///
  /// NaN and infinities become silence; finite values out of range are clipped.
  public static func bytes(of samples: some Collection<Float>) -> [UInt8] {
    self.bytes(of: samples.lazy.map(integer))
  }

  static func bytes(of samples: some Collection<Int16>) -> [UInt8] {
    samples.map(\.littleEndian).withUnsafeBytes { Array($0) }
  }

  /// Returns bytes as samples of −1…1; ignores the last byte of an odd number of bytes.
  public static func samples(of bytes: some RandomAccessCollection<UInt8>) -> [Float] {
    (0..<bytes.count / 2).map { index in
      let low = bytes.index(bytes.startIndex, offsetBy: 2 * index)
      let number = UInt16(bytes[low]) | UInt16(bytes[bytes.index(after: low)]) << 8
      return Float(Int16(bitPattern: number)) / 32_768
    }
  }

  /// Returns one sample of −1…1 as a 16-bit integer.
  public static func integer(_ sample: Float) -> Int16 {
    guard sample.isFinite else { return 0 }
    return Int16(max(-32_768, min(32_767, (sample * 32_768).rounded())))
  }
}
