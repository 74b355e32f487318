import Foundation
import Hark
import HarkPulse
import SoundFixtures

@testable import HarkTesting

/// A room with a simulated user, a microphone that receives only the user's voice, and a
/// loudspeaker that a test can record.
final class CallRoom: Sendable {
  static let speech =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0930.wav"

  let server: PulseServer
  let terminal: TestTerminal
  let folder: TemporaryFolder

  init(kind: String = "xterm") async throws {
    server = try await PulseServer(
      sinks: ["speaker", "mouth"],
      arguments: ["-L", "module-remap-source master=mouth.monitor source_name=ear"])
    terminal = TestTerminal(columns: 120, kind: kind)
    folder = try TemporaryFolder()
  }

  /// The path of the call's settings file.
  var settings: String { folder.file("hark/call.json") }

  /// Starts a call, waits until it is listening, and returns a task with its exit status.
  func call(
    _ more: String..., environment: [String: String] = [:], begins: String = "◐ Listening"
  ) async throws -> Task<Int32, Never> {
    let own = ["XDG_CONFIG_HOME": folder.path].merging(environment) { $1 }
    let process = try await terminal.run(
      "call", server, ["--loudspeaker", "speaker"] + more, device: "ear", environment: own)
    try await terminal.sees(begins)
    return process
  }

  /// Plays a sentence until it is recognized.
  ///
  /// On a busy machine, playback may break up so that no word is recognized; the call then listens
  /// again.
  func say() async throws {
    repeat {
      try await server.play(Self.speech, into: "mouth")
      try await terminal.sees("● Recording")
    } while try await terminal.seesFirst(of: ["You: ", "◐ Listening"]) != "You: "
  }

  /// Returns the audio of the loudspeaker from now until one second of silence after `end` returns.
  ///
  /// The display may be ahead of the audio. `end` receives a function that waits until the audio is
  /// not silent.
  func hear(
    until end: (_ begins: @Sendable () async -> Void) async throws -> Void
  ) async throws -> [Float] {
    let ear = PulseMicrophone(device: "speaker.monitor", server: server.address)
    let sound = try await ear.open(.record)
    let heard = Watched<[Float]>([])
    let listening = Task {
      for try await chunk in sound { heard.change { $0 += chunk.samples } }
    }
    try await end { await heard.wait { $0.contains { abs($0) > 0.01 } } }
    let before = heard.now.count
    await heard.wait { samples in
      samples.count - before >= 16_000 && samples.suffix(16_000).allSatisfy { abs($0) < 0.001 }
    }
    await ear.close()
    try await listening.value
    return heard.now
  }
}
