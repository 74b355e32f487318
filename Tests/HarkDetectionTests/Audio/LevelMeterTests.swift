import DetectionFixtures
import Testing

@testable import HarkDetection

@Suite("Level meter")
struct LevelMeterTests {
  private func level(_ samples: [Float]) -> Float {
    var meter = LevelMeter()
    meter.push(AudioChunk(start: 0, samples: samples))
    return meter.level
  }

  @Test("Silence is 0, full scale is 1, −30 dB is the middle")
  func scale() {
    #expect(level([Float](repeating: 0, count: 16_000)) == 0)
    #expect(abs(level([Float](repeating: 1, count: 16_000)) - 1) < 0.001)
    #expect(abs(level([Float](repeating: 0.031_623, count: 16_000)) - 0.5) < 0.001)
    #expect(level(Noise.white(seconds: 1, level: -65)) == 0)
  }

  @Test("Rises fast and falls slowly")
  func ballistics() {
    var meter = LevelMeter()
    let loud = AudioChunk(start: 0, samples: [Float](repeating: 1, count: 160))
    let quiet = AudioChunk(start: 0, samples: [Float](repeating: 0, count: 160))
    for _ in 0..<5 { meter.push(loud) }
    #expect(meter.level > 0.9)
    for _ in 0..<5 { meter.push(quiet) }
    #expect(meter.level > 0.7)
    for _ in 0..<100 { meter.push(quiet) }
    #expect(meter.level < 0.02)
  }

  @Test("Covers two thirds of a rise in 20 ms, and of a fall in 250 ms")
  func timeConstants() {
    var meter = LevelMeter()
    let loud = AudioChunk(start: 0, samples: [Float](repeating: 1, count: 160))
    let quiet = AudioChunk(start: 0, samples: [Float](repeating: 0, count: 160))
    for _ in 0..<2 { meter.push(loud) }
    #expect(abs(meter.level - 0.64) < 0.001)
    for _ in 0..<100 { meter.push(loud) }
    for _ in 0..<25 { meter.push(quiet) }
    #expect(abs(meter.level - 0.36) < 0.005)
  }

  @Test("The level does not depend on the chunk size")
  func chunks() {
    let samples = Noise.white(seconds: 1, level: -20)
    var meter = LevelMeter()
    for sample in samples { meter.push(AudioChunk(start: 0, samples: [sample])) }
    #expect(meter.level == level(samples))
  }

  @Test("NaN and infinite samples have no lasting effect")
  func poison() {
    var meter = LevelMeter()
    let bad: [Float] = [.nan, .infinity, -.infinity, 1e30, -1e30, .signalingNaN]
    meter.push(AudioChunk(start: 0, samples: Array(repeating: bad, count: 100).flatMap { $0 }))
    #expect((0...1).contains(meter.level))
    meter.push(AudioChunk(start: 0, samples: [Float](repeating: 0, count: 160_000)))
    #expect(meter.level < 0.001)
  }
}
