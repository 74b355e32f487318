import Testing

@testable import HarkPocketSphinx

@Suite("Steps of 20 ms")
struct HopBufferTests {
  @Test("Audio in any chunks is divided into complete steps, and the rest is kept")
  func steps() {
    var buffer = HopBuffer()
    var steps: [[Int16]] = []
    let sound = (0..<1_000).map { Float($0) / 32_768 }
    for start in stride(from: 0, to: 1_000, by: 7) {
      var chunk = sound[start..<min(start + 7, 1_000)]
      while !chunk.isEmpty {
        chunk.removeFirst(buffer.fill(from: chunk))
        if buffer.isWhole { buffer.drain { steps.append(Array($0)) } }
      }
    }
    #expect(steps == [Array(0..<320), Array(320..<640), Array(640..<960)])
    #expect(Array(buffer.rest) == Array(960..<1_000))
  }

  @Test(
    "A sample becomes the nearest integer; loud samples are clipped, and NaN is silence",
    arguments: [
      (0.5, 16_384), (-1, -32_768), (1, 32_767), (3, 32_767), (-3, -32_768), (1.4 / 32_768, 1),
      (-1.6 / 32_768, -2), (Float.nan, 0), (Float.infinity, 32_767), (-Float.infinity, -32_768),
    ] as [(Float, Int16)])
  func integer(sample: Float, expected: Int16) {
    #expect(HopBuffer.integer(sample) == expected)
  }
}
