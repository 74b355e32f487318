import Hark
import Testing

@testable import HarkServices

@Suite("Segments for servers")
struct SpokenSegmentTests {
  private func speaking(_ seconds: Double) -> SpokenSegment {
    var segment = SpokenSegment(index: 3, start: 100)
    var rest = [Float](repeating: 0.5, count: AudioTime.samples(seconds))[...]
    while !rest.isEmpty { segment.take(&rest) }
    return segment
  }

  @Test("It takes samples only up to the next check for silence")
  func takes() {
    var segment = SpokenSegment(index: 0, start: 0)
    var rest = [Float](repeating: 0.5, count: 4_000)[...]
    segment.take(&rest)
    #expect(segment.samples.count == 1_600 && rest.count == 2_400)
    segment.take(&rest)
    segment.take(&rest)
    #expect(segment.end == 4_000 && rest.isEmpty)
  }

  @Test("A cut removes all samples after a position")
  func cuts() {
    var segment = speaking(0.1)
    #expect(segment.cut(behind: 2_000).isEmpty && segment.end == 1_700)
    #expect(segment.cut(behind: 1_000).count == 600 && segment.end == 1_100)
    #expect(segment.cut(behind: -1).count == 1_000 && segment.end == 100)
    #expect(
      segment.final("x")
        == FinalSegment(index: 3, text: "x", range: AudioRange(start: 100, end: 100)))
  }

  @Test("It is long at a quiet point after 25 s, or after 30 s")
  func long() {
    var segment = speaking(24.9)
    #expect(!segment.isLong)
    segment = speaking(25)
    #expect(!segment.isLong)
    var quiet = [Float](repeating: 0.01, count: 1_600)[...]
    segment.take(&quiet)
    #expect(segment.isLong)
    #expect(!speaking(29.9).isLong && speaking(30).isLong)
  }
}
