import Foundation

/// Conversion to and from 16-bit little-endian PCM, the format that most servers accept.
public enum PCM16 {
  /// Returns samples in −1…1 as bytes.
  ///
  /// NaN and infinities become silence; finite values out of range are clipped.
  public static func bytes(of samples: some Collection<Float>) -> [UInt8] {
    self.bytes(of: samples.lazy.map(integer))
  }

  static func bytes(of samples: some Collection<Int16>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * samples.count)
    for sample in samples {
      let number = UInt16(bitPattern: sample)
      bytes.append(UInt8(truncatingIfNeeded: number))
      bytes.append(UInt8(truncatingIfNeeded: number >> 8))
    }
    return bytes
  }

  /// Returns bytes as samples of −1…1; an odd byte at the end is ignored.
  public static func samples(of bytes: some RandomAccessCollection<UInt8>) -> [Float] {
    var samples: [Float] = []
    samples.reserveCapacity(bytes.count / 2)
    var place = bytes.startIndex
    while bytes.distance(from: place, to: bytes.endIndex) >= 2 {
      let next = bytes.index(after: place)
      let number = UInt16(bytes[place]) | UInt16(bytes[next]) << 8
      samples.append(Float(Int16(bitPattern: number)) / 32_768)
      place = bytes.index(after: next)
    }
    return samples
  }

  /// Returns one sample of −1…1 as a 16-bit integer.
  public static func integer(_ sample: Float) -> Int16 {
    guard sample.isFinite else { return 0 }
    return Int16(max(-32_768, min(32_767, (sample * 32_768).rounded())))
  }

  static func base64(of samples: some Collection<Float>) -> String {
    Data(bytes(of: samples)).base64EncodedString()
  }
}
