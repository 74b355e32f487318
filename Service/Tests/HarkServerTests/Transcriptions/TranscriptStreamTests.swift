import Hark
import HarkTesting
import Logging
import SoundFixtures
import Synchronization
import Testing

@testable import HarkServer

@Suite("Transcript events", .timeLimit(.minutes(5)))
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

  /// Returns all events except the comments on the progress of a slow file.
  private func all(_ events: AsyncStream<String>) async -> [String] {
    await events.reduce(into: []) { if !$1.hasPrefix(":") { $0.append($1) } }
  }

  @Test("Audio without speech yields only the last event")
  func silence() async throws {
    let events = await all(TranscriptStream(try await work()).events().events)
    #expect(events.count == 1)
    #expect(events.last?.hasPrefix("data: {") == true && events.last?.hasSuffix("}\n\n") == true)
    #expect(events.last?.contains("\"transcript.text.done\"") == true)
    #expect(queue.standing.running == 0)
  }

  @Test("A waiting client receives its position")
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

  @Test("A failure is the last event, and is counted")
  func trouble() async throws {
    let recognizer = ScriptedRecognizer(.silent)
    recognizer.becomeUnavailable(.recognizerUnavailable)
    let events = await all(
      TranscriptStream(try await work(FileServer.services(recognizer))).events().events)
    #expect(events.last?.contains("\"recognizer_unavailable\"") == true)
    #expect(metrics.text(.init()).contains("reason=\"recognizer_unavailable\"} 1"))
  }

  @Test("Ending the stream releases the slot")
  func gone() async throws {
    let first = try queue.enter("bob")
    _ = first.join()
    let (events, feed) = TranscriptStream(try await work()).events()
    for await event in events {
      #expect(event == ": queued, place 1\n\n")
      feed.finish()
    }
    // The next file in the queue takes its place.
    let next = try queue.enter("eve")
    for await place in next.join() where place == 1 { break }
    withExtendedLifetime((first, next)) {}
  }

  // The file simulation verifies that the file keeps its slot until then.
  @Test("A file that is canceled while its recognizer starts frees its decoder and its slot")
  func starting() async throws {
    let recognizer = HeldRecognizer()
    let work = try await work(FileServer.services(recognizer))
    let running = Task { try await work.run() }
    for await _ in recognizer.asked { break }
    running.cancel()
    recognizer.start()
    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(recognizer.isFree && queue.standing.running == 0)
  }
}

/// A recognizer that starts its single task on request.
private final class HeldRecognizer: Recognizer, RecognitionTask {
  let traits = RecognizerTraits(name: "held", locales: [.americanEnglish])

  /// A stream that receives an element when a task is requested.
  let asked: AsyncStream<Void>
  private let ask: AsyncStream<Void>.Continuation
  private let begins: AsyncStream<Never>
  private let begin: AsyncStream<Never>.Continuation
  private let isCanceled = Atomic(false)

  init() {
    (asked, ask) = AsyncStream.makeStream()
    (begins, begin) = AsyncStream.makeStream()
  }

  /// Whether its task has been canceled.
  var isFree: Bool { isCanceled.load(ordering: .sequentiallyConsistent) }

  func start() { begin.finish() }

  func startTask(
    _ request: RecognitionRequest,
    report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    ask.yield()
    // The start continues after cancellation, as loading a model does.
    await Task { [begins] in for await _ in begins {} }.value
    return self
  }

  func append(_ chunk: AudioChunk) {}
  func markPause(_ pause: SpeechPause) {}
  func finish() {}
  func cancel() { isCanceled.store(true, ordering: .sequentiallyConsistent) }
}
