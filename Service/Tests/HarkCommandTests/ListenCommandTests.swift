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

  /// A server whose microphone `mouth` hears what is played into its loudspeaker.
  private func server() async throws -> PulseServer {
    try await PulseServer(
      arguments: ["-L", "module-remap-source master=speaker.monitor source_name=mouth"])
  }

  @Test("Devices are listed, and the one that is taken is marked")
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

  @Test("Without a terminal it begins at once, and the end of its input keeps the text")
  func pipe() async throws {
    let server = try await server()
    let folder = try TemporaryFolder()
    // A sound server that has to wait for the machine plays so brokenly that no word may be found:
    // then it is said again.
    let process = try await HarkProcess.shell(
      """
      coproc { exec "$HARK" listen --json > "$2"; }
      pid=$!
      for wait in {1..600}; do grep -q started "$2" && break; sleep 0.1; done
      for turn in 1 2 3 4; do
        paplay --device=speaker "$1"
        for wait in {1..200}; do grep -qE "interim|final" "$2" && break 2; sleep 0.1; done
      done
      exec {COPROC[1]}>&-
      wait $pid
      echo "status $?"
      cat "$2"
      """, Self.clip, folder.file("told"), environment: server.environment)
    #expect(process.lines.first == "status 0")
    let ended = try #require(process.lines.first { $0.hasPrefix(#"{"type":"ended""#) })
    #expect(!ended.contains(#""text":"""#))
    await server.kill()
  }

  @Test("A server that dies keeps the text, says so, and ends with 69")
  func serverGone() async throws {
    let server = try await server()
    let folder = try TemporaryFolder()
    let file = folder.file("told")
    async let listening = HarkProcess.shell(
      "coproc { exec \"$HARK\" listen --json > \"$1\"; }; wait $!; echo status $?",
      file, environment: server.environment)
    try await wait { text(file).contains("started") }
    // Again and again, since a busy machine breaks the sound so that no word may be found.
    let playing = Task { while !Task.isCancelled { try await server.play(Self.clip) } }
    try await wait { ["interim", "final"].contains(where: text(file).contains) }
    playing.cancel()
    await server.kill()
    _ = await playing.result
    let process = try await listening
    #expect(process.output.contains("status 69"))
    #expect(process.error.contains("The sound server went away; what was said so far is kept"))
    let lines = text(file).split(separator: "\n")
    #expect(lines.contains { $0.contains(#""code":"microphoneLost""#) })
    let ended = try #require(lines.first { $0.hasPrefix(#"{"type":"ended""#) })
    #expect(!ended.contains(#""text":"""#))
  }

  @Test("A second program is told that the microphone is in use", .covers("S5-EC-8"))
  func secondProgram() async throws {
    let server = try await server()
    let folder = try TemporaryFolder()
    let process = try await HarkProcess.shell(
      """
      coproc { exec "$HARK" listen --json > "$1"; }
      pid=$!
      for wait in {1..600}; do grep -q started "$1" && break; sleep 0.1; done
      # It holds its own input open, which has no end before it has, however late it begins.
      mkfifo "$2"
      timeout 120 "$HARK" listen --json <> "$2"
      echo "status $?"
      kill -0 $pid && exec {COPROC[1]}>&-
      wait $pid
      echo "status $?"
      """, folder.file("told"), folder.file("input"), environment: server.environment)
    #expect(process.lines.contains { $0.contains(#""code":"microphoneBusy""#) })
    let statuses = process.lines.filter { $0.hasPrefix("status") }
    #expect(statuses.count == 2 && statuses.first == "status 69")
    // The first one goes on to its own end. Nothing is played: whether that counts as silence, a
    // dead microphone or a recogniser that was still loading depends on how long the second took.
    let told = text(folder.file("told"))
    #expect(told.contains(#""type":"ended""#))
    #expect(!told.contains("microphoneLost") && !told.contains("microphoneBusy"))
    #expect(process.error.contains("mouth is in use by another recording; end that one"))
    await server.kill()
  }

  @Test("What cannot be listened to is said in one sentence before anything is drawn")
  func refusals() async throws {
    let server = try await server()
    let unknown = try await HarkProcess.run(
      ["listen", "--device", "ear"], environment: server.environment)
    #expect(unknown.status == 64)
    #expect(
      unknown.error
        == "hark: ear is not a sound device here; choose one of: speaker.monitor, mouth.\n")
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

  private func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  /// What another process writes to a file cannot be awaited, and so what does not come in time is
  /// missed; the test goes on to its end, or that process would never come to its own.
  private func wait(until isSo: () -> Bool) async throws {
    let end = Date(timeIntervalSinceNow: 100)
    while !isSo(), Date() < end { try await Task.sleep(nanoseconds: 20_000_000) }
  }
}
