import Hark
import HarkTesting
import Testing

@testable import HarkServer

@Suite("What a page that has gone had heard", .timeLimit(.minutes(3)))
struct SessionKeepingTests {
  private static let words = "I ate two big eggs"

  private let clock = ManualTimekeeper()
  private let store = ScriptedTranscriptStore()
  private let recognizer = ScriptedRecognizer(RecognizerScript(words), decoderCount: 20)

  private func server() async throws -> LiveServer {
    try await SessionServer.start(recognizer, timekeeper: clock, transcripts: store)
  }

  /// A page in the middle of a dictation.
  private func dictating(
    _ server: LiveServer
  ) async throws -> (page: SessionClient, session: String, sound: SoundPlace) {
    var (page, welcome) = try await SessionClient.greeted(server, WireExamples.hello("dictation"))
    try await page.say(.person(ActionRequest(id: 1, action: .activate)))
    let opening = try #require(try await page.answerOpening())
    let samples = [Float](repeating: 0.1, count: 32_000)
    try await page.speak(WireSound(opening: opening, first: 0, samples: samples))
    await store.wrote(1)
    return (page, welcome.session, SoundPlace(opening: opening, samples: samples.count))
  }

  @Test("Its session expires, and what was said is offered back")
  func gone() async throws {
    let server = try await server()
    let (page, _, _) = try await dictating(server)
    await page.socket.cut()
    // It is heard of in the server's own time; then both waits for the page are over.
    while try await store.unfinished().isEmpty {
      await clock.advance(by: 61)
      for _ in 0..<1_000 { await Task.yield() }
    }
    let words = try await store.unfinished().map(\.text)
    #expect(words.count == 1 && words.first?.isEmpty == false)
  }

  @Test("A server that is shut down leaves what is being said to the next one")
  func shutDown() async throws {
    var server: LiveServer? = try await server()
    let (page, _, _) = try await dictating(try #require(server))
    server = nil
    while try await store.unfinished().isEmpty { await Task.yield() }
    #expect(try await store.unfinished().count == 1)
    await page.socket.cut()
  }

  @Test("A page that is there has its text, and nothing of it is kept here")
  func there() async throws {
    let server = try await server()
    var (page, _, sound) = try await dictating(server)
    try await page.say(.person(ActionRequest(id: 2, action: .stop, after: sound)))
    #expect(try await page.screen { $0.phase == "idle" && !$0.field.text.isEmpty } != nil)
    await store.finished(1)
    #expect(store.kept.isEmpty)
  }

  @Test("A page that comes back has what was found meanwhile, and nothing of it is kept here")
  func back() async throws {
    let slow = ScriptedRecognizer(RecognizerScript(Self.words).atFinish(.hangs), decoderCount: 20)
    let server = try await SessionServer.start(slow, timekeeper: clock, transcripts: store)
    var (page, session, sound) = try await dictating(server)
    try await page.say(.person(ActionRequest(id: 2, action: .stop, after: sound)))
    #expect(try await page.screen { $0.phase == "finalizing" } != nil)
    await page.socket.cut()
    var (other, _) = try await SessionClient.greeted(server, WireExamples.hello("composer"))
    // Long enough for the server to hear of the cut.
    for _ in 0..<8 { #expect(try await other.isAlive()) }
    await clock.advance(by: 10)
    var hello = WireExamples.hello("dictation")
    hello.resume = Hello.Resume(session: session, seen: 1)
    let (back, welcome) = try await SessionClient.greeted(server, hello)
    #expect(welcome.screen.dictation?.fields.contains { !$0.text.isEmpty } == true)
    await store.finished(1)
    #expect(store.kept.isEmpty)
    await back.socket.cut()
  }
}
