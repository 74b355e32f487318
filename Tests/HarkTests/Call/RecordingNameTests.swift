import Foundation
import Testing

@testable import Hark

@Suite("Name of a recording")
struct RecordingNameTests {
  @Test("The name states the start to the millisecond, and can be parsed")
  func roundTrip() throws {
    for seconds in [0, 1_795_285_283.456, 951_782_400.001, 4_102_444_799.999] {
      let name = RecordingName(begun: Date(timeIntervalSince1970: seconds))
      let read = try #require(RecordingName(file: name.id + ".opus", suffix: ".opus"))
      #expect(read.id == name.id)
      #expect(abs(read.begun.timeIntervalSince1970 - seconds) < 0.002)
    }
    let name = RecordingName(begun: Date(timeIntervalSince1970: 1_795_285_283.456), mark: 0x3F2A)
    #expect(name.id == "2026-11-21-182123-456-3f2a")
  }

  @Test("Names sort by time, and simultaneous recordings have different names")
  func order() {
    let moments = (0..<500).map { Date(timeIntervalSince1970: Double($0 * $0) * 7_919.013) }
    let names = moments.map { RecordingName(begun: $0).id }
    #expect(names == names.sorted())
    #expect(Set((0..<20).map { _ in RecordingName(begun: moments[0]).id }).count > 10)
  }

  @Test("An invalid time still produces a name", arguments: [-1e18, 1e18, 0.0])
  func nonsense(_ seconds: Double) {
    let name = RecordingName(begun: Date(timeIntervalSince1970: seconds))
    #expect(RecordingName(name.id) != nil)
  }

  @Test(
    "No other text is a valid name, and no name is a path outside the folder",
    arguments: [
      "", "..", "../../etc/passwd", "2026-11-21-182123-456-3f2a.opus", "2026-11-21-182123-456-3F2A",
      "2026-02-30-182123-456-3f2a", "2026-13-01-182123-456-3f2a", "2026-11-21-250000-456-3f2a",
      "2026-11-21-182123-456-3f2a\0", "2026/11/21/182123/456/3f2a", "2026-11-21-182123-456-3f2",
      "２026-11-21-182123-456-3f2a", "2026-11-21-182123-456-+f2a",
    ])
  func others(_ text: String) {
    #expect(RecordingName(text) == nil)
  }
}
