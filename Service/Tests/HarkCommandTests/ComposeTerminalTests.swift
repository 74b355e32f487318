import Foundation
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite(
  "hark compose, at a terminal", .serialized, .timeLimit(.minutes(5)),
  .enabled(if: PulseServer.isInstalled))
struct ComposeTerminalTests {
  private static let clip =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0880.wav"

  @Test("Typed and spoken text share one line, which is edited and then sent")
  func story() async throws {
    let server = try await PulseServer()
    let terminal = TestTerminal(columns: 100)
    let process = try await terminal.run("compose", server)
    try await terminal.sees(ComposeCommand.keys)
    try await terminal.sees("> ")
    terminal.type("well ")
    try await terminal.sees("> well")
    terminal.type("\t")
    try await terminal.sees("● 0:0")
    // On a busy machine, playback may break up so that no word is recognized, so the clip is
    // repeated.
    let playing = Task { while !Task.isCancelled { try await server.play(Self.clip) } }
    try await terminal.seesWords(behind: " well ")
    playing.cancel()
    _ = await playing.result
    terminal.type("\t")
    try await terminal.sees("> well ")
    terminal.type("!\r")
    try await terminal.sees("Coach: ")
    terminal.type("\u{4}")
    #expect(await process.value == 0)
    #expect(terminal.echoes)
    await server.kill()
  }

  @Test(
    "Without a microphone, a remedy is shown, and text that the message hides is not sent",
    arguments: [("\r", "well"), (", now", "well, now")])
  func noMicrophone(_ keys: String, _ text: String) async throws {
    let server = try await PulseServer()
    let terminal = TestTerminal(columns: 100)
    let process = try await terminal.run("compose", server)
    try await terminal.sees("> ")
    terminal.type("well")
    try await terminal.sees("> well")
    await server.kill()
    terminal.type("\t")
    try await terminal.sees("start one with: pulseaudio --start.")
    try await terminal.sees("! ")
    terminal.type(keys)
    try await terminal.sees("> \(text)")
    #expect(!terminal.drawn.contains("You: "))
    terminal.type("\r")
    try await terminal.sees("You: \(text)\r")
    terminal.type("\u{4}")
    #expect(await process.value == 0)
  }

  @Test("A lost microphone is reported, and the spoken words stay on the line")
  func microphoneGone() async throws {
    let server = try await PulseServer(
      sinks: ["speaker", "other"],
      arguments: ["-L", "module-remap-source master=speaker.monitor source_name=mouth"])
    let terminal = TestTerminal(columns: 100)
    let process = try await terminal.run("compose", server, device: "mouth")
    try await terminal.sees("> ")
    terminal.type("well \t")
    try await terminal.sees("● 0:0")
    let playing = Task { while !Task.isCancelled { try await server.play(Self.clip) } }
    try await terminal.seesWords(behind: " well ")
    playing.cancel()
    _ = await playing.result
    try await server.unplug("source_name=mouth")
    try await terminal.sees("hark: The microphone was disconnected; the text so far is saved")
    try await terminal.sees("! ")
    terminal.type("!")
    try await terminal.seesWords(behind: "> well ")
    terminal.send(SIGINT)
    #expect(await process.value == 130)
    await server.kill()
  }

  @Test("The cursor is drawn at its position, and pasted line breaks and tabs are text")
  func editing() async throws {
    let server = try await PulseServer()
    let terminal = TestTerminal(columns: 40)
    let process = try await terminal.run("compose", server)
    try await terminal.sees("\u{1B}[?2004h")
    try await terminal.sees("> ")
    terminal.type("\u{1B}[200~one\rtwo\tthree\u{1B}[201~")
    try await terminal.sees("> one two three")
    terminal.type("\u{1}")
    try await terminal.sees("> one two three\r\u{1B}[2C")
    terminal.type("\u{B}")
    try await terminal.sees("> ")
    terminal.type("\u{1A}\r")
    try await terminal.sees("You: one\r\ntwo\tthree")
    terminal.type("\u{4}")
    #expect(await process.value == 0)
    #expect(!terminal.drawn.contains("●"))
    await server.kill()
  }

  @Test(
    "The terminal is restored after every signal, without bracketed paste",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
  func endings(number: Int32) async throws {
    let server = try await PulseServer()
    let terminal = TestTerminal(columns: 80)
    let process = try await terminal.run("compose", server)
    try await terminal.sees("> ")
    terminal.send(number)
    #expect(await process.value == (number == SIGSEGV ? SIGSEGV : 128 + number))
    #expect(terminal.echoes)
    try await terminal.sees("\u{1B}[?2004l")
    await server.kill()
  }
}
