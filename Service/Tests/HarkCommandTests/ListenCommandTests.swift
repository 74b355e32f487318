import Foundation
import LedgerCoverage
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite(
  "hark listen, with a real microphone", .serialized, .timeLimit(.minutes(5)),
  .enabled(if: PulseServer.isInstalled))
struct ListenCommandTests {
  private static let clip =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0930.wav"

  private static let started = #""type":"started""#

  /// Returns a server whose microphone `mouth` receives the audio of its loudspeaker.
  private func server() async throws -> PulseServer {
    try await PulseServer(
      arguments: ["-L", "module-remap-source master=speaker.monitor source_name=mouth"])
  }

  @Test("Devices are listed, and the default is marked")
  func list() async throws {
    let server = try await server()
    let process = try await HarkProcess.run(
      ["listen", "--list-devices"], environment: server.environment)
    #expect(process.lines.count == 2)
    #expect(process.lines[0].hasPrefix("  speaker.monitor"))
    #expect(process.lines[1].hasPrefix("* mouth"))
    let json = try await HarkProcess.run(
      ["listen", "--list-devices", "--json"], environment: server.environment)
    #expect(json.lines[1].hasPrefix(#"{"name":"mouth","description""#))
    #expect(json.lines[1].contains(#""default":true,"monitor":false,"muted":false"#))
    await server.kill()
  }

  @Test("Without a terminal, recording starts immediately; the end of the input keeps the text")
  func pipe() async throws {
    let server = try await server()
    let hark = try RunningHark(["listen", "--json"], environment: server.environment)
    try await hark.writes(Self.started)
    try await speak(to: hark, on: server)
    hark.endInput()
    let process = await hark.ended()
    #expect(process.status == 0)
    let ended = try #require(process.lines.first { $0.hasPrefix(#"{"type":"ended""#) })
    #expect(!ended.contains(#""text":"""#))
    await server.kill()
  }

  /// The microphone is a pipe that this test fills, so that the time of its audio is known; an idle
  /// microphone takes up to two seconds to wake and drops the audio until then.
  @Test("The recording starts when audio arrives and includes the first word")
  func started() async throws {
    let folder = try TemporaryFolder()
    let mouth = folder.file("mouth")
    let server = try await PulseServer(
      arguments: [
        "-L",
        "module-pipe-source source_name=mouth file=\(mouth) format=s16le rate=16000 channels=1",
      ])
    let hark = try RunningHark(["listen", "--json"], environment: server.environment)
    while try await !server.pactl("list", "source-outputs").contains("hark.owner") {}
    #expect(!hark.hasWritten(Self.started))
    // The header of a WAV file has 44 bytes; the zeros are a second of silence.
    let sound = try Data(contentsOf: URL(fileURLWithPath: Self.clip)).dropFirst(44)
    let pipe = try FileHandle(forWritingTo: URL(fileURLWithPath: mouth))
    try pipe.write(contentsOf: sound + Data(count: 32_000))
    try await hark.writes(#""type":"speechEnded""#)
    hark.endInput()
    let process = await hark.ended()
    #expect(process.lines.first == #"{"type":"started","at":0}"#)
    let ended = try #require(process.lines.last { $0.hasPrefix(#"{"type":"ended""#) })
    #expect(ended.contains(#""text":"He might even "#))
    await server.kill()
  }

  @Test(
    "A signal ends it with its status, and the text so far is written",
    arguments: [(SIGINT, 130), (SIGTERM, 143)])
  func signals(number: Int32, status: Int) async throws {
    let server = try await server()
    let hark = try RunningHark(["listen", "--json"], environment: server.environment)
    try await hark.writes(Self.started)
    try await speak(to: hark, on: server)
    hark.send(number)
    let process = await hark.ended()
    #expect(process.status == Int32(status))
    let ended = try #require(process.lines.last { $0.hasPrefix(#"{"type":"ended""#) })
    #expect(!ended.contains(#""text":"""#))
    await server.kill()
  }

  @Test("A lost sound server is reported with 69, and the text is kept")
  func serverGone() async throws {
    try await lose("The connection to the sound server was lost; the text so far is saved") {
      await $0.kill()
    }
  }

  @Test("A lost microphone is reported with 69, and the text is kept")
  func microphoneGone() async throws {
    try await lose("The microphone was disconnected; the text so far is saved") {
      try await $0.unplug("source_name=mouth")
    }
  }

  private func lose(
    _ sentence: String, _ disturb: (PulseServer) async throws -> Void
  ) async throws {
    let server = try await server()
    let hark = try RunningHark(["listen", "--json"], environment: server.environment)
    try await hark.writes(Self.started)
    try await speak(to: hark, on: server)
    try await disturb(server)
    let process = await hark.ended()
    #expect(process.status == 69)
    #expect(process.error.contains(sentence))
    #expect(process.lines.contains { $0.contains(#""code":"microphoneLost""#) })
    let ended = try #require(process.lines.first { $0.hasPrefix(#"{"type":"ended""#) })
    #expect(!ended.contains(#""text":"""#))
    await server.kill()
  }

  @Test("With --keep-sound, a recording that was not recognized stays for hark recover --again")
  func unrecognized() async throws {
    let server = try await server()
    let folder = try TemporaryFolder()
    let environment = server.environment.merging(["XDG_STATE_HOME": folder.path]) { $1 }
    let hark = try RunningHark(
      ["listen", "--json", "--keep-sound", "--recognizer-url", "http://127.0.0.1:1/v1"],
      environment: environment)
    let playing = Task { while !Task.isCancelled { try await server.play(Self.clip) } }
    try await hark.writes(#""type":"ended""#)
    playing.cancel()
    _ = await playing.result
    let process = await hark.ended()
    #expect(process.status == 69 && process.output.contains(#""code":"networkUnavailable""#))
    let list = try await HarkProcess.run(["recover", "--json"], environment: environment)
    #expect(list.lines.count == 1)
    #expect(list.output.contains(#""text":"""#) && !list.output.contains(#""audio":0,"#))
    await server.kill()
  }

  @Test("Two programs share a microphone, and both write what is said")
  func secondProgram() async throws {
    let server = try await server()
    let first = try RunningHark(["listen", "--json"], environment: server.environment)
    try await first.writes(Self.started)
    let second = try RunningHark(["listen", "--json"], environment: server.environment)
    try await second.writes(Self.started)
    try await speak(to: second, on: server)
    for hark in [first, second] {
      hark.endInput()
      let process = await hark.ended()
      #expect(process.lines.contains { $0.contains(#""type":"ended""#) })
      #expect(!process.output.contains("microphoneBusy"))
    }
    await server.kill()
  }

  @Test("An unavailable microphone is reported in one sentence before anything is drawn")
  func refusals() async throws {
    let server = try await server()
    let unknown = try await HarkProcess.run(
      ["listen", "--device", "ear"], environment: server.environment)
    #expect(unknown.status == 64)
    #expect(
      unknown.error
        == "hark: The sound device ear does not exist; choose one of: speaker.monitor, mouth.\n")
    await server.kill()
    let gone = try await HarkProcess.run(
      ["listen", "--json"], environment: ["PULSE_SERVER": "unix:/nowhere/pulse.sock"])
    #expect(gone.status == 69)
    #expect(gone.output == #"{"type":"failure","at":0,"code":"noServer"}"# + "\n")
    #expect(
      gone.error
        == "hark: No sound server answers (Connection refused); start one with: "
        + "pulseaudio --start.\n")
  }

  /// Plays the clip until words are recognized.
  ///
  /// On a busy machine, playback may break up so that no word is recognized.
  private func speak(to hark: RunningHark, on server: PulseServer) async throws {
    let playing = Task { while !Task.isCancelled { try await server.play(Self.clip) } }
    try await hark.writes(#""type":"interim""#, #""type":"final""#)
    playing.cancel()
    _ = await playing.result
  }
}
