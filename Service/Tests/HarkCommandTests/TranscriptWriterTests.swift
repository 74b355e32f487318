import Foundation
import Hark
import HarkSoundFile
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("Writing a transcript while it grows")
struct TranscriptWriterTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func transcript(_ texts: String...) -> Transcript {
    var transcript = Transcript()
    for (index, text) in texts.enumerated() {
      let range = AudioRange(start: index * 16_000, end: (index + 1) * 16_000)
      transcript.apply(FinalSegment(index: index, text: text, range: range), task: 0)
    }
    return transcript
  }

  /// Shows three segments, ends the recording with `end`, and returns the text before and after.
  private func write(_ end: Transcript) async throws -> [String] {
    let output = try Output.file(folder.file("text"))
    defer { close(output.descriptor) }
    let writer = TranscriptWriter(
      .text, file: "talk", heading: nil, to: output, beside: nil)
    func text() throws -> String {
      try String(contentsOfFile: folder.file("text"), encoding: .utf8)
    }
    try await writer.show(transcript("one apple", "two", "three"), SoundFileProgress())
    let before = try text()
    try await writer.take(.recordingEnded(RecordingID(1), end))
    try await writer.finish(problem: nil)
    return [before, try text()]
  }

  @Test("Text is written as soon as two segments follow it, and continues on the same line")
  func grows() async throws {
    let texts = try await write(transcript("one apple", "two", "three", "four"))
    #expect(texts == ["one apple", "one apple two three four\n"])
  }

  @Test("Commands that take back the last two segments leave no trace")
  func takenBack() async throws {
    #expect(try await write(transcript("one apple", "figs")) == ["one apple", "one apple figs\n"])
  }

  @Test("If written text is taken back, the corrected text follows on its own line")
  func corrected() async throws {
    #expect(try await write(transcript("figs")) == ["one apple", "one apple\nfigs\n"])
  }
}
