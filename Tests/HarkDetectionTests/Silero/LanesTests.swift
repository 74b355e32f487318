import Testing

@testable import HarkDetection

@Suite("Vectors of eight numbers")
struct LanesTests {
  @Test("Follow one another")
  func eights() {
    let eights = Lanes.eights((0..<16).map(Float.init))
    #expect(eights == [SIMD8(0, 1, 2, 3, 4, 5, 6, 7), SIMD8(8, 9, 10, 11, 12, 13, 14, 15)])
  }

  @Test("A layer's numbers are grouped by eight outputs, row by row")
  func rows() {
    let eights = Lanes.eights(rows: 3, of: 16) { output, row in Float(100 * row + output) }
    #expect(eights.map { $0[0] } == [0, 100, 200, 8, 108, 208])
    #expect(eights.map { $0[7] } == [7, 107, 207, 15, 115, 215])
  }
}
