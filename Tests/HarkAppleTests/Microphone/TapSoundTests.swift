import Testing

@testable import HarkApple

@Suite("Copies of tapped audio")
struct TapSoundTests {
  @Test("The first of several interleaved channels is copied")
  func stride() {
    let woven: [Float] = [0.1, 9, 0.2, 9, 0.3, 9]
    let sound = woven.withUnsafeBufferPointer { woven in
      woven.baseAddress.map { TapSound(rate: 48_000, first: $0, stride: 2, count: 3) }
    }
    #expect(sound?.samples == [0.1, 0.2, 0.3])
  }

  @Test("Integers become floats with a full scale of 1")
  func shorts() {
    let shorts: [Int16] = [-32_768, 0, 16_384]
    let sound = shorts.withUnsafeBufferPointer { shorts in
      shorts.baseAddress.map { TapSound(rate: 48_000, first: $0, stride: 1, count: 3) }
    }
    #expect(sound?.samples == [-1, 0, 0.5])
  }

  @Test(
    "The capacity suffices for all converter output",
    arguments: [8_000.0, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000])
  func capacity(_ rate: Double) {
    for count in [1, 100, 1_024, 19_200] {
      let room = TapSound.capacity(count, from: rate, to: 16_000)
      #expect(Double(room) >= Double(count) * 16_000 / rate + 64, "\(count) of \(rate)")
    }
    #expect(TapSound.capacity(5, from: 0, to: 16_000) > 0)
  }
}
