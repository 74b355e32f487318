import Hark
import NIOCore

/// Audio exchanged between a page and the server.
struct WireSound: Sendable, Equatable {
  let opening: UInt32

  /// The index of the first sample since the opening.
  let first: Int

  /// The samples, at least one, in the range −1…1 at 16,000 Hz.
  let samples: [Float]

  /// The maximum number of samples in a message: 0.2 s.
  static let longest = 3_200

  var end: Int { first + samples.count }
}

extension WireSound {
  init(_ bytes: ByteBuffer) throws(WireFault) {
    var bytes = bytes
    guard let opening = bytes.readInteger(endianness: .little, as: UInt32.self),
      let first = bytes.readInteger(endianness: .little, as: UInt32.self),
      bytes.readableBytes > 0, bytes.readableBytes.isMultiple(of: 2)
    else { throw .shortSound }
    guard bytes.readableBytes / 2 <= Self.longest else { throw .longSound }
    self.opening = opening
    self.first = Int(first)
    samples = bytes.withUnsafeReadableBytes { raw in
      (0..<raw.count / 2).map { index in
        let sample = raw.loadUnaligned(fromByteOffset: 2 * index, as: Int16.self)
        return Float(Int16(littleEndian: sample)) / 32_768
      }
    }
  }

  /// Returns the audio with indices counted from `base`, or `nil` if all samples precede `base` or
  /// follow `limit`.
  func counted(from base: Int, upTo limit: Int? = nil) -> WireSound? {
    let limit = limit ?? .max
    guard end > base, first < limit else { return nil }
    let new = Array(samples.prefix(limit - first).dropFirst(max(base - first, 0)))
    return WireSound(opening: opening, first: max(first - base, 0), samples: new)
  }

  var bytes: ByteBuffer {
    var bytes = ByteBuffer()
    bytes.writeInteger(opening, endianness: .little)
    bytes.writeInteger(UInt32(first), endianness: .little)
    for sample in samples {
      // NaN, for example from a faulty voice, becomes silence.
      let sound = sample.isNaN ? 0 : sample
      let value = Int16(max(min((sound * 32_768).rounded(), 32_767), -32_768))
      bytes.writeInteger(value, endianness: .little)
    }
    return bytes
  }
}
