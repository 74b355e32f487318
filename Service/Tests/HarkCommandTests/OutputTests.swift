import Foundation
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("Standard output")
struct OutputTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(WAVBytes(Tone().integers).bytes, to: "tone.wav")
  }

  @Test("A closed pipe ends the command without an error")
  func closedPipe() async throws {
    // `wait` returns after the reader has exited, before the command writes anything.
    let process = try await HarkProcess.shell(
      "exec 3> >(true); wait $!; \"$HARK\" vad \"$1\" \"$1\" >&3", path)
    #expect(process.status == 0)
    #expect(process.error.isEmpty)
  }

  @Test("A full disk ends with 74")
  func fullDisk() async throws {
    let process = try await HarkProcess.shell("\"$HARK\" vad \"$1\" > /dev/full", path)
    #expect(process.status == 74)
    #expect(process.error.hasPrefix("hark: The text cannot be written (No space left"))
  }

  @Test("Closed standard streams are tolerated")
  func closedPlaces() async throws {
    #expect(try await HarkProcess.shell("\"$HARK\" vad \"$1\" >&-", path).status == 0)
    #expect(try await HarkProcess.shell("\"$HARK\" vad none 2>&-", path).status == 66)
    #expect(try await HarkProcess.shell("\"$HARK\" vad \"$1\" <&-", path).status == 0)
  }

  @Test("A server's text cannot control the terminal")
  func controlCharacters() throws {
    let path = folder.file("settled")
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    try Output(descriptor: descriptor).settle("a\u{1B}]0;b\u{7}\u{9B}31m\u{7F}\r\u{0}\tå\nc")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "a]0;b31m\tå\nc\n")
  }
}
