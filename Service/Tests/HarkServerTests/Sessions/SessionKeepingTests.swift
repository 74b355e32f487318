import Hark
import HarkTesting
import Testing

@testable import HarkServer

@Suite("Speech of a page that has disconnected", .timeLimit(.minutes(3)))
struct SessionKeepingTests {
  private static let words = "I ate two big eggs"

  private let clock = ManualTimekeeper()
  private let store = ScriptedTranscriptStore()
  private let recognizer = ScriptedRecognizer(RecognizerScript(words), decoderCount: 20)

  private func server() async throws -> LiveServer {
    try await SessionServer.start(recognizer, timekeeper: clock, transcripts: store)
  }

  /// Returns a page in the middle of a dictation.
  private func dictating(
    _ server: LiveServer
  ) async throws -> SessionClient {
    var (page, _) = try await SessionClient.greeted(server, WireExamples.hello("dictation"))
    try await page.say(.person(ActionRequest(id: 1, action: .activate)))
    let opening = try #require(try await page.answerOpening())
    let piece = [Float](repeating: 0.1, count: WireSound.longest)
    for number in 0..<8 {
      try await page.speak(
        WireSound(opening: opening, first: number * piece.count, samples: piece))
    }
    await store.wrote(1)
    return page
  }

  @Test("After the session expires, its speech is offered for recovery")
  func gone() async throws {
    let server = try await server()
    let page = try await dictating(server)
    await page.socket.cut()
    // The microphone times out first, then the session.
    for moment in [PageSession.microphoneWithin, PageSession.resumeWithin] {
      await clock.sleeper(until: moment)
      await clock.advance(by: moment - clock.now)
    }
    await store.released(1)
    let words = try await store.unfinished().map(\.text)
    #expect(words.count == 1 && words.first?.isEmpty == false)
  }

  @Test("A server that shuts down leaves the current speech to the next one")
  func shutDown() async throws {
    var server: LiveServer? = try await server()
    let page = try await dictating(try #require(server))
    server = nil
    await store.released(1)
    #expect(try await store.unfinished().count == 1)
    await page.socket.cut()
  }
}
