import Foundation
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("Ending a screen without a terminal", .serialized, .timeLimit(.minutes(1)))
struct ScreenInputTests {
  /// Sends the signal of ctrl-C to the process whose number appears in a file.
  private func interrupt(_ file: String) async throws {
    var number: Int32?
    while number == nil {
      try await Task.sleep(nanoseconds: 5_000_000)
      let text = try? String(contentsOfFile: file, encoding: .utf8)
      number = text.flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
    if let number { kill(number, SIGINT) }
  }

  @Test(
    "Ctrl-C ends the command while a server does not answer, and the text is written",
    arguments: [("log", "two eggs"), ("compose", "You: two eggs")])
  func waiting(_ command: String, _ written: String) async throws {
    let server = try ScriptedServer([.stall])
    let folder = try TemporaryFolder()
    let (fifo, number) = (folder.file("input"), folder.file("number"))
    // The input stays open, so that only the signal ends the command.
    async let ending = HarkProcess.shell(
      "mkfifo $2; exec 3<>$2; echo two eggs >&3; "
        + "$HARK $4 --url $1/v1 <&3 & echo $! > $3; wait $!; wait $!",
      server.url, fifo, number, command)
    while server.requests.isEmpty { try await Task.sleep(nanoseconds: 5_000_000) }
    try await interrupt(number)
    let process = try await ending
    #expect(process.lines == [written])
  }

  @Test("A queue of unread keys can be released")
  func unread() {
    var keys: ScreenInput.Keys? = ScreenInput.Keys()
    weak let released = keys
    keys?.add(.enter)
    keys = nil
    #expect(released == nil)
  }

  @Test("A failed write ends with 74, even if lines are left")
  func fullDisk() async throws {
    let process = try await HarkProcess.shell(
      #"printf 'an egg\n%.0s' {1..200} | "$HARK" log > /dev/full"#)
    #expect(process.status == 74)
    #expect(process.error.hasPrefix("hark: The text cannot be written"))
  }

  @Test("Ctrl-C ends endless input")
  func endless() async throws {
    let folder = try TemporaryFolder()
    let (output, number) = (folder.file("output"), folder.file("number"))
    // The processor time is limited, so that a failing test leaves no process running.
    async let ending = HarkProcess.shell(
      "ulimit -t 50; yes an egg | $HARK log > $1 & echo $! > $2; wait $!; wait $!", output, number)
    while (try? Data(contentsOf: URL(fileURLWithPath: output)).isEmpty) ?? true {
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    try await interrupt(number)
    _ = try await ending
    let text = try String(contentsOfFile: output, encoding: .utf8)
    #expect(text.hasPrefix("an egg\n"))
  }
}
