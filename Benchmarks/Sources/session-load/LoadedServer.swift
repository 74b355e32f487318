import Foundation
import Hark
import HarkMeals
import HarkServer
import HarkServices
import HarkStore
import Logging

/// A server in this process, on any free port, with a custom recognizer.
struct LoadedServer {
  let recognizer: any Recognizer
  let sessionLimit: Int
  var folder: PageFolder?
  var files: FileServices?

  /// Runs `body` with the port of the running server, which stops when `body` returns.
  func run<Value: Sendable>(_ body: @Sendable (Int) async throws -> Value) async throws -> Value {
    let path = NSTemporaryDirectory() + "session-load-\(UUID().uuidString).sqlite"
    defer {
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
    }
    let dependencies = SessionDependencies(
      recognizer: recognizer, agent: ReflectiveCoach(), mealAnalyzer: FoodTableMealAnalyzer(),
      captures: { [store = try CaptureStore(path: path)] in StoredCaptures(store, user: $0) })
    let server = HarkServer(
      ServerSettings(port: 0), store: try CaptureStore(path: path),
      tokens: await TokenAuthority(.random()),
      page: ServedPage(
        folder: folder, dependencies: dependencies, sessionLimit: sessionLimit, localUser: "load"),
      files: files,
      // Cancellation in the middle of the work is not worth logging.
      log: Logger(label: "quiet") { _ in SwiftLogNoOpLogHandler() })
    return try await Serving.run(body) { port in try await server.run(stoppedBy: [], ready: port) }
  }
}

/// Runs a body together with the server that it needs.
enum Serving {
  static func run<Value: Sendable>(
    _ body: @Sendable (Int) async throws -> Value,
    beside serve: @escaping @Sendable (@escaping @Sendable (Int) async -> Void) async throws -> Void
  ) async throws -> Value {
    let (ports, port) = AsyncStream<Int>.makeStream()
    let serving = Task {
      defer { port.finish() }
      try await serve { port.yield($0) }
    }
    defer { serving.cancel() }
    for await port in ports { return try await body(port) }
    try await serving.value
    throw CancellationError()
  }
}
