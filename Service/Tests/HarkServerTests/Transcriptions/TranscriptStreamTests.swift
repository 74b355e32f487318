import Hark
import HarkTesting
import Logging
import SoundFixtures
import Testing

@testable import HarkServer

@Suite("The words of a file as events", .timeLimit(.minutes(1)))
struct TranscriptStreamTests {
  private let queue = UploadQueue(atOnce: 1, limit: 2)
  private let metrics = ServerMetrics()

  private func work(_ services: FileServices = FileServer.services()) async throws -> FileWork {
    let file = try UploadFile()
    try await file.append(WAVBytes([Int16](repeating: 900, count: 16_000)).bytes)
    let request = try TranscriptionRequest(
      ["model": ["whisper-1"], "stream": ["true"]],
      models: [ServedModel(id: "whisper-1", root: "x")], locales: [.americanEnglish])
    return FileWork(
      services: services, metrics: metrics, request: request, file: file,
      place: try queue.enter("ada"),
      log: Logger(label: "quiet") { _ in SwiftLogNoOpLogHandler() })
  }

  /// But for the comments that tell how a slow one fares.
  private func all(_ events: AsyncStream<String>) async -> [String] {
    await events.reduce(into: []) { if !$1.hasPrefix(":") { $0.append($1) } }
  }

  @Test("Without a word said, the last event is all there is")
  func silence() async throws {
    let events = await all(TranscriptStream(try await work()).events().events)
    #expect(events.count == 1)
    #expect(events.last?.hasPrefix("data: {") == true && events.last?.hasSuffix("}\n\n") == true)
    #expect(events.last?.contains("\"transcript.text.done\"") == true)
    #expect(queue.standing.running == 0)
  }

  @Test("Who waits is told their place")
  func place() async throws {
    let first = try queue.enter("bob")
    _ = first.join()
    let (events, _) = TranscriptStream(try await work()).events()
    var seen: [String] = []
    for await event in events {
      seen.append(event)
      if seen.count == 1 { first.leave() }
    }
    #expect(seen.first == ": queued, place 1\n\n")
    #expect(seen.last?.contains("\"transcript.text.done\"") == true)
  }

  @Test("What goes wrong is the last event, and is counted")
  func trouble() async throws {
    let recognizer = ScriptedRecognizer(.silent)
    recognizer.becomeUnavailable(.recognizerUnavailable)
    let events = await all(
      TranscriptStream(try await work(FileServer.services(recognizer))).events().events)
    #expect(events.last?.contains("\"recognizer_unavailable\"") == true)
    #expect(metrics.text(.init()).contains("reason=\"recognizer_unavailable\"} 1"))
  }

  @Test("Ending it frees the place")
  func gone() async throws {
    let first = try queue.enter("bob")
    _ = first.join()
    let (events, feed) = TranscriptStream(try await work()).events()
    for await event in events {
      #expect(event == ": queued, place 1\n\n")
      feed.finish()
    }
    while queue.standing.waiting > 0 { await Task.yield() }
    withExtendedLifetime(first) {}
  }
}
