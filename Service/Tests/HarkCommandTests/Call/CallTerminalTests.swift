import Foundation
import Hark
import HarkServices
import LedgerCoverage
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite(
  "hark call, at a terminal", .serialized, .timeLimit(.minutes(15)),
  .enabled(if: PulseServer.isInstalled))
struct CallTerminalTests {
  /// A reply of more than one minute.
  private static let long = String(repeating: "This is a long answer that goes on. ", count: 30)

  private static func agent(_ text: String) throws -> ScriptedServer {
    try ScriptedServer([.head(), .delta(text), .done])
  }

  @Test("In two hands-free turns, silence sends the speech, and the answer is spoken")
  func twoTurns() async throws {
    let room = try await CallRoom()
    let process = try await room.call()
    for _ in 1...2 {
      let reply = try await room.hear { _ in
        try await room.say()
        try await room.terminal.sees("Coach: ")
        try await room.terminal.sees("◐ Listening")
      }
      // The recording does not include the sink `mouth`, so all speech in it is the coach's.
      let speech = Self.speech(in: reply)
      #expect(speech > 1, "\(speech) s of speech were heard")
    }
    room.terminal.type("q")
    #expect(await process.value == 0)
    #expect(room.terminal.echoes)
    await room.server.kill()
  }

  @Test("A key stops a reply immediately, and its text so far is kept", .covers("S3-45"))
  func interrupted() async throws {
    let room = try await CallRoom()
    let agent = try Self.agent(Self.long)
    let process = try await room.call("--url", agent.url + "/v1")
    try await room.say()
    try await room.terminal.sees("◉ Speaking")
    let rest = try await room.hear { begins in
      await begins()
      room.terminal.type(" ")
      try await room.terminal.sees("Coach: This is")
      try await room.terminal.sees("◐ Listening")
    }
    #expect(rest.contains { abs($0) > 0.01 })
    #expect(rest.suffix(16_000).allSatisfy { abs($0) < 0.001 })
    room.terminal.type("q")
    #expect(await process.value == 0)
    await room.server.kill()
  }

  @Test("A muted microphone records nothing until it is unmuted", .covers("S3-81"))
  func mute() async throws {
    let room = try await CallRoom()
    let process = try await room.call()
    room.terminal.type("m")
    try await room.terminal.sees("○ Muted")
    try await room.server.play(CallRoom.speech, into: "mouth")
    room.terminal.type("m")
    try await room.terminal.sees("◐ Listening")
    #expect(!room.terminal.drawn.contains("● Recording"))
    try await room.say()
    room.terminal.type("q")
    #expect(await process.value == 0)
    await room.server.kill()
  }

  @Test("Settings changed during a call are saved, and options are not")
  func settings() async throws {
    let room = try await CallRoom()
    let process = try await room.call("--silence", "1.1")
    room.terminal.type("s")
    try await room.terminal.sees("> Detection Mode")
    try await room.terminal.sees("1.1 s")
    room.terminal.type("\u{1B}[B")
    try await room.terminal.sees("‹ 50% ›")
    room.terminal.type("\u{1B}[C")
    try await room.terminal.sees("‹ 60% ›")
    room.terminal.type("s")
    // The change does not interrupt the call.
    try await room.say()
    room.terminal.type("q")
    #expect(await process.value == 0)
    let kept = try await CallSettingsFile(URL(fileURLWithPath: room.settings)).settings()
    #expect(kept?.sensitivity == 0.6 && kept?.trailingSilence == 0.8)
    await room.server.kill()
  }

  @Test("Without a terminal, the call starts immediately, writes lines, and ends with the input")
  func pipe() async throws {
    let room = try await CallRoom()
    let hark = try RunningHark(
      ["call", "--device", "ear", "--loudspeaker", "speaker"],
      environment: room.server.environment.merging(["XDG_CONFIG_HOME": room.folder.path]) { $1 })
    // No output shows that the call is listening, so a sentence and a pause are repeated until they
    // are recognized.
    let sound = Array(try Data(contentsOf: URL(fileURLWithPath: CallRoom.speech)).dropFirst(44))
    let speech = sound.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    let pause = [Int16](repeating: 0, count: 48_000)
    let sentence = try room.folder.write(WAVBytes(speech + pause).bytes, to: "sentence.wav")
    let speaking = Task {
      while !Task.isCancelled { try await room.server.play(sentence, into: "mouth") }
    }
    try await hark.writes("You: ")
    speaking.cancel()
    _ = await speaking.result
    try await hark.writes("Coach: ")
    hark.endInput()
    let process = await hark.ended()
    #expect(process.error == "")
    #expect(process.status == 0)
    #expect(process.lines.contains { $0.hasPrefix("You: ") })
    #expect(process.lines.contains { $0.hasPrefix("Coach: ") })
    #expect(!process.output.contains("\u{1B}"))
    await room.server.kill()
  }

  @Test("A dumb terminal gets plain lines")
  func plain() async throws {
    let room = try await CallRoom(kind: "dumb")
    let process = try await room.call("--no-speech")
    try await room.say()
    try await room.terminal.sees("Coach: ")
    room.terminal.type("q")
    #expect(await process.value == 0)
    #expect(!room.terminal.drawn.contains("\u{1B}"))
    await room.server.kill()
  }

  /// Returns the duration of speech in `samples`, in seconds.
  private static func speech(in samples: [Float]) -> Double {
    var scan = SpeechScan(SpectralVoiceDetector(), keepsProbabilities: false)
    scan.take(AudioChunk(start: 0, samples: samples))
    scan.finish()
    return scan.segments.reduce(0) { $0 + $1.duration }
  }
}
