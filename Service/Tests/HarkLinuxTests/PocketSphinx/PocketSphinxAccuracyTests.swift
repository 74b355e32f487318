import Hark
import Testing

@testable import HarkLinux

@Suite("What PocketSphinx understands of real speech")
struct PocketSphinxAccuracyTests {
  @Test("Of 70 words at most 14 are wrong when each clip is one segment")
  func wholeClips() async throws {
    var errors = 0
    for clip in Clip.librivox {
      let reports = try await listen(to: clip.samples)
      errors += wordErrors(reports.words, clip.words)
      print(clip.name, reports.words.joined(separator: " "), wordErrors(reports.words, clip.words))
      print(
        reports.finals.first?.words.map {
          "\($0.text) \($0.range.startTime) \($0.range.endTime) \($0.confidence ?? -1)"
        } as Any)
    }
    print(errors)
    #expect(Clip.librivox.reduce(0) { $0 + $1.words.count } == 70)
    #expect(errors <= 14)
  }
}
