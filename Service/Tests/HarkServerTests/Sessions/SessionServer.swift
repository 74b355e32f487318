import Hark
import HarkMeals
import HarkServices
import HarkTesting
import NIOCore

@testable import HarkServer

/// Servers for sessions with a scripted recognizer, and their pages.
enum SessionServer {
  /// Returns a page without files, in which everything but the recognizer is real.
  static func page(
    _ recognizer: any Recognizer = ScriptedRecognizer(.silent, decoderCount: 200),
    limit: Int = 100, timekeeper: any Timekeeper = ManualTimekeeper(),
    transcripts: ScriptedTranscriptStore? = nil
  ) -> ServedPage {
    var dependencies = SessionDependencies(
      recognizer: recognizer, agent: ReflectiveCoach(), mealAnalyzer: FoodTableMealAnalyzer(),
      captures: { _ in NoCaptures() })
    dependencies.timekeeper = timekeeper
    if let transcripts { dependencies.transcripts = { _ in transcripts } }
    return ServedPage(
      folder: nil, dependencies: dependencies, sessionLimit: limit, localUser: "ada")
  }

  /// Starts a server.
  static func start(
    _ recognizer: any Recognizer = ScriptedRecognizer(.silent, decoderCount: 200),
    limit: Int = 100, timekeeper: any Timekeeper = ManualTimekeeper(),
    transcripts: ScriptedTranscriptStore? = nil,
    change: (inout ServerSettings) -> Void = { _ in }
  ) async throws -> LiveServer {
    try await LiveServer(
      page: page(recognizer, limit: limit, timekeeper: timekeeper, transcripts: transcripts),
      change: change)
  }

  /// Starts a server for calls with a manual clock and with dependencies adjusted by `change`.
  static func call(
    _ recognizer: any Recognizer = ScriptedRecognizer(.silent, decoderCount: 20),
    change: (inout SessionDependencies) -> Void
  ) async throws -> LiveServer {
    var page = page(recognizer, timekeeper: ManualTimekeeper())
    page.dependencies.callSettings = { _ in MemoryArchive.manual }
    change(&page.dependencies)
    return try await LiveServer(page: page)
  }

  private struct NoCaptures: CaptureService {
    func save(_ content: String, as contentType: SavedCapture.ContentType) async throws
      -> SavedCapture
    {
      throw CaptureFailure.serverError
    }
  }
}

extension SessionClient {
  /// Returns a page that has sent hello and received a welcome.
  static func greeted(
    _ server: LiveServer, _ hello: Hello = WireExamples.hello(), token: String? = nil
  ) async throws -> (SessionClient, Envelope.Welcome) {
    var page = try await SessionClient(port: server.port, token: token, clock: server.clock)
    try await page.say(.hello(hello))
    let answer: Envelope? = try await page.next()
    guard case .welcome(_, let welcome) = answer else {
      throw Unwelcome(answer: answer.map { "\($0)" } ?? "the end of the connection")
    }
    return (page, welcome)
  }

  /// The error thrown if the server does not welcome a page.
  struct Unwelcome: Error {
    var answer = "no opening"
  }

  /// Returns the first value that `read` finds in a message; `nil` when the connection has ended.
  ///
  /// Reports the microphone as closed when the server asks the page to close it. The server's
  /// clock, if manual, advances whenever drawing waits for it.
  mutating func next<Value>(_ read: (Envelope) -> Value?) async throws -> Value? {
    let drawing = Task { [clock] in
      while let clock {
        await clock.sleeper(within: DrawingPace.interval)
        if Task.isCancelled { return }
        await clock.advance(by: DrawingPace.interval)
      }
    }
    defer { drawing.cancel() }
    while let envelope = try await next() {
      if case .message(_, .close(let opening)) = envelope {
        try? await say(.microphone(opening: opening, .closed))
      }
      if let value = read(envelope) { return value }
    }
    return nil
  }

  /// Returns the next screen for which `isWanted` holds.
  mutating func screen(where isWanted: (ScreenView) -> Bool) async throws -> ScreenView? {
    try await next { envelope in
      if case .show(_, _, let screen) = envelope, isWanted(screen) { screen } else { nil }
    }
  }

  /// Returns whether the server still responds.
  mutating func isAlive() async throws -> Bool {
    let moment = Double(Int.random(in: 0...1_000_000))
    try await say(.ping(at: moment))
    return try await next { $0 == .pong(at: moment) ? true : nil } ?? false
  }

  /// Accepts the server's next request to open the microphone, and returns its number.
  mutating func answerOpening() async throws -> UInt32? {
    let asked: UInt32? = try await next { envelope in
      if case .message(_, .open(let opening, _, _)) = envelope { opening } else { nil }
    }
    if let asked { try await say(.microphone(opening: asked, .opened)) }
    return asked
  }
}
