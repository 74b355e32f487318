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

  @Test("A missing server is reported in one sentence, and the text is written")
  func noServer() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("talk.txt")
    try "hello\n".write(toFile: path, atomically: true, encoding: .utf8)
    let process = try await HarkProcess.run(
      ["compose", "--url", "http://127.0.0.1:9"], input: path)
    #expect(process.status == 69)
    #expect(process.lines == ["You: hello"])
    #expect(process.error.split(separator: "\n").count == 1)
    #expect(process.error.contains("Nothing answers at http://127.0.0.1:9;"))
  }

  @Test("A line that is too long is written back with one sentence, and the next one is answered")
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

  @Test("A missing file is reported in one sentence")
  func noFile() async throws {
    let process = try await HarkProcess.run(["compose", "--file", "/nowhere/at/all.wav"])
    #expect(process.status == 66 && process.output.isEmpty)
    #expect(process.error.split(separator: "\n").count == 1)
  }
}

extension ComposeCommandTests {
  @Test("The text of a truncated file is sent, with exit status 65")
  func brokenOff() async throws {
    let folder = try TemporaryFolder()
    let path = try CutSound.write(to: folder)
    let process = try await HarkProcess.run(["compose", "--file", path])
    #expect(process.status == 65)
    #expect(process.lines.first?.hasPrefix("You: He was not") == true)
    #expect(process.error.split(separator: "\n").count == 1 && process.error.contains("cut.wav"))
  }

  @Test(
    "An invalid address is reported in one sentence before anything is read",
    arguments: ["", "foo", "ftp://x"])
  func wrongAddress(_ url: String) async throws {
    for command in ["compose", "log"] {
      let process = try await HarkProcess.run([command, "--url", url])
      #expect(process.status == 64 && process.output.isEmpty)
      #expect(process.error.split(separator: "\n").count == 1)
    }
  }

  @Test(
    "A server's error is reported with the remedy",
    arguments: [
      ("401 Unauthorized", "HARK_CHAT_KEY"), ("403 Forbidden", "HARK_CHAT_KEY"),
      ("404 Not Found", "--model"), ("429 Too Many Requests", "wait"),
    ])
  func refused(_ status: String, _ advice: String) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("talk.txt")
    try "two eggs".write(toFile: path, atomically: true, encoding: .utf8)
    // The server requests a longer wait than the client accepts, so the client does not repeat the
    // request.
    let server = try ScriptedServer([
      .head(status, type: "application/json", "Retry-After: 999\r\n"), .text("{}"),
    ])
    for (command, line) in [("compose", "You: two eggs"), ("log", "two eggs")] {
      let process = try await HarkProcess.run([command, "--url", server.url + "/v1"], input: path)
      #expect(process.status == 69 && process.lines == [line])
      #expect(process.error.contains(advice) && !process.error.contains("eggs"))
      #expect(process.error.split(separator: "\n").count == 1)
    }
  }

  @Test("For an unsupported language, the sentence suggests --locale")
  func language() async throws {
    let (speech, norwegian) = (CutSound.speech, ["LANG": "nb_NO.UTF-8"])
    for command in ["compose", "log"] {
      let refused = try await HarkProcess.run([command, "--file", speech], environment: norwegian)
      #expect(refused.status == 69 && refused.error.contains("--locale to one of: en-US"))
    }
    for command in ["compose", "log", "capture"] {
      let wrong = try await HarkProcess.run([command, "--file", speech, "--locale", "xx"])
      #expect(wrong.status == 64 && wrong.error.contains("choose one of: en-US"))
    }
    let spoken = try await HarkProcess.run(
      ["compose", "--file", speech, "--locale", "en-US"], environment: norwegian)
    #expect(spoken.status == 0 && spoken.lines.first?.hasPrefix("You: He was not") == true)
  }

  @Test("The text of a file is sent and answered")
  func file() async throws {
    let folder = "/usr/share/pocketsphinx/test/data/librivox"
    let process = try await HarkProcess.run([
      "compose", "--file", folder + "/sense_and_sensibility_01_austen_64kb-0880.wav",
    ])
    #expect(process.status == 0)
    #expect(process.lines.first?.hasPrefix("You: He was not") == true)
    #expect(process.lines.last?.hasPrefix("Coach: ") == true)
  }
}
