import Foundation
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite(
  "hark compose, at a terminal", .timeLimit(.minutes(5)), .enabled(if: PulseServer.isInstalled))
struct ComposeTerminalTests {
  private static let clip =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0880.wav"

  @Test("What is typed and spoken stands in one line, which is edited and then sent")
  func story() async throws {
    let server = try await PulseServer()
    let terminal = TestTerminal(columns: 100)
    let process = try await terminal.run("compose", server)
    try await terminal.sees("> ")
    terminal.type("well ")
    try await terminal.sees("> well")
    terminal.type("\t")
    try await terminal.sees("● 0:0")
    try await server.play(Self.clip)
    terminal.type("\t")
    try await terminal.sees("> well he")
    terminal.type("!\r")
    try await terminal.sees("Coach: ")
    terminal.type("\u{4}")
    #expect(await process.value == 0)
    #expect(terminal.echoes)
    await server.kill()
  }
}
