import Foundation
import Hark
import HarkTesting
import TestLimits
import Testing

@testable import HarkServices

@Suite("Voices of servers")
struct OpenAITextToSpeechTests {
  /// Half a second of audio at 24,000 samples per second.
  private static let tone = PCM16.bytes(
    of: (0..<12_000).map { sample in
      let turns = Double(sample) * 300 / 24_000
      return Float(0.3 * sin(turns * 2 * .pi))
    })

  private static let answer: [ScriptedServer.Step] = [
    .head(type: "audio/pcm"), .bytes(Array(tone.prefix(4_801))), .bytes(Array(tone[4_801...])),
  ]

  @Test("The text to speech conforms", .hangLimit(minutes: 2))
  func conformance() async throws {
    let server = try ScriptedServer(Self.answer)
    let check = TextToSpeechConformance(
      text: "All is well.", bounds: ConformanceBounds(patient: 10, settling: 0)
    ) { speech(server) }
    let findings = await check.findings()
    #expect(findings == [])
  }

  @Test("As a synthesizer on a loudspeaker, it conforms", .hangLimit(minutes: 2))
  func synthesizer() async throws {
    let server = try ScriptedServer(Self.answer)
    let settings = speech(server).settings
    let check = SynthesizerConformance(
      text: "All is well. It goes on.", bounds: ConformanceBounds(patient: 20, settling: 0)
    ) { LoudspeakerSynthesizer(OpenAITextToSpeech(settings), on: ScriptedLoudspeaker()) }
    let findings = await check.findings()
    #expect(findings == [])
  }

  @Test("Audio keeps its length and position", .hangLimit(minutes: 1))
  func sound() async throws {
    let server = try ScriptedServer(Self.answer)
    let chunks = try await spoken(speech(server))
    #expect(chunks.reduce(0) { $0 + $1.samples.count } == 8_000)
    #expect(zip(chunks, chunks.dropFirst()).allSatisfy { $0.end == $1.start })
    let request = try #require(server.requests.first)
    #expect(request.hasPrefix("POST /v1/audio/speech HTTP/1.1\r\n"))
    #expect(request.contains("Authorization: Bearer sk-2\r\n"))
    #expect(request.contains(#""response_format":"pcm""#) && request.contains(#""voice":"alloy""#))
  }

  @Test("Transient failures are retried", .hangLimit(minutes: 1))
  func error() async throws {
    let server = try ScriptedServer([.head("503 Service Unavailable")], Self.answer)
    #expect(try await spoken(speech(server)).isEmpty == false)
  }

  @Test(
    "A response without audio is a failure", .hangLimit(minutes: 1),
    arguments: [
      ("200 OK", "audio/mpeg"), ("401 Unauthorized", "audio/pcm"), ("200 OK", "text/html"),
    ])
  func nonsense(status: String, type: String) async throws {
    let server = try ScriptedServer([.head(status, type: type), .text("hm")])
    await #expect(throws: VoiceFailure.synthesisFailed) { _ = try await spoken(speech(server)) }
  }

  @Test("A missing server is a missing connection", .hangLimit(minutes: 1))
  func away() async throws {
    let server = try ScriptedServer(Self.answer)
    var settings = speech(server).settings
    settings.baseURL = "http://127.0.0.1:9/v1"
    await #expect(throws: VoiceFailure.networkUnavailable) {
      _ = try await spoken(
        OpenAITextToSpeech(settings, timekeeper: LeapingClock(), chance: { 0 }))
    }
  }

  private func speech(_ server: ScriptedServer) -> OpenAITextToSpeech {
    OpenAITextToSpeech(
      OpenAISpeechSettings(
        baseURL: server.url + "/v1", model: "mouth", key: Secret("sk-2"), backOff: 0.01),
      timekeeper: LeapingClock(), chance: { 0 })
  }

  private func spoken(_ speech: OpenAITextToSpeech) async throws -> [AudioChunk] {
    var chunks: [AudioChunk] = []
    for try await chunk in speech.speech(of: "Hello.", locale: .americanEnglish) {
      chunks.append(chunk.sound)
    }
    return chunks
  }
}
