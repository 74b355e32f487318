import DetectionFixtures
import HarkTesting
import Testing

@testable import HarkDetection

@Suite("Finding a value by its rank")
struct RankingTests {
  @Test("Equals the element at that rank after sorting", arguments: 1...40)
  func asSorted(count: Int) {
    var dice = Dice(seed: UInt64(count))
    let values = (0..<count).map { _ in Float(Int.random(in: 0...count / 2, using: &dice)) }
    for (rank, value) in values.sorted().enumerated() {
      var copy = values
      let found = Ranking.value(at: rank, ofFirst: count, in: &copy)
      #expect(found == value)
      #expect(copy.sorted() == values.sorted(), "values are exchanged, none is lost")
    }
  }

  @Test("Elements beyond the count are ignored")
  func firstOnly() {
    var values: [Float] = [3, 1, 2, -5, -6]
    let least = Ranking.value(at: 0, ofFirst: 3, in: &values)
    #expect(least == 1)
    #expect(values[3...] == [-5, -6])
  }
}
