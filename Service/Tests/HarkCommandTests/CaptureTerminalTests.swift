import Foundation
import Hark
import HarkStore
import LedgerCoverage
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite(
  "hark capture, at a terminal", .serialized, .timeLimit(.minutes(5)),
  .enabled(if: PulseServer.isInstalled))
struct CaptureTerminalTests {
  private static let clip =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0880.wav"

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func kept() async throws -> [String?] {
    let store = try CaptureStore(path: home.file(".local/share/hark/captures.sqlite"))
    return try await store.page(of: "ada", limit: 99).captures.map(\.content)
  }

  private func begin(
    _ pulse: PulseServer, _ url: String
  ) async throws -> (TestTerminal, Task<Int32, Never>) {
    let terminal = TestTerminal(columns: 80)
    let ending = try await terminal.run(
      "capture", pulse, ["--server", url], environment: ServingProcess.environment(home))
    // The terminal itself echoes keys that were typed earlier.
    try await terminal.sees("> ")
    return (terminal, ending)
  }

  @Test(
    "Spoken text can be edited, and is saved only on request", .covers("S2-16")
  )
  func speaks() async throws {
    let pulse = try await PulseServer()
    let server = try await ServingProcess(home: home)
    let (terminal, ending) = try await begin(pulse, server.url)
    terminal.type("helo\u{7F}lo: ")
    try await terminal.sees("> 7 characters hello: ")
    terminal.type("\t")
    try await terminal.sees("● 0:0")
    // On a busy machine, playback may break up so that no word is recognized, so the clip is
    // repeated.
    let playing = Task { while !Task.isCancelled { try await pulse.play(Self.clip) } }
    // The text has more than the one typed word; the exact words depend on the recognizer.
    try await terminal.sees(" words ")
    playing.cancel()
    _ = await playing.result
    terminal.type("\t")
    try await terminal.sees("characters hello: ")
    #expect(try await kept().isEmpty)
    terminal.type("\u{1}Oh, ")
    try await terminal.sees("characters Oh, hello: ")
    #expect(try await kept().isEmpty)
    terminal.type("\r")
    try await terminal.sees("Saved: Oh, hello: ")
    let kept = try await kept()
    #expect(kept.count == 1 && kept[0]?.hasPrefix("Oh, hello: ") == true)
    #expect(kept[0].map { $0.count > "Oh, hello: ".count } == true)
    terminal.type("\u{4}")
    #expect(await ending.value == 0)
    #expect(terminal.echoes)
    await pulse.kill()
  }

  @Test(
    "Escape discards speech but not typed text, and unsaved text is written back")
  func cancels() async throws {
    let pulse = try await PulseServer()
    let (terminal, ending) = try await begin(pulse, "http://127.0.0.1:9")
    terminal.type("mine")
    try await terminal.sees("mine")
    terminal.type("\t")
    try await terminal.sees("● 0:0")
    terminal.type("\u{1B}")
    try await terminal.sees("> 4 characters mine")
    terminal.type("\r")
    try await terminal.sees("There is no connection.")
    // If there is text, the key only deletes the character after the cursor; here, there is none.
    terminal.type("\u{4}")
    terminal.type("!")
    try await terminal.sees("5 characters mine!")
    terminal.type("\u{7F}")
    try await terminal.sees("4 characters mine")
    terminal.send(SIGINT)
    // The line is cleared one last time before the text is written.
    try await terminal.sees("\u{1B}[?2004l\r\u{1B}[Kmine")
    #expect(await ending.value == 130)
    await pulse.kill()
  }
}
