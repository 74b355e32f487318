import Foundation
import HTTPFixtures
import Hark
import HarkPocketSphinx
import HarkServices
import HarkTesting
import NIOCore
import Testing

@testable import HarkServer

extension RealtimeTests {
  @Suite("Transcription sessions", .timeLimit(.minutes(5)))
  struct Sessions {
    private static let vad = #"{"type":"server_vad"}"#

    @Test("With server VAD, turns arrive in order, and deltas form the start of the text")
    func serverVAD() async throws {
      let server = try await SessionServer.start(
        PocketSphinxRecognizer(model: .chosen(), maximumTasks: 2))
      let book = try #require(SpokenBook([870, 880]))
      let client = try await RealtimeClient(server.port)
      #expect(await client.next()?.type == "session.created")
      await client.begin(Self.vad)
      await client.say(book.samples + [Float](repeating: 0, count: 16_000))
      var events = await client.events(until: "transcription.completed")
      while events.filter({ $0.type.hasSuffix("completed") }).count < 2 {
        let more = await client.events(until: "transcription.completed")
        if more.isEmpty { break }
        events += more
      }
      var before: String?
      for item in events.filter({ $0.type.hasSuffix("buffer.committed") }) {
        #expect(item.previous_item_id == before)
        before = item.item_id
        let own = events.filter { $0.item_id == item.item_id }
        let types = own.map { $0.type.split(separator: ".").last ?? "" }.filter { $0 != "delta" }
        #expect(types == ["speech_started", "speech_stopped", "committed", "completed"])
        let deltas = own.compactMap(\.delta)
        #expect(deltas.joined() == own.last?.transcript && own.last?.transcript?.isEmpty == false)
        let usage = try #require(own.last?.usage)
        let span =
          Double(
            (own.compactMap(\.audio_end_ms).first ?? 0)
              - (own.compactMap(\.audio_start_ms).first ?? 0)) / 1_000
        #expect(usage.type == "duration" && abs(usage.seconds - span) < 0.02)
      }
      #expect(before != nil)
    }

    @Test("A client receives text for committed audio only, not for cleared audio")
    func commits() async throws {
      let server = try await SessionServer.start(
        PocketSphinxRecognizer(model: .chosen(), maximumTasks: 2))
      let book = try #require(SpokenBook([880]))
      let client = try await RealtimeClient(server.port)
      await client.begin(hark: #"{"interim":true}"#)
      await client.say(Array(book.samples.prefix(16_000)))
      await client.say(#"{"type":"input_audio_buffer.clear"}"#)
      await client.say(#"{"type":"input_audio_buffer.commit","event_id":"mine"}"#)
      let refused = await client.events(until: "error")
      #expect(refused.last?.error?.code == "input_audio_buffer_commit_empty")
      #expect(refused.last?.error?.event_id == "mine")
      await client.say(book.samples)
      await client.say(#"{"type":"input_audio_buffer.commit"}"#)
      let events = await client.events(until: "transcription.completed")
      let local = try await book.heard(by: PocketSphinxRecognizer(model: .chosen()))
      #expect(events.last?.transcript == local.texts.joined(separator: " "))
      #expect(
        events.contains { $0.type == "hark.interim" } && events.allSatisfy { $0.delta == nil })
      #expect(Set(events.compactMap(\.item_id)).count <= 2)
    }

    @Test("A turn waits for a free decoder, which is released when the turn is done")
    func decoders() async throws {
      let clock = ManualTimekeeper()
      let recognizer = ScriptedRecognizer(RecognizerScript("one two"), decoderCount: 1)
      let server = try await SessionServer.start(recognizer, timekeeper: clock)
      func client() async throws -> RealtimeClient {
        let client = try await RealtimeClient(server.port)
        await client.begin()
        await client.say([Float](repeating: 0.1, count: 16_000))
        await client.say(#"{"type":"input_audio_buffer.commit"}"#)
        return client
      }
      let first = try await client()
      #expect(await first.events(until: "completed").last?.transcript == "one two")
      let second = try await client()
      await recognizer.asked(2)
      // Another turn could still continue the first one's task.
      #expect(recognizer.aliveCount == 1)
      let retrying = Task {
        while !Task.isCancelled {
          await clock.sleeper(until: clock.now + 0.25)
          await clock.advance(by: 0.25)
        }
      }
      defer { retrying.cancel() }
      #expect(await second.events(until: "completed").last?.transcript == "one two")
    }

    @Test(
      "An invalid event is answered with its error code, and the session continues",
      arguments: [
        ("{", "invalid_json"), ("[]", "invalid_json"),
        (#"{"type":"response.create"}"#, "unknown_event"),
        (#"{"type":"input_audio_buffer.append"}"#, "invalid_value"),
        (#"{"type":"input_audio_buffer.append","audio":"%%%"}"#, "invalid_value"),
        (#"{"type":"session.update"}"#, "invalid_value"),
        (#"{"type":"session.update","session":{"type":"realtime"}}"#, "invalid_value"),
      ])
    func nonsense(message: String, code: String) async throws {
      let server = try await SessionServer.start()
      let client = try await RealtimeClient(server.port)
      _ = await client.next()
      await client.say(message)
      #expect(await client.next()?.error?.code == code)
      await client.begin()
      #expect(await client.next()?.type == "session.updated")
    }

    @Test(
      "All documented URLs open a session",
      arguments: ["?intent=transcription", "?model=whisper-1", "?model=x&intent=transcription", ""])
    func addresses(query: String) async throws {
      let server = try await SessionServer.start()
      let client = try await RealtimeClient(server.port, path: "/v1/realtime" + query)
      #expect(await client.next()?.type == "session.created")
    }

    @Test("Conversations, foreign pages, and clients beyond the limit are refused")
    func refusals() async throws {
      let server = try await SessionServer.start(limit: 1)
      let talk = try await RealtimeClient(server.port, path: "/v1/realtime?intent=conversation")
      #expect(await talk.next()?.error?.param == "intent")
      #expect(await talk.next() == nil)
      let page = try await RealtimeClient(server.port, ["Origin": "http://evil.example"])
      #expect(page.socket.status == 403)
      let first = try await RealtimeClient(server.port)
      #expect(await first.next()?.type == "session.created")
      let second = try await RealtimeClient(server.port)
      #expect(await second.next()?.error?.code == "server_busy")
    }

    @Test("On a public server, a token is required, and a secret opens sessions only")
    func keys() async throws {
      let server = try await SessionServer.start { $0.host = "0.0.0.0" }
      let nobody = try await RealtimeClient(server.port, ["Authorization": "Bearer sk-any"])
      #expect(await nobody.next()?.error?.code == "invalid_api_key")
      let http = try await server.client()
      let answer = try await http.send(
        "POST", "/v1/realtime/client_secrets",
        text:
          #"{"session":{"audio":{"input":{"turn_detection":null}}},"expires_after":{"seconds":60}}"#
      )
      #expect(answer.status == 200)
      let secret: Secret = try answer.json()
      #expect(secret.value.hasPrefix("ek_") && secret.expires_at > 1_000_000)
      let guest = try await RealtimeClient(server.port, ["Authorization": "Bearer \(secret.value)"])
      #expect(await guest.next()?.type == "session.created")
      let browser = try await RealtimeClient(
        server.port,
        ["Sec-WebSocket-Protocol": "realtime, openai-insecure-api-key.\(secret.value)"])
      #expect(await browser.next()?.type == "session.created")
      #expect(browser.socket.head.lowercased().contains("sec-websocket-protocol: realtime"))
      let bare = String(secret.value.dropFirst(3))
      #expect(try await http.send("GET", "/api/somethings").status == 200)
      for token in [secret.value, bare] {
        let other = RawHTTP(port: server.port, token: token, of: server)
        #expect(try await other.send("GET", "/api/somethings").status == 401)
      }
      let much = String(repeating: "x", count: 5_000)
      let long = try await http.send(
        "POST", "/v1/realtime/client_secrets",
        text: #"{"session":{"audio":{"input":{"transcription":{"prompt":"\#(much)"}}}}}"#)
      #expect(long.status == 400)
      let stranger = RawHTTP(port: server.port, token: nil, of: server)
      #expect(try await stranger.send("POST", "/v1/realtime/client_secrets").status == 401)
      #expect(try await http.send("POST", "/v1/realtime/client_secrets", text: "{").status == 400)
    }

    @Test("An invalid secret is refused on a local server, too")
    func falseSecret() async throws {
      let server = try await SessionServer.start()
      let any = try await RealtimeClient(server.port, ["Authorization": "Bearer sk-any"])
      #expect(await any.next()?.type == "session.created")
      let over = try await RealtimeClient(server.port, ["Authorization": "Bearer ek_over"])
      #expect(await over.next()?.error?.code == "invalid_api_key")
      #expect(await over.socket.answer() == .close(1_008))
    }

    private struct Secret: Decodable {
      var value: String
      var expires_at: Int
    }

    @Test("A recognizer's failure is reported for its turn, without its text")
    func breaks() async throws {
      let script = RecognizerScript().after(0.2, .interim("one")).after(
        0.5, .failure(.recognitionFailed))
      let server = try await SessionServer.start(ScriptedRecognizer(script))
      let client = try await RealtimeClient(server.port)
      await client.begin()
      await client.say([Float](repeating: 0.1, count: 16_000))
      let events = await client.events(until: "failed")
      #expect(events.last?.error?.code == "transcription_failed")
      let words = (events.last?.error?.message ?? "").split(separator: " ")
      #expect(!words.isEmpty && !words.contains("one"))
    }

    @Test("Resuming with an unknown event number starts a new session and keeps the old one")
    func wrongSeen() async throws {
      let server = try await SessionServer.start(ScriptedRecognizer(RecognizerScript("one two")))
      let client = try await RealtimeClient(server.port)
      let created = try #require(await client.next())
      let id = try #require(created.session?.id)
      await client.begin(hark: #"{"interim":true}"#)
      await client.say([Float](repeating: 0.1, count: 16_000))
      for seen in ["999999", "-5"] {
        let stranger = try await RealtimeClient(
          server.port, path: Handshake.realtimePath + "?hark_session=\(id)&hark_seen=\(seen)")
        let greeting = await stranger.next()
        #expect(greeting?.type == "session.created" && greeting?.session?.id != id)
      }
      await client.say(#"{"type":"input_audio_buffer.commit"}"#)
      #expect(await client.events(until: "completed").last?.transcript == "one two")
    }

    @Test("An event that exceeds the limit ends the session; a long one does not")
    func long() async throws {
      let server = try await SessionServer.start()
      let client = try await RealtimeClient(server.port)
      _ = await client.next()
      let audio = String(repeating: "A", count: 3 << 20)
      await client.say(#"{"type":"input_audio_buffer.append","audio":"\#(audio)"}"#)
      await client.begin()
      #expect(await client.events(until: "session.updated").last?.type == "session.updated")
      await client.say(#"{"audio":"\#(audio + audio)"}"#)
      #expect(await client.socket.answerBehindTexts() == .close(1_009))
    }
  }
}
