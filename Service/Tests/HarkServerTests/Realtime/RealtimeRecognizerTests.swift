import Hark
import HarkPocketSphinx
import HarkServices
import HarkTesting
import Testing

@testable import HarkServer

/// Tests that run one after another, because concurrent real recognizers starve each other.
@Suite("Realtime transcription", .serialized)
enum RealtimeTests {}

extension RealtimeTests {
  @Suite("Hark's own recognizer over Hark's own server", .serialized, .timeLimit(.minutes(15)))
  struct Recognizer {
    /// The clock of the server and the recognizer; it advances only for a retry.
    private let clock = ManualTimekeeper()

    private func server() async throws -> LiveServer {
      try await SessionServer.start(
        PocketSphinxRecognizer(model: .chosen(), maximumTasks: 4), timekeeper: clock)
    }

    private func recognizer(
      _ port: Int, over transport: any WebSocketTransport = NIOWebSocketTransport(),
      _ change: (inout OpenAIRecognitionSettings) -> Void = { _ in }
    ) -> OpenAIRealtimeRecognizer {
      var settings = OpenAIRecognitionSettings(
        baseURL: "http://127.0.0.1:\(port)/v1", model: "hark",
        retry: RetryPolicy(timeout: 60, backOff: 0))
      change(&settings)
      return OpenAIRealtimeRecognizer(
        settings, transport: transport, timekeeper: clock, chance: { 0 })
    }

    @Test("It fulfills the recognizer's contract")
    func conformance() async throws {
      let server = try await server()
      let book = try #require(SpokenBook([880]))
      let check = RecognizerConformance(
        sound: book.samples, pauses: book.pauses, words: 5...12,
        bounds: ConformanceBounds(settling: 0)
      ) { recognizer(server.port) }
      let findings = await check.findings()
      #expect(findings == [])
    }

    @Test("Its words equal those of the local recognizer")
    func words() async throws {
      let server = try await server()
      let book = try #require(SpokenBook())
      let local = try await book.heard(by: PocketSphinxRecognizer(model: .chosen()))
      let remote = try await book.heard(by: recognizer(server.port))
      #expect(remote.texts == local.texts)
      #expect(remote.end == .ended && local.texts.count >= 5)
    }

    @Test("Its words are the same if the connection is cut after every 5 s of audio")
    func cuts() async throws {
      let server = try await server()
      // The audio has two bytes per sample and is sent in Base64.
      let proxy = try CuttingProxy(to: server.port, after: 5 * 16_000 * 2 * 4 / 3)
      let book = try #require(SpokenBook())
      let local = try await book.heard(by: PocketSphinxRecognizer(model: .chosen()), isLive: true)
      let remote = try await book.heard(by: recognizer(proxy.port), isLive: true)
      #expect(remote.texts == local.texts)
      #expect(remote.end == .ended && remote.interims > 20)
      #expect(proxy.connections >= Int(Double(book.samples.count) / 16_000 / 5))
    }

    @Test("Without Hark's extensions, the words are the same at another rate")
    func plain() async throws {
      let server = try await server()
      let book = try #require(SpokenBook([880, 890]))
      let local = try await book.heard(by: PocketSphinxRecognizer(model: .chosen()))
      let remote = try await book.heard(by: recognizer(server.port, over: PlainTransport()))
      let words = [remote, local].map {
        $0.texts.flatMap { $0.split(separator: " ").map(String.init) }
      }
      #expect(WordErrors.count(words[0], said: words[1]) <= 2, "\(words)")
    }

    @Test("A server lost in mid-sentence causes one failure, and the text stays")
    func gone() async throws {
      var server: LiveServer? = try await server()
      // The server closes its own port after a delay, and another server could then receive the
      // port immediately.
      let proxy = try CuttingProxy(to: try #require(server?.port))
      let (reports, told) = AsyncStream<RecognitionReport>.makeStream()
      let recognizer = recognizer(proxy.port) {
        ($0.retry.backOff, $0.retry.patience) = (0.05, 0.1)
      }
      let task = try await recognizer.startTask(RecognitionRequest(locale: .americanEnglish)) {
        told.yield($0)
      }
      let book = try #require(SpokenBook([870]))
      task.append(AudioChunk(start: 0, samples: Array(book.samples.prefix(80_000))))
      var (interims, failures) = (0, [VoiceFailure]())
      for await report in reports {
        if case .interim = report {
          interims += 1
          guard server != nil else { continue }
          proxy.stop()
          server = nil
          // Triggers the only retry that the recognizer's patience allows.
          await clock.sleeper(until: 0.05)
          await clock.advance(by: 0.05)
        }
        if case .failed(let failure) = report {
          failures.append(failure)
          break
        }
      }
      #expect(interims > 0 && failures == [.networkUnavailable])
    }
  }
}

/// A transport that hides Hark's extensions from the client.
private struct PlainTransport: WebSocketTransport {
  func connect(_ request: WebSocketRequest) async throws -> any WebSocketLine {
    PlainLine(line: try await NIOWebSocketTransport().connect(request))
  }

  private struct PlainLine: WebSocketLine {
    let line: any WebSocketLine

    var messages: AsyncThrowingStream<String, any Error> {
      let messages = line.messages
      return AsyncThrowingStream { plain in
        let reading = Task {
          do {
            for try await text in messages {
              plain.yield(text.replacing("\"hark\":", with: "\"other\":"))
            }
            plain.finish()
          } catch {
            plain.finish(throwing: error)
          }
        }
        plain.onTermination = { _ in reading.cancel() }
      }
    }

    func send(_ text: String) async throws { try await line.send(text) }
    func close() async { await line.close() }
  }
}
