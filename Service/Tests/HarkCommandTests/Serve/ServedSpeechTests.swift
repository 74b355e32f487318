import Foundation
import HTTPFixtures
import SoundFixtures
import Testing

/// Speech from a real `hark serve` process.
@Suite("Speech of hark serve", .timeLimit(.minutes(5)))
struct ServedSpeechTests {
  private static func speak(
    _ input: String, voice: String = "alloy", to client: RawHTTP
  ) async throws -> RawAnswer {
    let fields = ["model": "tts-1", "input": input, "voice": voice, "response_format": "pcm"]
    let body = try JSONEncoder().encode(fields)
    return try await client.send("POST", "/v1/audio/speech", body: Array(body))
  }

  @Test(
    "Texts that crash eSpeak NG are spoken",
    arguments: [
      String(repeating: "a.", count: 90), String(repeating: "U.S.A.", count: 40),
      "http://" + String(repeating: "a.", count: 90),
    ])
  func breaking(_ input: String) async throws {
    let server = try await ServingProcess(home: try TemporaryFolder())
    let client = RawHTTP(port: server.port, of: server)
    let answer = try await Self.speak(input, to: client)
    #expect(answer.status == 200 && answer.body.count > 48_000)
    #expect(try await Self.speak("Hello.", to: client).body.count > 4_800)
    #expect(server.errors.isEmpty, "\(server.errors)")
  }

  @Test(
    "A killed worker is replaced; workers inherit neither the server's environment nor its files")
  func killed() async throws {
    let server = try await ServingProcess(home: try TemporaryFolder())
    let client = RawHTTP(port: server.port, of: server)
    #expect(try await Self.speak("Hello.", to: client).status == 200)
    let workers = Self.children(of: server.identifier)
    #expect(!workers.isEmpty)
    let files = Self.files(of: server.identifier).filter { $0.hasPrefix("socket:") }
    #expect(!files.isEmpty)
    for worker in workers {
      let own = Self.files(of: worker)
      #expect(own.isDisjoint(with: files))
      // Without its own event queue, Dispatch would poll for events forever and occupy a whole
      // core.
      #expect(
        own.contains("anon_inode:[eventpoll]")
          || own.isDisjoint(with: ["anon_inode:[timerfd]", "anon_inode:[eventfd]"]), "\(own)")
      let environment = try Data(contentsOf: URL(fileURLWithPath: "/proc/\(worker)/environ"))
      #expect(!String(decoding: environment, as: UTF8.self).contains("USER="))
      kill(worker, SIGKILL)
    }
    // The server reaps a worker only after it has recorded the worker's end. It reports neither, so
    // the test checks again after each response.
    while !Set(Self.children(of: server.identifier)).isDisjoint(with: workers) {
      _ = try await client.send("GET", "/v1/models")
    }
    #expect(try await Self.speak("Hello.", to: client).body.count > 4_800)
  }

  /// Returns the open files of a process, as the kernel names them.
  private static func files(of process: pid_t) -> Set<String> {
    let folder = "/proc/\(process)/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(
      names.compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
      })
  }

  private static func children(of process: pid_t) -> [pid_t] {
    let threads = "/proc/\(process)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
    return names.flatMap { name -> [pid_t] in
      let list = try? String(contentsOfFile: "\(threads)/\(name)/children", encoding: .utf8)
      return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
  }
}
