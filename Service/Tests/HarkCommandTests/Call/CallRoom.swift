import Foundation
import Hark
import HarkLinux
import SoundFixtures

@testable import HarkTesting

/// A room with a mouth, a microphone that hears it alone, and a loudspeaker that somebody listens to.
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

  /// Where the call keeps its settings.
  var settings: String { folder.file("hark/call.json") }

  /// Calls, and returns once it listens; the task's value is how it ends.
  func call(
    _ more: String..., environment: [String: String] = [:], begins: String = "◐ Listening"
  ) async throws -> Task<Int32, Never> {
    let own = ["XDG_CONFIG_HOME": folder.path].merging(environment) { $1 }
    let process = try await terminal.run(
      "call", server, ["--loudspeaker", "speaker"] + more, device: "ear", environment: own)
    try await terminal.sees(begins)
    return process
  }

  /// Says a sentence until it was understood: a sound server that has to wait for the machine plays
  /// so brokenly that no word may be found, and then the call listens again.
  func say() async throws {
    repeat {
      try await server.play(Self.speech, into: "mouth")
      try await terminal.sees("● Recording")
    } while try await terminal.seesFirst(of: ["You: ", "◐ Listening"]) != "You: "
  }

  /// The sound of the loudspeaker from now on until a second of silence behind the return of `end`.
  ///
  /// What is drawn may be ahead of what is heard. `end` gets what waits until something is heard.
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
