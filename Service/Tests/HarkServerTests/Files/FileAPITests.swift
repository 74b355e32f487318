import Foundation
import HTTPFixtures
import Hark
import HarkTesting
import SoundFixtures
import Testing

@testable import HarkServer

@Suite("The file API", .timeLimit(.minutes(5)))
struct FileAPITests {
  private struct Failed: Decodable {
    let error: Detail

    struct Detail: Decodable {
      let message: String
      let type: String
      let param: String?
      let code: String?
    }
  }

  private func form(_ bytes: [UInt8], _ fields: [String: String]) -> [UInt8] {
    let parts = fields.map { name, value in
      "--edge\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
    }
    let file = "--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n"
    return Array((parts.joined() + file).utf8) + bytes + Array("\r\n--edge--\r\n".utf8)
  }

  private func transcribe(
    _ client: RawHTTP, _ fields: [String: String] = [:]
  ) async throws -> RawAnswer {
    let sound = WAVBytes([Int16](repeating: 900, count: 16_000)).bytes
    return try await client.send(
      "POST", "/v1/audio/transcriptions",
      ["Content-Type": "multipart/form-data; boundary=edge"],
      body: form(sound, fields.merging(["model": "whisper-1"]) { $1 }))
  }

  @Test("On this machine, any key and no key are accepted")
  func local() async throws {
    let server = try await LiveServer(files: FileServer.services())
    for token in [nil, "sk-anything"] {
      let client = RawHTTP(port: server.port, token: token)
      #expect(try await client.send("GET", "/v1/models").status == 200)
    }
  }

  @Test("Elsewhere, all but health requires one of the server's tokens")
  func remote() async throws {
    let server = try await LiveServer(files: FileServer.services(), change: { $0.host = "0.0.0.0" })
    let stranger = RawHTTP(port: server.port, token: "sk-anything")
    for path in ["/v1/models", "/metrics", "/v1/audio/voices"] {
      #expect(try await stranger.send("GET", path).status == 401, "\(path)")
      #expect(try await server.client().send("GET", path).status == 200, "\(path)")
    }
    let refused: Failed = try await stranger.send("GET", "/v1/models").json()
    #expect(refused.error.type == "authentication_error" && refused.error.code == "invalid_api_key")
    #expect(try await stranger.send("GET", "/health").status == 200)
    #expect(try await stranger.send("POST", "/v1/audio/transcriptions", text: "a").status == 401)
  }

  @Test("Another site's page and an unknown host name are rejected")
  func foreign() async throws {
    let server = try await LiveServer(files: FileServer.services())
    let client = RawHTTP(port: server.port)
    for fields in [["Origin": "http://evil.example"], ["Host": "evil.example"]] {
      let answer = try await client.send("GET", "/v1/models", fields)
      let refused: Failed = try answer.json()
      #expect(answer.status == 403 && refused.error.type == "permission_error")
    }
    let own = "http://127.0.0.1:\(server.port)"
    #expect(try await client.send("GET", "/v1/models", ["Origin": own]).status == 200)
  }

  @Test("A user above the rate gets Retry-After")
  func rate() async throws {
    let server = try await LiveServer(
      rate: RequestRate(burst: 2, perMinute: 1), files: FileServer.services())
    let client = RawHTTP(port: server.port)
    for _ in 0..<2 { #expect(try await client.send("GET", "/v1/models").status == 200) }
    let answer = try await client.send("GET", "/v1/models")
    let refused: Failed = try answer.json()
    #expect(answer.status == 429 && refused.error.code == "rate_limit_exceeded")
    #expect(answer.fields["retry-after"].flatMap(Int.init) ?? 0 >= 1)
  }

  @Test(
    "Audio without speech yields empty text in every format", arguments: TranscriptFormat.allCases)
  func nothingSaid(_ format: TranscriptFormat) async throws {
    let server = try await LiveServer(files: FileServer.services())
    let answer = try await transcribe(
      RawHTTP(port: server.port), ["response_format": format.rawValue])
    #expect(answer.status == 200 && answer.fields["content-type"] == format.contentType)
    let text = String(decoding: answer.body, as: UTF8.self)
    switch format {
    case .json, .verboseJSON: #expect(text.contains("\"text\":\"\""))
    case .text: #expect(text == "\n")
    case .srt: #expect(text.isEmpty)
    case .vtt: #expect(text == "WEBVTT\n")
    }
  }

  @Test("A missing recognizer is reported, also by health")
  func noRecognizer() async throws {
    let recognizer = ScriptedRecognizer(.silent)
    recognizer.becomeUnavailable(.recognizerUnavailable)
    let server = try await LiveServer(files: FileServer.services(recognizer))
    let client = RawHTTP(port: server.port)
    let answer = try await transcribe(client)
    let refused: Failed = try answer.json()
    #expect(answer.status == 503 && refused.error.code == "recognizer_unavailable")
    #expect(try await client.send("GET", "/health").status == 503)
  }

  private func script(_ failure: VoiceFailure) -> ScriptedRecognizer {
    ScriptedRecognizer(
      RecognizerScript().after(0.2, .final("hello there")).after(0.5, .failure(failure)),
      decoderCount: 20)
  }

  @Test("A recognizer's failure is reported together with the text before it")
  func breaksOff() async throws {
    let server = try await LiveServer(files: FileServer.services(script(.networkUnavailable)))
    let answer = try await transcribe(RawHTTP(port: server.port))
    let text = String(decoding: answer.body, as: UTF8.self)
    #expect(answer.status == 200 && text.contains("hello there"))
    #expect(text.contains("\"problem\":\"The recognizer failed"))
  }

  @Test("An unreachable remote recognizer is not an internal error")
  func unreachable() async throws {
    let recognizer = ScriptedRecognizer(.refuses(.networkUnavailable), decoderCount: 20)
    let server = try await LiveServer(files: FileServer.services(recognizer))
    let answer = try await transcribe(RawHTTP(port: server.port))
    let refused: Failed = try answer.json()
    #expect(answer.status == 503 && refused.error.code == "recognizer_unavailable")
  }

  @Test("Audio that declares an excessive length is refused without waiting")
  func tooLong() async throws {
    var services = FileServer.services()
    services.longest = 0.5
    let server = try await LiveServer(files: services)
    let answer = try await transcribe(RawHTTP(port: server.port))
    let refused: Failed = try answer.json()
    #expect(answer.status == 400 && refused.error.code == "audio_too_long")
  }

  /// Returns the response when synthesis fails after `sounds` chunks.
  private func failedSpeech(after sounds: Int, events: Bool) async throws -> RawAnswer {
    var services = FileServer.services()
    services.speech?.speak = { _, _, _ in
      AsyncThrowingStream { speech in
        for _ in 0..<sounds {
          speech.yield(SpokenChunk(AudioChunk(start: 0, samples: [0.5, 0.5])))
        }
        speech.finish(throwing: VoiceFailure.synthesisFailed)
      }
    }
    let server = try await LiveServer(files: services)
    let format = events ? ",\"stream_format\":\"sse\"" : ""
    let body = "{\"model\":\"tts-1\",\"input\":\"abc\",\"voice\":\"alloy\"\(format)}"
    return try await RawHTTP(port: server.port).send("POST", "/v1/audio/speech", text: body)
  }

  @Test("Speech that fails midway ends with an error event")
  func speechBreaksOff() async throws {
    let answer = try await failedSpeech(after: 1, events: true)
    let text = String(decoding: answer.body, as: UTF8.self)
    #expect(answer.status == 200 && text.contains("speech.audio.delta"))
    #expect(text.contains("data: {\"error\":{") && !text.contains("speech.audio.done"))
  }

  @Test("Speech that fails before its first audio is a 503", arguments: [false, true])
  func speechFails(events: Bool) async throws {
    let answer = try await failedSpeech(after: 0, events: events)
    let refused: Failed = try answer.json()
    #expect(answer.status == 503 && refused.error.code == "speech_failed")
  }

  @Test("A client that disconnects before its first audio frees the voice")
  func speechIsLeft() async throws {
    let (services, begun, ended) = FileServer.servicesWithoutEnd()
    let server = try await LiveServer(files: services)
    let body = "{\"model\":\"tts-1\",\"input\":\"abc\",\"voice\":\"alloy\"}"
    let asking = Task {
      let socket = try RawSocket(port: server.port)
      let head =
        "POST /v1/audio/speech HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
      await socket.send(Array((head + body).utf8))
      for await _ in begun { break }
      await socket.closeSending()
    }
    for await _ in ended { break }
    try await asking.value
  }

  @Test("Speech is sent as bytes or as events")
  func speech() async throws {
    let server = try await LiveServer(files: FileServer.services())
    let client = RawHTTP(port: server.port)
    let body =
      "\"model\":\"tts-1\",\"input\":\"abc\",\"voice\":\"alloy\",\"response_format\":\"pcm\""
    let bytes = try await client.send("POST", "/v1/audio/speech", text: "{\(body)}")
    #expect(bytes.status == 200 && bytes.fields["content-type"] == "audio/pcm")
    // Numbers in unknown fields may have any size.
    let unknown = try await client.send(
      "POST", "/v1/audio/speech", text: "{\(body),\"other\":1e999}")
    #expect(unknown.status == 200 && unknown.body == bytes.body)
    let events = try await client.send(
      "POST", "/v1/audio/speech", text: "{\(body),\"stream_format\":\"sse\"}")
    let text = String(decoding: events.body, as: UTF8.self)
    #expect(text.contains("data: {\"type\":\"speech.audio.delta\",\"audio\":\"AQEB\"}\n\n"))
    #expect(text.contains("data: {\"type\":\"speech.audio.done\""))
  }

  @Test("The longest text is spoken even if it consists of escapes", arguments: [0, 1])
  func longestText(excess: Int) async throws {
    var services = FileServer.services()
    services.speech?.speak = { _, _, _ in
      AsyncThrowingStream { speech in
        speech.yield(SpokenChunk(AudioChunk(start: 0, samples: [0.5])))
        speech.finish()
      }
    }
    let server = try await LiveServer(files: services)
    // Three variation selectors extend a letter, all outside the Basic Multilingual Plane.
    let character = "\\ud801\\udc00" + String(repeating: "\\udb40\\udd00", count: 3)
    let text = String(repeating: character, count: SpeechRequest.longest + excess)
    let body = "{\"model\":\"tts-1\",\"input\":\"\(text)\",\"voice\":\"alloy\"}"
    let answer = try await RawHTTP(port: server.port)
      .send("POST", "/v1/audio/speech", text: body)
    #expect(answer.status == (excess == 0 ? 200 : 400))
  }

  @Test(
    "A refused speech request names the field",
    arguments: [
      ("{", nil), ("[]", nil), ("{\"model\":1}", "model"),
      ("{\"model\":\"tts-1\",\"voice\":\"alloy\"}", "input"),
      ("{\"model\":\"tts-1\",\"voice\":\"alloy\",\"input\":\" \"}", "input"),
      ("{\"model\":\"tts-1\",\"voice\":\"alloy\",\"input\":\"a\\u0000b\"}", "input"),
      ("{\"model\":\"tts-1\",\"voice\":7,\"input\":\"a\"}", "voice"),
      ("{\"model\":\"tts-1\",\"voice\":{\"id\":\"x\"},\"input\":\"a\"}", "voice"),
      ("{\"model\":\"tts-1\",\"voice\":\"alloy\",\"input\":\"a\",\"speed\":9}", "speed"),
      ("{\"model\":\"tts-1\",\"voice\":\"alloy\",\"input\":\"a\",\"speed\":\"1\"}", "speed"),
      (
        "{\"model\":\"tts-1\",\"voice\":\"alloy\",\"input\":\"a\",\"response_format\":\"aac\"}",
        "response_format"
      ),
    ] as [(String, String?)])
  func badSpeech(_ body: String, _ parameter: String?) async throws {
    let server = try await LiveServer(files: FileServer.services())
    let answer = try await RawHTTP(port: server.port)
      .send("POST", "/v1/audio/speech", text: body)
    let refused: Failed = try answer.json()
    #expect(answer.status == 400 && refused.error.param == parameter)
    #expect(refused.error.message.hasSuffix(".") && refused.error.type == "invalid_request_error")
  }
}
