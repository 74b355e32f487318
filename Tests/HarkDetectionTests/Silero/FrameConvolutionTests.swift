import Testing

@testable import HarkDetection

@Suite("A convolution over four frames")
struct FrameConvolutionTests {
  @Test("Each frame uses its neighbors, and nothing beyond the ends")
  func taps() {
    // The layer has 16 outputs and 2 inputs: the taps of the first input have the weights 1, 10,
    // and 100, and those of the second have the weight 0.
    let weights = (0..<16).flatMap { _ in [1, 10, 100, 0, 0, 0] as [Float] }
    let layer = FrameConvolution(weights, (0..<16).map { Float($0) * 1_000 - 500 })
    var outputs = [SIMD8<Float>](repeating: .zero, count: 8)
    layer.apply([SIMD4(1, 2, 3, 4), SIMD4(5, 6, 7, 8)], into: &outputs)
    let sums: [Float] = [210, 321, 432, 43]
    for frame in 0..<4 {
      for output in 0..<16 {
        let expected = max(0, sums[frame] + Float(output) * 1_000 - 500)
        #expect(outputs[2 * frame + output / 8][output % 8] == expected)
      }
    }
  }
}
