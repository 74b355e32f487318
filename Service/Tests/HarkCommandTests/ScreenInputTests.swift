import Foundation
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("Ending a screen without a terminal", .serialized, .timeLimit(.minutes(1)))
struct ScreenInputTests {
  /// A named pipe, to which a shell writes.
  private final class NamedPipe {
    let text: WrittenText

    /// A write end that is never written to, so that opening the pipe does not block and its reader
    /// does not reach the end of the input early.
    private let end: Int32

    init(_ path: String) throws {
      try #require(mkfifo(path, 0o600) == 0)
      end = open(path, O_RDWR | O_CLOEXEC)
      text = WrittenText(open(path, O_RDONLY | O_CLOEXEC))
    }

    deinit { close(end) }
  }

  /// Sends SIGINT, as Ctrl-C does, to the process whose ID arrives as a line on `pipe`.
  private func interrupt(_ pipe: NamedPipe) async throws {
    let number = await pipe.text.first { bytes in
      bytes.last == 10 ? Int32(String(decoding: bytes.dropLast(), as: UTF8.self)) : nil
    }
    kill(try #require(number), SIGINT)
  }

  @Test(
    "Ctrl-C ends the command while a server does not answer, and the text is written",
    arguments: [("log", "two eggs"), ("compose", "You: two eggs")])
  func waiting(_ command: String, _ written: String) async throws {
    let server = try ScriptedServer([.stall])
    let folder = try TemporaryFolder()
    let (fifo, path) = (folder.file("input"), folder.file("number"))
    let number = try NamedPipe(path)
    // The input stays open, so that only the signal ends the command.
    async let ending = HarkProcess.shell(
      "mkfifo $2; exec 3<>$2; echo two eggs >&3; "
        + "$HARK $4 --url $1/v1 <&3 & echo $! > $3; wait $!; wait $!",
      server.url, fifo, path, command)
    try await server.hasBeenAsked(1)
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
    let (outputPath, numberPath) = (folder.file("output"), folder.file("number"))
    let (output, number) = (try NamedPipe(outputPath), try NamedPipe(numberPath))
    // The processor time is limited, so that a failing test leaves no process running.
    async let ending = HarkProcess.shell(
      "ulimit -t 50; yes an egg | $HARK log > $1 & echo $! > $2; wait $!; wait $!",
      outputPath, numberPath)
    _ = await output.text.first { $0.first }
    try await interrupt(number)
    _ = try await ending
    #expect(output.text.string.hasPrefix("an egg\n"))
  }
}
