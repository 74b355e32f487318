import Testing

@testable import HarkDetection

@Suite("Sound history")
struct SoundHistoryTests {
  private func copy(_ count: Int, back: Int, gain: Float = 1, of sound: SoundHistory) -> [Float] {
    var copied = [Float](repeating: -9, count: count)
    copied.withUnsafeMutableBufferPointer {
      sound.copy(count, endingBefore: back, gain: gain, into: $0)
    }
    return copied
  }

  @Test(
    "The newest samples are available after any amount of audio", arguments: [160, 1, 333, 1_088])
  func newest(frame: Int) {
    let samples = (0..<40_000).map { Float($0 % 1_999) / 2_000 }
    var sound = SoundHistory()
    for start in stride(from: 0, to: samples.count - frame, by: frame) {
      samples[start..<start + frame].withUnsafeBufferPointer { sound.append($0) }
      let end = start + frame
      guard end > SoundHistory.kept, start % (7 * frame) == 0 else { continue }
      #expect(copy(SoundHistory.kept, back: 0, of: sound) == Array(samples[..<end].suffix(1_088)))
      #expect(copy(576, back: 512, of: sound) == Array(samples[end - 1_088..<end - 512]))
    }
  }

  @Test("Silence precedes the first sample")
  func silence() {
    var sound = SoundHistory()
    [Float](repeating: 1, count: 100).withUnsafeBufferPointer { sound.append($0) }
    let expected = [Float](repeating: 0, count: 476) + [Float](repeating: 1, count: 100)
    #expect(copy(576, back: 0, of: sound) == expected)
  }

  @Test("Samples are scaled, and NaN becomes silence")
  func gain() {
    var sound = SoundHistory()
    let wild: [Float] = [0.5, .nan, 7, -.infinity]
    wild.withUnsafeBufferPointer { sound.append($0) }
    #expect(copy(4, back: 0, gain: 0.5, of: sound) == [0.25, 0, 0.5, -0.5])
  }
}
