import Testing

@testable import Hark

@Suite("The removed share of the audio")
struct EchoShareTests {
  private func share(_ frames: [(heard: Float, left: Float)]) -> Float {
    var share = EchoShare()
    for frame in frames {
      share.push(
        [Float](repeating: frame.heard, count: 160),
        left: [Float](repeating: frame.left, count: 160))
    }
    return share.value
  }

  @Test("All, nothing, and one half")
  func shares() {
    #expect(share([(0.5, 0)]) == 1)
    #expect(share([(0.5, 0.5)]) == 0)
    #expect(abs(share([(1, Float(0.5).squareRoot())]) - 0.5) < 0.001)
    #expect(share([]) == 0)
  }

  @Test("Amplified audio has no echo share")
  func louder() { #expect(share([(0.1, 0.5)]) == 0) }

  @Test("Only the last 80 ms count")
  func memory() {
    let echo = [(heard: Float, left: Float)](repeating: (0.5, 0), count: 20)
    let person = [(heard: Float, left: Float)](repeating: (0.5, 0.5), count: 8)
    #expect(share(echo + person) == 0)
    #expect(share(echo + person.dropLast(4)) == 0.5)
  }
}
