import Foundation
import Testing

@testable import HarkServices

@Suite("Sample rate conversion")
struct SpeechRateConverterTests {
  @Test(
    "The length does not depend on how the audio is divided",
    arguments: [(16_000, 24_000), (24_000, 16_000), (8_000, 16_000), (16_000, 16_000)])
  func lengths(from: Int, to: Int) {
    let sound = Self.tone(440, rate: from, count: 4_801)
    let whole = Self.converted(sound, from, to, by: sound.count)
    #expect(whole.count == (sound.count * to + from - 1) / from)
    for piece in [1, 7, 160, 1_000] {
      #expect(Self.converted(sound, from, to, by: piece) == whole)
    }
  }

  @Test("A finished converter can be reused")
  func reuse() {
    let sound = Self.tone(440, rate: 16_000, count: 3_000)
    var converter = SpeechRateConverter(from: 16_000, to: 24_000)
    let first = converter.convert(sound) + converter.finish()
    let second = converter.convert(sound) + converter.finish()
    #expect(first == second)
  }

  @Test(
    "Frequencies that both rates support are preserved in place",
    arguments: [100.0, 1_000, 3_000, 6_500])
  func back(pitch: Double) {
    let sound = Self.tone(pitch, rate: 16_000, count: 8_000)
    let up = Self.converted(sound, 16_000, 24_000, by: 160)
    let down = Self.converted(up, 24_000, 16_000, by: 240)
    let middle = 500..<7_500
    let worst = middle.map { abs(down[$0] - sound[$0]) }.max() ?? 1
    #expect(worst < 0.01, "\(worst)")
  }

  @Test("Frequencies above the lower rate's limit are not aliased")
  func folding() {
    let hiss = Self.tone(10_000, rate: 24_000, count: 12_000)
    let down = Self.converted(hiss, 24_000, 16_000, by: 100)
    let worst = down[200..<7_800].map(abs).max() ?? 1
    #expect(worst < 0.001, "\(worst)")
  }

  @Test("Bytes and samples convert losslessly, and NaN becomes silence")
  func bytes() {
    #expect(PCM16.bytes(of: [0, 1, -1, .nan, 0.5]) == [0, 0, 255, 127, 0, 128, 0, 0, 0, 64])
    #expect(PCM16.samples(of: [0, 64, 0, 192, 9] as [UInt8]) == [0.5, -0.5])
  }

  private static func tone(_ pitch: Double, rate: Int, count: Int) -> [Float] {
    (0..<count).map { Float(0.5 * sin(2 * .pi * pitch * Double($0) / Double(rate))) }
  }

  private static func converted(_ sound: [Float], _ from: Int, _ to: Int, by piece: Int) -> [Float]
  {
    var converter = SpeechRateConverter(from: from, to: to)
    var result: [Float] = []
    for start in stride(from: 0, to: sound.count, by: piece) {
      result += converter.convert(sound[start..<min(start + piece, sound.count)])
    }
    return result + converter.finish()
  }
}
