import Foundation
import Hark
import HarkServices

/// Converts a client's audio to Hark's format.
struct RealtimeSound: Sendable {
  /// The maximum duration of audio in one event, in seconds; the maximum message size already
  /// limits PCM to less.
  static let longest = 100

  /// The number of samples received, at the client's rate.
  private(set) var taken: Int

  private let format: RealtimeConfiguration.Format
  private var converter: SpeechRateConverter

  /// The first byte of a sample that was split by the end of the last message.
  private var half: [UInt8] = []

  init(_ format: RealtimeConfiguration.Format, taken: Int = 0) {
    self.format = format
    self.taken = taken
    converter = SpeechRateConverter(from: format.rate, to: AudioChunk.sampleRate)
  }

  mutating func samples(of base64: String) throws(RealtimeFault) -> [Float] {
    guard let data = Data(base64Encoded: base64) else { throw .noAudio }
    guard data.count <= Self.longest * format.rate * format.width else { throw .muchAudio }
    let plain: [Float]
    switch format {
    case .pcm:
      let bytes = half + data
      half = bytes.count.isMultiple(of: 2) ? [] : [bytes[bytes.count - 1]]
      plain = PCM16.samples(of: bytes)
    case .pcmu: plain = data.map(G711.muLaw)
    case .pcma: plain = data.map(G711.aLaw)
    }
    taken += plain.count
    return converter.convert(plain)
  }

  /// Forgets the first byte of a split sample, which a client that resumes sends again.
  mutating func forgetHalf() { half = [] }

  /// Returns the samples still held by the converter at the end of a stretch of audio.
  mutating func rest() -> [Float] {
    half = []
    return converter.finish()
  }
}

extension RealtimeConfiguration.Format {
  var rate: Int {
    switch self {
    case .pcm(let rate): rate
    case .pcmu, .pcma: 8_000
    }
  }

  /// The number of bytes per sample.
  fileprivate var width: Int {
    switch self {
    case .pcm: 2
    case .pcmu, .pcma: 1
    }
  }
}

/// The 8-bit telephone encodings of ITU-T G.711.
enum G711 {
  /// Returns the sample encoded by a μ-law byte, in the range −1…1.
  static func muLaw(_ byte: UInt8) -> Float {
    let bits = ~byte
    let step = Int(bits & 0x0F)
    let chord = Int(bits >> 4 & 0x07)
    let size = ((2 * step + 33) << chord) - 33
    return Float(bits & 0x80 == 0 ? size : -size) / 8_192
  }

  /// Returns the sample encoded by an A-law byte, in the range −1…1.
  static func aLaw(_ byte: UInt8) -> Float {
    let bits = byte ^ 0x55
    let step = Int(bits & 0x0F)
    let chord = Int(bits >> 4 & 0x07)
    let size = chord == 0 ? 2 * step + 1 : (2 * step + 33) << (chord - 1)
    return Float(bits & 0x80 == 0 ? -size : size) / 4_096
  }
}
