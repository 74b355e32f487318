import HTTPFixtures
import Hark
import HarkServices
import HarkTesting
import Testing

@testable import HarkServer

@Suite("Wyoming clients", .timeLimit(.minutes(5)))
struct WyomingSessionTests {
  private func server(
    _ services: FileServices = FileServer.services(),
    rate: RequestRate = RequestRate(burst: 100_000)
  ) async throws -> LiveServer {
    try await LiveServer(
      rate: rate, files: services, change: { $0.wyoming = WyomingPlace(port: 0) })
  }

  @Test("Speech becomes text, in pieces and as a whole, and the connection remains usable")
  func transcript() async throws {
    let recognizer = ScriptedRecognizer(
      RecognizerScript().after(0.2, .final("hello there")), decoderCount: 20)
    let server = try await server(FileServer.services(recognizer))
    var client = try await WyomingClient(server)
    for _ in 0..<2 {
      try await client.send(
        WyomingEvent(type: "transcribe", data: ["language": "en"]), .audioStart)
      for _ in 0..<10 { try await client.send(.audio([Float](repeating: 0.03, count: 1_600))) }
      try await client.send(.audioStop)
      let events = try await client.events(to: "transcript-stop")
      #expect(
        events.map(\.type) == [
          "transcript-start", "transcript-chunk", "transcript", "transcript-stop",
        ])
      #expect(events.map(\.data.text) == [nil, "hello there", "hello there", nil])
      #expect(events.dropFirst(2).first?.data.language == "en-US")
    }
  }

  @Test("A recording without audio has an empty transcript")
  func silence() async throws {
    var client = try await WyomingClient(try await server())
    try await client.send(.audioStart, .audioStop)
    let events = try await client.events(to: "transcript-stop")
    #expect(events.first { $0.type == "transcript" }?.data.text == "")
  }

  @Test("Text becomes speech, as a whole and in pieces")
  func speech() async throws {
    var client = try await WyomingClient(try await server())
    try await client.send(WyomingEvent(type: "synthesize", data: ["text": "He was not."]))
    let whole = try await client.events(to: "audio-stop")
    #expect(whole.map(\.type) == ["audio-start", "audio-chunk", "audio-stop"])
    #expect(whole.first?.data.rate == 16_000 && whole.first?.data.width == 2)
    let audio = try #require(whole.dropFirst().first)
    #expect(PCM16.samples(of: audio.payload) == [Float](repeating: 0.5, count: 11))
    try await client.send(
      WyomingEvent(type: "synthesize-start"),
      WyomingEvent(type: "synthesize-chunk", data: ["text": "He was. N"]))
    // The first sentence is spoken as soon as the second one begins.
    #expect(
      try await client.events(to: "audio-chunk").map(\.type) == ["audio-start", "audio-chunk"])
    try await client.send(
      WyomingEvent(type: "synthesize-chunk", data: ["text": "ot"]),
      WyomingEvent(type: "synthesize-stop"))
    let rest = try await client.events(to: "synthesize-stopped")
    #expect(rest.map(\.type) == ["audio-chunk", "audio-stop", "synthesize-stopped"])
    #expect(rest.first?.payload.count == 6)
  }

  @Test("What is not Wyoming, or out of order, is an error event and the end of the connection")
  func refused() async throws {
    let server = try await server()
    let cases = [
      ("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "invalid_event"),
      ("{\"type\":\"audio-chunk\",\"payload_length\":1048577}\n", "invalid_event"),
      ("{\"type\":\"audio-stop\"}\n", "out_of_order"),
    ]
    for (text, code) in cases {
      let port = try #require(server.wyomingPort)
      let socket = try RawSocket(port: port)
      await socket.send(Array(text.utf8))
      let answer = String(decoding: await socket.receiveAll(), as: UTF8.self)
      #expect(answer.contains("\"type\":\"error\"") && answer.contains(code), "\(text)")
    }
  }

  @Test("Recordings take the same places as files over HTTP, and requests have the same rate")
  func shared() async throws {
    var services = FileServer.services()
    (services.atOnce, services.waitLimit) = (1, 0)
    let server = try await server(services)
    var first = try await WyomingClient(server)
    try await first.send(.audioStart, .ping)
    #expect(try await first.next()?.type == "pong")
    var second = try await WyomingClient(server)
    try await second.send(.audioStart)
    let refusal = try await second.next()
    #expect(refusal?.type == "error" && refusal?.data.text?.contains("Too many files") == true)
    #expect(try await second.next() == nil)
    let file = try await RawHTTP(port: server.port).send(
      "POST", "/v1/audio/transcriptions", ["Content-Type": "multipart/form-data; boundary=edge"],
      body: Array("--edge--\r\n".utf8))
    #expect(file.status == 429)
    try await first.send(.audioStop)
    #expect(try await first.events(to: "transcript-stop").count == 3)
  }

  @Test("A client above the rate is refused")
  func rate() async throws {
    let server = try await server(rate: RequestRate(burst: 1, perMinute: 1))
    var client = try await WyomingClient(server)
    try await client.send(WyomingEvent(type: "synthesize", data: ["text": "a"]))
    _ = try await client.events(to: "audio-stop")
    try await client.send(WyomingEvent(type: "synthesize", data: ["text": "a"]))
    #expect(try await client.next()?.data.text?.contains("Too many requests") == true)
  }

  @Test("Speech that fails is an error event")
  func failure() async throws {
    var services = FileServer.services()
    services.speech?.speak = { _, _, _ in
      AsyncThrowingStream { $0.finish(throwing: VoiceFailure.synthesisFailed) }
    }
    var client = try await WyomingClient(try await server(services))
    try await client.send(WyomingEvent(type: "synthesize", data: ["text": "a"]))
    #expect(try await client.events(to: "error").map(\.type) == ["audio-start", "error"])
  }

  @Test("A client that disconnects before its first audio frees the voice")
  func left() async throws {
    let (services, begun, ended) = FileServer.servicesWithoutEnd()
    let client = try await WyomingClient(try await server(services))
    try await client.send(WyomingEvent(type: "synthesize", data: ["text": "a"]))
    for await _ in begun { break }
    client.close()
    for await _ in ended { break }
    withExtendedLifetime(client) {}
  }
}
