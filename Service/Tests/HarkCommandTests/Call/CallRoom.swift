import Foundation
import Hark
import HarkLinux
import SoundFixtures
import Synchronization

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
  /// so brokenly that no word may be found.
  ///
  /// Only after a minute: what was understood late is answered, and that would be interrupted.
  func say() async throws {
    for _ in 0..<4 {
      try await server.play(Self.speech, into: "mouth")
      if try await terminal.seesSoon("You: ", within: 60) { return }
    }
    try await terminal.sees("You: ")
  }

  /// The sound of the loudspeaker from now on until `end` returns, and then until there has been a
  /// second of silence, for `seconds` at most: what is drawn may be ahead of what is heard.
  func hear(
    silenceWithin seconds: Double = 0, until end: () async throws -> Void
  ) async throws -> [Float] {
    let ear = PulseMicrophone(device: "speaker.monitor", server: server.address)
    let sound = try await ear.open(.record)
    let heard = Mutex<[Float]>([])
    let listening = Task {
      for try await chunk in sound { heard.withLock { $0 += chunk.samples } }
    }
    try await end()
    let (before, latest) = (heard.withLock { $0.count }, Date(timeIntervalSinceNow: seconds))
    while Date() < latest {
      let samples = heard.withLock { $0 }
      let rest = samples.suffix(16_000)
      if samples.count - before >= 16_000, rest.allSatisfy({ abs($0) < 0.001 }) { break }
      try await Task.sleep(nanoseconds: 50_000_000)
    }
    await ear.close()
    try await listening.value
    return heard.withLock { $0 }
  }

  /// Takes a loudspeaker or microphone away whose module says `name`.
  func unplug(_ name: String) async throws {
    let modules = try await server.pactl("list", "short", "modules")
    for line in modules.split(separator: "\n") where line.contains(name) {
      if let number = line.split(separator: "\t").first {
        try await server.pactl("unload-module", String(number))
      }
    }
  }
}
