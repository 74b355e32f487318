import Foundation
import Hark
import HarkServices

/// Makes Hark's sound of what a client sends.
struct RealtimeSound: Sendable {
  /// The most seconds of sound that one event may hold: what its length in bytes allows in PCM, and
  /// less of it where a sample is a byte.
  static let longest = 100

  /// Samples that have come so far, as they were sent.
  private(set) var taken: Int

  private let format: RealtimeConfiguration.Format
  private var converter: SpeechRateConverter

  /// The half of a sample with which a message ended.
  private var half: [UInt8] = []

  init(_ format: RealtimeConfiguration.Format, taken: Int = 0) {
    self.format = format
    self.taken = taken
    converter = SpeechRateConverter(from: format.rate, to: AudioChunk.sampleRate)
  }

  /// The next sound; throws when `base64` is none, or too much.
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

  /// What the converter still holds back, at the end of a stretch of sound.
  mutating func rest() -> [Float] {
    half = []
    return converter.finish()
  }
}

extension RealtimeConfiguration.Format {
  /// Samples a second.
  var rate: Int {
    switch self {
    case .pcm(let rate): rate
    case .pcmu, .pcma: 8_000
    }
  }

  /// Bytes a sample.
  fileprivate var width: Int {
    switch self {
    case .pcm: 2
    case .pcmu, .pcma: 1
    }
  }
}

/// The telephone's eight bits a sample, as ITU-T G.711 has them.
enum G711 {
  /// A sample of −1…1.
  static func muLaw(_ byte: UInt8) -> Float {
    let bits = ~byte
    let step = Int(bits & 0x0F)
    let chord = Int(bits >> 4 & 0x07)
    let size = ((2 * step + 33) << chord) - 33
    return Float(bits & 0x80 == 0 ? size : -size) / 8_192
  }

  /// A sample of −1…1.
  static func aLaw(_ byte: UInt8) -> Float {
    let bits = byte ^ 0x55
    let step = Int(bits & 0x0F)
    let chord = Int(bits >> 4 & 0x07)
    let size = chord == 0 ? 2 * step + 1 : (2 * step + 33) << (chord - 1)
    return Float(bits & 0x80 == 0 ? -size : size) / 4_096
  }
}
