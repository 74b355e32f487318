import Hark
import Testing

@testable import HarkApple

@Suite("Reports of the speech analyzer")
struct AnalyzedSegmentsTests {
  private func segments() -> AnalyzedSegments {
    var segments = AnalyzedSegments()
    segments.give(AudioRange(start: 16_000, end: 48_000))
    return segments
  }

  @Test("Final results are consecutive and within the audio")
  func finals() {
    var segments = segments()
    let reports = [
      segments.hear(.said(" one two", from: 0.1, isFinal: true), start: 0, end: 0.8),
      segments.hear(.said(" three", from: 0.6, isFinal: true), start: 0.6, end: 1.2),
      segments.hear(.said(" four", from: 1.3, isFinal: true), start: 1.2, end: 99),
    ]
    let finals = reports.compactMap { report -> FinalSegment? in
      if case .final(let segment, _) = report { segment } else { nil }
    }
    #expect(finals.map(\.text) == ["one two", "three", "four"])
    #expect(finals.map(\.index) == [0, 1, 2])
    #expect(
      finals.map(\.range) == [
        AudioRange(start: 16_000, end: 28_800), AudioRange(start: 28_800, end: 35_200),
        AudioRange(start: 35_200, end: 48_000),
      ])
  }

  @Test("Empty text retracts earlier text and is otherwise not reported")
  func empty() {
    var segments = segments()
    #expect(segments.hear(.said(""), start: 0, end: 1) == nil)
    #expect(segments.hear(.said("", isFinal: true), start: 0, end: 1) == nil)
    _ = segments.hear(.said("maybe"), start: 0, end: 1)
    #expect(
      segments.hear(.said(""), start: 0, end: 1)
        == .interim(InterimSegment(index: 0, text: ""), at: 32_000))
  }

  @Test("Nothing is reported before any audio")
  func noSound() {
    var segments = AnalyzedSegments()
    #expect(segments.hear(.said("hello", isFinal: true), start: 0, end: 1) == nil)
    #expect(segments.offset(of: 100) == nil)
    segments.give(AudioRange(start: 100, end: 200))
    #expect(segments.offset(of: 150) == 50)
  }
}
