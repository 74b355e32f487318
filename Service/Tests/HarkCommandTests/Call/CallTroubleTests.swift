import Foundation
import LedgerCoverage
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite(
  "Failures in hark call", .serialized, .timeLimit(.minutes(15)),
  .enabled(if: PulseServer.isInstalled))
struct CallTroubleTests {
  private static let long = String(repeating: "This is a long answer that goes on. ", count: 30)

  @Test("An unreachable agent is reported in one sentence, and the call continues")
  func unreachable() async throws {
    let room = try await CallRoom()
    let process = try await room.call("--url", "http://127.0.0.1:9")
    for _ in 1...2 {
      try await room.say()
      try await room.terminal.sees("hark: Nothing answers at http://127.0.0.1:9;")
      try await room.terminal.sees("◐ Listening")
    }
    room.terminal.type("q")
    #expect(await process.value == 0)
    await room.server.kill()
  }

  @Test("The partial reply of an agent that disconnects is kept, and the call continues")
  func dying() async throws {
    let room = try await CallRoom()
    // The server interrupts every repeated request in the same way.
    let agent = try ScriptedServer([.head(), .delta("I hear you. And we")])
    let process = try await room.call("--url", agent.url + "/v1")
    try await room.say()
    try await room.terminal.sees("Coach: I hear you. And we")
    try await room.terminal.sees("hark: The reply could not be loaded.")
    try await room.terminal.sees("◐ Listening")
    room.terminal.type("q")
    #expect(await process.value == 0)
    await room.server.kill()
  }

  @Test("An invalid reply is reported in one sentence, and the call continues")
  func junk() async throws {
    let room = try await CallRoom()
    let junk = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let agent = try ScriptedServer([.head(), .bytes(junk)])
    let process = try await room.call("--url", agent.url + "/v1")
    try await room.say()
    try await room.terminal.sees("hark: The reply could not be loaded.")
    try await room.terminal.sees("◐ Listening")
    room.terminal.type("q")
    #expect(await process.value == 0)
    await room.server.kill()
  }

  @Test("A reply of a megabyte is accepted, and a key still ends the call while it is spoken")
  func megabyte() async throws {
    let room = try await CallRoom()
    let piece = String(repeating: "word ", count: 2_000)
    let agent = try ScriptedServer(
      [.head()] + Array(repeating: .delta(piece), count: 100) + [.done])
    let process = try await room.call("--url", agent.url + "/v1")
    try await room.say()
    try await room.terminal.sees("◉ Speaking")
    room.terminal.type("q")
    #expect(await process.value == 0)
    await room.server.kill()
  }

  @Test("The call can be ended while the agent does not answer")
  func silent() async throws {
    let room = try await CallRoom()
    let agent = try ScriptedServer([.stall])
    let process = try await room.call("--url", agent.url + "/v1")
    try await room.say()
    try await room.terminal.sees("○ Waiting")
    room.terminal.type("q")
    #expect(await process.value == 0)
    await room.server.kill()
  }

  @Test("A lost loudspeaker is reported, and the reply is still written")
  func loudspeakerGone() async throws {
    let room = try await CallRoom()
    let agent = try ScriptedServer([.head(), .delta(Self.long), .done])
    let process = try await room.call("--url", agent.url + "/v1")
    try await room.say()
    try await room.terminal.sees("◉ Speaking")
    try await room.server.unplug("sink_name=speaker ")
    // An event reports the failure and a snapshot shows the reply, in either order.
    try await room.terminal.sees(inAnyOrder: [
      "hark: The loudspeaker was disconnected during a reply;", "Coach: This is a long answer",
    ])
    // A call with a working microphone continues.
    room.terminal.type("q")
    #expect(await process.value == 0)
    await room.server.kill()
  }

  @Test("A lost sound server is reported with 69, and the reply so far is kept")
  func serverGone() async throws {
    let room = try await CallRoom()
    let agent = try ScriptedServer([.head(), .delta(Self.long), .done])
    let process = try await room.call("--url", agent.url + "/v1")
    try await room.say()
    try await room.terminal.sees("◉ Speaking")
    await room.server.kill()
    try await room.terminal.sees("hark: The connection to the sound server was lost")
    try await room.terminal.sees("! space to try again")
    room.terminal.type("q")
    #expect(await process.value == 69)
    #expect(room.terminal.drawn.contains("Coach: This is a long answer"))
  }

  @Test("A missing voice is reported at the start, and replies are written")
  func noVoice() async throws {
    let room = try await CallRoom()
    let process = try await room.call(environment: ["ESPEAK_DATA_PATH": room.folder.path])
    #expect(room.terminal.drawn.contains("hark: The voices of eSpeak NG are missing; install"))
    try await room.say()
    try await room.terminal.sees("Coach: ")
    try await room.terminal.sees("◐ Listening")
    #expect(!room.terminal.drawn.contains("◉"))
    room.terminal.type("q")
    #expect(await process.value == 0)
    await room.server.kill()
  }

  @Test("Damaged settings are reported and kept until a setting changes")
  func damaged() async throws {
    let room = try await CallRoom()
    try FileManager.default.createDirectory(
      atPath: room.folder.file("hark"), withIntermediateDirectories: true)
    try "{ nonsense".write(toFile: room.settings, atomically: true, encoding: .utf8)
    let process = try await room.call()
    #expect(room.terminal.drawn.contains("hark: The settings in \(room.settings) cannot be read"))
    #expect(try String(contentsOfFile: room.settings, encoding: .utf8) == "{ nonsense")
    room.terminal.type("s\u{1B}[C")
    try await room.terminal.sees("Auto + Hold Override")
    room.terminal.type("q")
    #expect(await process.value == 0)
    #expect(try String(contentsOfFile: room.settings, encoding: .utf8).contains("autoWithHold"))
    await room.server.kill()
  }

  @Test("Settings that cannot be saved apply to the call, with a message")
  func unwritable() async throws {
    let room = try await CallRoom()
    // Not even root can create a folder inside a file.
    try "".write(toFile: room.folder.file("file"), atomically: true, encoding: .utf8)
    let place = room.folder.file("file") + "/config"
    let process = try await room.call(environment: ["XDG_CONFIG_HOME": place])
    room.terminal.type("s\u{1B}[C")
    try await room.terminal.sees("hark: The settings cannot be saved in \(place)/hark/call.json")
    try await room.terminal.sees("Auto + Hold Override")
    room.terminal.type("q")
    #expect(await process.value == 0)
    await room.server.kill()
  }

  @Test(
    "An invalid option is reported in one sentence before anything is opened",
    arguments: [
      (["--mode", "loud"], "loud is not a mode; choose one of: disabled, pushToTalk, auto"),
      (["--sensitivity", "2"], "--sensitivity must be a number from 0 to 1."),
      (["--silence", "x"], "--silence must be a number from 0.6 to 3."),
      (
        ["--effects", "echo,bass"], "bass is not an effect; choose one of: echo, gain, noise, none."
      ),
      (["--url", "foo"], "http://localhost:8000/v1"),
    ])
  func wrongOption(arguments: [String], sentence: String) async throws {
    let process = try await HarkProcess.run(["call"] + arguments)
    #expect(process.status == 64 && process.output.isEmpty)
    #expect(process.error.split(separator: "\n").count == 1)
    #expect(process.error.contains(sentence))
  }

  @Test("A missing device is reported in one sentence")
  func wrongDevice() async throws {
    let server = try await PulseServer()
    for option in ["--device", "--loudspeaker"] {
      let process = try await HarkProcess.run(
        ["call", "--device", "speaker.monitor", option, "horn"], environment: server.environment)
      #expect(process.status == 64 && process.output.isEmpty)
      #expect(
        process.error.hasPrefix(
          "hark: The sound device horn does not exist; choose one of: speaker"))
    }
    await server.kill()
  }
}
