import Foundation
import HTTPFixtures
import HarkServer
import HarkStore
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("hark serve", .timeLimit(.minutes(5)))
struct ServeCommandTests {
  @Test(
    "The server reports its address, saves captures, and stops without losing any")
  func serves() async throws {
    let home = try TemporaryFolder()
    let server = try await ServingProcess(home: home)
    #expect(try await server.client().save("hello").status == 201)
    server.send(SIGTERM)
    #expect(await server.ending() == 0)
    #expect(server.errors.isEmpty)
    let store = try CaptureStore(path: home.file(".local/share/hark/captures.sqlite"))
    #expect(try await store.page(of: "ada", limit: 9).captures.map(\.content) == ["hello"])
  }

  @Test(
    "--certificate requires --key and readable files, and excludes --greet",
    arguments: [
      (["--certificate", "a.pem"], "--certificate and --key must be given together."),
      (
        ["--certificate", "a.pem", "--key", "b.pem"],
        "Cannot read a certificate in a.pem; pass --certificate a PEM file"
      ),
      (
        ["--certificate", "a.pem", "--key", "b.pem", "--greet"],
        "--greet does not support TLS; omit it when using --certificate."
      ),
    ])
  func encrypted(arguments: [String], sentence: String) async throws {
    let home = try TemporaryFolder()
    let end = try await HarkProcess.run(
      ["serve", "--port", "0"] + arguments, environment: ServingProcess.environment(home))
    #expect(end.status == 64)
    #expect(end.error.contains(sentence))
  }

  @Test("A server leaves no core dump, which would contain the secret")
  func coreDumps() async throws {
    let server = try await ServingProcess(home: try TemporaryFolder())
    let file = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: "/proc/\(server.identifier)/limits"))
    let limits = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    let line = try #require(limits.split(separator: "\n").first { $0.contains("core file size") })
    #expect(line.split(separator: " ").suffix(3) == ["0", "0", "bytes"])
  }

  @Test("A pending request is finished before the server stops")
  func graceful() async throws {
    let server = try await ServingProcess(home: try TemporaryFolder())
    let client = try await server.client()
    let saves = Task {
      var kept = 0
      while let answer = try? await client.save("a"), answer.status == 201 { kept += 1 }
      return kept
    }
    while try await client.send("GET", "/api/somethings?limit=5").body.count < 100 {}
    server.send(SIGINT)
    #expect(await server.ending() == 0)
    let kept = await saves.value
    let path = server.home.file(".local/share/hark/captures.sqlite")
    let all = try await CaptureStore(path: path).page(of: "ada", limit: 100_000).captures
    #expect(all.count >= kept && all.count <= kept + 1)
  }

  @Test("A server killed while saving keeps every capture answered with 201")
  func killed() async throws {
    let home = try TemporaryFolder()
    let path = home.file("captures.sqlite")
    var answered: Set<String> = []
    for round in 0..<6 {
      let server = try await ServingProcess(["--database", path], home: home)
      let client = try await server.client()
      let count = Counter(until: .random(in: 5...150))
      answered.formUnion(
        await withTaskGroup(of: [String].self) { group in
          for part in 0..<4 {
            group.addTask { await Self.save("\(round)-\(part)", client, server, count) }
          }
          return await group.reduce(into: []) { $0 += $1 }
        })
      let ending = await server.ending()
      #expect(ending == SIGKILL, "\(server.errors)")
      let store = try CaptureStore(path: path)
      let kept = try await store.page(of: "ada", limit: 100_000).captures.compactMap(\.content)
      #expect(answered.subtracting(kept).isEmpty && Set(kept).count == kept.count)
      try store.close()
    }
    #expect(answered.count >= 30)
  }

  /// Saves captures one after another until the server has ended, and returns those that the server
  /// confirmed.
  ///
  /// The save that completes `count` kills the server.
  private static func save(
    _ name: String, _ client: RawHTTP, _ server: ServingProcess, _ count: Counter
  ) async -> [String] {
    var kept: [String] = []
    for number in 0..<10_000 {
      let text = "\(name)-\(number)"
      guard let answer = try? await client.save(text, key: text), answer.status == 201 else {
        break
      }
      kept.append(text)
      if await count.next() {
        // The other tasks are then at an arbitrary point of a save.
        for _ in 0..<Int.random(in: 0...3) { _ = try? await client.send("GET", "/health") }
        server.send(SIGKILL)
      }
    }
    return kept
  }

  private actor Counter {
    private var left: Int

    init(until count: Int) { left = count }

    func next() -> Bool {
      left -= 1
      return left == 0
    }
  }

  @Test("The log contains no captured text, even after failures")
  func silence() async throws {
    let server = try await ServingProcess(home: try TemporaryFolder())
    let client = try await server.client()
    let secret = "quixoticzebra"
    _ = try await client.save(secret)
    _ = try await client.send("POST", "/api/somethings", text: "{\"content\":\"\(secret)")
    _ = try await client.send("GET", "/api/somethings?limit=\(secret)")
    _ = try await client.send("GET", "/\(secret)", ["Authorization": secret, "X-A": secret])
    let path = server.home.file(".local/share/hark/captures.sqlite")
    try FileManager.default.removeItem(atPath: path)
    try Data(repeating: 0x41, count: 9_000).write(to: URL(fileURLWithPath: path))
    for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
    _ = try await client.save(secret)
    server.send(SIGTERM)
    _ = await server.ending()
    #expect(!server.errors.contains(secret))
  }

  @Test("An empty host name is rejected", arguments: ["", " "])
  func noName(_ name: String) async throws {
    let home = try TemporaryFolder()
    let end = try await HarkProcess.run(
      ["serve", "--port", "0", "--name", name], environment: ServingProcess.environment(home))
    #expect(end.status == 64 && end.error.contains("--name"))
  }

  @Test(
    "The port for probes must be another one than the server's",
    arguments: [
      (["--probe-port", "0"], "--probe-port must be from 1 to 65535."),
      (
        ["--probe-port", "\(ServerSettings.standardPort)"],
        "--probe-port must be another port than --port."
      ),
    ])
  func probePort(arguments: [String], sentence: String) async throws {
    let home = try TemporaryFolder()
    let end = try await HarkProcess.run(
      ["serve"] + arguments, environment: ServingProcess.environment(home))
    #expect(end.status == 64)
    #expect(end.error.contains(sentence))
  }

  @Test(
    "Wyoming needs an address of this machine, unless an option permits others",
    arguments: [
      (["--wyoming", "0.0.0.0:10300"], "--wyoming-for-all"),
      (["--wyoming", "[::]:10300"], "--wyoming-for-all"),
      (["--wyoming", "10300"], "such as 127.0.0.1:10300"),
      (["--wyoming", "localhost:0"], "such as 127.0.0.1:10300"),
      (["--wyoming-for-all"], "--wyoming-for-all needs --wyoming."),
    ])
  func wyoming(arguments: [String], sentence: String) async throws {
    let home = try TemporaryFolder()
    let end = try await HarkProcess.run(
      ["serve", "--port", "0"] + arguments, environment: ServingProcess.environment(home))
    #expect(end.status == 64 && end.output.isEmpty)
    #expect(end.error.contains(sentence))
  }

  @Test("Listening on another address requires a secret")
  func otherAddress() async throws {
    let home = try TemporaryFolder()
    let environment = ServingProcess.environment(home)
    let refused = try await HarkProcess.run(
      ["serve", "--host", "0.0.0.0", "--port", "0"], environment: environment)
    #expect(refused.status == 64 && refused.output.isEmpty)
    #expect(refused.error.contains("HARK_SECRET"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
    let secret = home.file("secret")
    let server = try await ServingProcess(
      ["--host", "0.0.0.0", "--secret-file", secret], home: home)
    let token = try await HarkProcess.run(
      ["token", "--secret-file", secret], environment: environment)
    let client = RawHTTP(
      port: server.port, token: token.output.trimmingCharacters(in: .newlines))
    #expect(try await client.save("a").status == 201)
    #expect(try await server.client().save("a").status == 401)
  }

  @Test(
    "A used port, an unknown address, and a short secret: one sentence each")
  func cannotBegin() async throws {
    let home = try TemporaryFolder()
    let environment = ServingProcess.environment(home)
    let server = try await ServingProcess(home: home)
    let taken = try await HarkProcess.run(
      ["serve", "--port", "\(server.port)", "--database", home.file("other.sqlite")],
      environment: environment)
    #expect(taken.status == 69 && taken.error.contains("--port"))
    let takenForProbes = try await HarkProcess.run(
      [
        "serve", "--port", "0", "--probe-port", "\(server.port)",
        "--database", home.file("probed.sqlite"),
      ], environment: environment)
    #expect(takenForProbes.status == 69 && takenForProbes.error.contains("with --probe-port."))
    let takenForWyoming = try await HarkProcess.run(
      [
        "serve", "--port", "0", "--wyoming", "127.0.0.1:\(server.port)",
        "--database", home.file("wyoming.sqlite"),
      ], environment: environment)
    #expect(takenForWyoming.status == 69 && takenForWyoming.error.contains("with --wyoming."))
    let short = try await HarkProcess.run(
      ["serve", "--host", "192.0.2.1", "--port", "0"],
      environment: environment.merging(["HARK_SECRET": "short"]) { $1 })
    #expect(short.status == 64 && short.error.contains("32 bytes"))
    let nowhere = try await HarkProcess.run(
      ["serve", "--host", "192.0.2.1", "--port", "0"],
      environment: environment.merging(
        ["HARK_SECRET": String(repeating: "s", count: 32)]) { $1 })
    #expect(nowhere.status == 69 && nowhere.error.contains("--host"))
    let damaged = home.file("damaged.sqlite")
    try Data(repeating: 0x41, count: 9_000).write(to: URL(fileURLWithPath: damaged))
    let broken = try await HarkProcess.run(
      ["serve", "--port", "0", "--database", damaged], environment: environment)
    #expect(broken.status == 69 && broken.error.contains("damaged"))
    for process in [taken, short, nowhere, broken] {
      #expect(process.output.isEmpty)
      #expect(process.error.split(separator: "\n").count == 1, "\(process.error)")
    }
  }
}
