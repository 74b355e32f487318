import Foundation
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("hark listen, at a terminal", .serialized, .enabled(if: PulseServer.isInstalled))
struct ListenTerminalTests {
  @Test(
    "Keys start and discard a recording, and the terminal is restored", arguments: ["q", "\u{4}"])
  func keys(last: String) async throws {
    let server = try await PulseServer()
    let terminal = TestTerminal(columns: 80)
    let echo = terminal.echoes
    let process = try await terminal.run("listen", server)
    try await terminal.sees("○ space to speak")
    #expect(echo && !terminal.echoes)
    terminal.type(" ")
    try await terminal.sees("● Recording")
    terminal.type("c")
    try await terminal.sees("○ space to speak")
    terminal.type(last)
    #expect(await process.value == 0)
    #expect(terminal.echoes)
    await server.kill()
  }

  @Test(
    "The terminal is restored after signals and crashes",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
  func signals(number: Int32) async throws {
    let server = try await PulseServer()
    let terminal = TestTerminal(columns: 80)
    let process = try await terminal.run("listen", server)
    try await terminal.sees("○ space to speak")
    terminal.send(number)
    #expect(await process.value == (number == SIGSEGV ? SIGSEGV : 128 + number))
    #expect(terminal.echoes)
    await server.kill()
  }

  @Test("A dumb terminal gets plain lines", arguments: ["dumb", ""])
  func dumb(kind: String) async throws {
    let server = try await PulseServer()
    let terminal = TestTerminal(columns: 80, kind: kind)
    let process = try await terminal.run("listen", server)
    try await terminal.sees("space to speak")
    terminal.type(" ")
    try await terminal.sees("● ")
    terminal.type("c")
    try await terminal.sees("space to speak")
    terminal.type("q")
    #expect(await process.value == 0)
    #expect(!terminal.drawn.contains("\u{1B}"))
    #expect(terminal.drawn.split(separator: "\r\n").allSatisfy { !$0.contains("\r") })
    await server.kill()
  }

  @Test("A failure that does not fit on the status line is written above it")
  func failure() async throws {
    let server = try await PulseServer()
    let terminal = TestTerminal(columns: 60)
    let process = try await terminal.run("listen", server)
    try await terminal.sees("space to speak")
    await server.kill()
    terminal.type(" ")
    let problem = "No sound server answers (Connection refused)"
    try await terminal.sees("\u{1B}[K\(problem); start one with: pulseaudio --start.\r\n")
    try await terminal.sees("! space to try again, q to quit")
    terminal.type("q")
    #expect(await process.value == 69)
  }
}
