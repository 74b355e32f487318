import Testing

@testable import HarkPocketSphinx

@Suite("Frames of cepstra")
struct CepstraTests {
  /// Returns frames at the given positions with the loudness that `loudness` returns.
  private func cepstra(
    _ places: some Sequence<Int>, loudness: (Int) -> Float = { _ in 1 }
  ) -> Cepstra {
    var cepstra = Cepstra()
    for place in places {
      cepstra.append([loudness(place)] + [Float](repeating: Float(place), count: 12), place: place)
    }
    return cepstra
  }

  @Test("Frames belong to the side of a cut on which the middle of their window lies")
  func cut() {
    var head = cepstra([0, 1, 2, 50, 51])
    #expect(head.count(before: 0) == 0)
    #expect(head.count(before: 365) == 1)
    #expect(head.count(before: 366) == 2)
    #expect(head.count(before: 1_000_000) == 5)
    let tail = head.split(at: 3)
    #expect(head.places == [0, 1, 2])
    #expect(head.values.count == 3 * Cepstra.width)
    #expect(tail.places == [50, 51])
    #expect(tail.values[1] == 50)
  }

  @Test("A segment of 30 seconds is cut at its most recent quiet moment")
  func longSegment() {
    #expect(cepstra(0..<2_999).cutWhenLong == nil)
    let dip = cepstra(0..<3_000) { (2_400..<2_420).contains($0) || $0 < 1_000 ? 0 : 1 }
    #expect(dip.cutWhenLong == 2_410 * 160)
  }

  @Test("The mean excludes digital silence and is weighted with the expected mean")
  func mean() {
    let sum = CepstralSum(of: cepstra([4, 6, 8]) { $0 == 8 ? -1 : 3 })
    #expect(sum.count == 2)
    #expect(sum.mean(prior: .unheard, weight: 0).values == [3] + [Float](repeating: 5, count: 12))
    let prior = CepstralMean(values: [Float](repeating: 1, count: 13))
    #expect(sum.mean(prior: prior, weight: 2).values == [2] + [Float](repeating: 3, count: 12))
    #expect(CepstralSum().mean(prior: prior, weight: 0) == prior)
    #expect(prior.distance(to: CepstralMean(values: [Float](repeating: 3, count: 13))) == 26)
  }

  @Test("The mean is carried on only after half a second of speech")
  func carried() {
    #expect(CepstralSum(of: cepstra(0..<50)).carriedMean(after: nil) == nil)
    #expect(CepstralSum(of: cepstra(0..<51)).carriedMean(after: nil) != nil)
  }
}
