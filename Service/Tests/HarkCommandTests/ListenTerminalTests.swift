import Foundation
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("hark listen, at a terminal", .serialized, .enabled(if: PulseServer.isInstalled))
struct ListenTerminalTests {
  @Test("Keys start and drop a recording, and the terminal is put back", arguments: ["q", "\u{4}"])
  func keys(last: String) async throws {
    let server = try await PulseServer()
    let terminal = TestTerminal(columns: 80)
    let echo = terminal.echoes
    let process = try await terminal.listen(server)
    try await terminal.sees("○ space speaks")
    #expect(echo && !terminal.echoes)
    terminal.type(" ")
    try await terminal.sees("● Recording")
    terminal.type("c")
    try await terminal.sees("○ space speaks")
    terminal.type(last)
    #expect(await process.value == 0)
    #expect(terminal.echoes)
    await server.kill()
  }

  @Test(
    "Signals and crashes put the terminal back too",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGSEGV])
  func signals(number: Int32) async throws {
    let server = try await PulseServer()
    let terminal = TestTerminal(columns: 80)
    let process = try await terminal.listen(server)
    try await terminal.sees("○ space speaks")
    terminal.send(number)
    #expect(await process.value == (number == SIGSEGV ? SIGSEGV : 0))
    #expect(terminal.echoes)
    await server.kill()
  }
}
