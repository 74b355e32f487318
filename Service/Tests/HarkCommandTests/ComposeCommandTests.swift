import Foundation
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("hark compose")
struct ComposeCommandTests {
  @Test("Each line is sent, and the coach answers it")
  func lines() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("talk.txt")
    try "hello\n\n  \nI feel tired".write(toFile: path, atomically: true, encoding: .utf8)
    let process = try await HarkProcess.run(["compose"], input: path)
    #expect(process.status == 0 && process.error.isEmpty)
    #expect(process.lines.count == 4)
    #expect(process.lines[0] == "You: hello" && process.lines[2] == "You: I feel tired")
    #expect(process.lines[1].hasPrefix("Coach: ") && process.lines[3].contains("tired"))
  }

  @Test("A server that is not there is one sentence, and what was said is written")
  func noServer() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("talk.txt")
    try "hello\n".write(toFile: path, atomically: true, encoding: .utf8)
    let process = try await HarkProcess.run(
      ["compose", "--url", "http://127.0.0.1:9"], input: path)
    #expect(process.status == 69)
    #expect(process.lines == ["You: hello"])
    #expect(process.error.split(separator: "\n").count == 1)
  }

  @Test("A line that is too long is given back with one sentence, and the next one is answered")
  func tooLong() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("talk.txt")
    let long = String(repeating: "well ", count: 2_001)
    try (long + "\nhello").write(toFile: path, atomically: true, encoding: .utf8)
    let process = try await HarkProcess.run(["compose"], input: path)
    #expect(process.status == 69 && process.lines.prefix(2) == [long, "You: hello"])
    #expect(process.lines.count == 3)
    #expect(process.error == "hark: 10,000 characters is the limit. Your words are kept.\n")
  }

  @Test("A file that is not there is one sentence")
  func noFile() async throws {
    let process = try await HarkProcess.run(["compose", "--file", "/nowhere/at/all.wav"])
    #expect(process.status == 66 && process.output.isEmpty)
    #expect(process.error.split(separator: "\n").count == 1)
  }
}

extension ComposeCommandTests {
  @Test("What a file says is sent, and answered")
  func file() async throws {
    let folder = "/usr/share/pocketsphinx/test/data/librivox"
    let process = try await HarkProcess.run([
      "compose", "--file", folder + "/sense_and_sensibility_01_austen_64kb-0880.wav",
    ])
    #expect(process.status == 0)
    #expect(process.lines.first?.hasPrefix("You: he was not") == true)
    #expect(process.lines.last?.hasPrefix("Coach: ") == true)
  }
}
