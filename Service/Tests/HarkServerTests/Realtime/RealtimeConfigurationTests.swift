import Foundation
import Hark
import Testing

@testable import HarkServer

@Suite("Configuration of transcription sessions")
struct RealtimeConfigurationTests {
  private func updated(
    _ session: String, from configuration: RealtimeConfiguration = RealtimeConfiguration()
  ) throws -> RealtimeConfiguration {
    var configuration = configuration
    let object = try JSONSerialization.jsonObject(with: Data(session.utf8))
    try configuration.update(object, locales: [.americanEnglish])
    return configuration
  }

  @Test("Omitted fields stay unchanged, and null clears a field")
  func partial() throws {
    var session = try updated(
      #"""
      {"type":"transcription","audio":{"input":{"transcription":{"language":"en","prompt":"Ada, Bob"},
      "noise_reduction":{"type":"near_field"},
      "turn_detection":{"type":"server_vad","silence_duration_ms":700}}}}
      """#)
    #expect(session.turnDetection == .server(threshold: 0.5, prefix: 0.3, silence: 0.7))
    #expect(session.phrases == ["Ada", "Bob"])
    session = try updated(
      #"{"audio":{"input":{"turn_detection":{"type":"server_vad","threshold":0.8}}}}"#,
      from: session)
    #expect(session.turnDetection == .server(threshold: 0.8, prefix: 0.3, silence: 0.7))
    #expect(session.transcription?.language == "en" && session.noiseReduction == "near_field")
    session = try updated(
      #"{"audio":{"input":{"turn_detection":null,"noise_reduction":null}}}"#, from: session)
    #expect(session.turnDetection == nil && session.noiseReduction == nil)
    #expect(session.transcription?.language == "en")
    session = try updated(#"{"audio":{"input":{"transcription":null}}}"#, from: session)
    #expect(session.transcription == nil)
  }

  @Test(
    "A refused sample rate names the two that are supported", arguments: ["22050", "8000", "\"x\""])
  func rates(_ rate: String) throws {
    let json = #"{"audio":{"input":{"format":{"type":"audio/pcm","rate":\#(rate)}}}}"#
    let fault = #expect(throws: RealtimeFault.self) { try updated(json) }
    #expect(fault?.message.contains("24000 or 16000") == true)
  }

  @Test(
    "An invalid update is refused with the field's name and changes nothing",
    arguments: [
      (#"{"type":"realtime"}"#, "session.type"),
      (#"{"audio":{"input":{"format":{"type":"audio/mp3"}}}}"#, "session.audio.input.format.type"),
      (
        #"{"audio":{"input":{"format":{"type":"audio/pcm","rate":22050}}}}"#,
        "session.audio.input.format.rate"
      ),
      (
        #"{"audio":{"input":{"transcription":{"language":"tlh"}}}}"#,
        "session.audio.input.transcription.language"
      ),
      (
        #"{"audio":{"input":{"turn_detection":{"type":"server_vad","threshold":2}}}}"#,
        "session.audio.input.turn_detection.threshold"
      ),
      (
        #"{"audio":{"input":{"turn_detection":{"type":"server_vad","idle_timeout_ms":5000}}}}"#,
        "session.audio.input.turn_detection.idle_timeout_ms"
      ),
      (
        #"{"audio":{"input":{"turn_detection":{"type":"x"}}}}"#,
        "session.audio.input.turn_detection.type"
      ),
      (#"{"hark":{"interim":true},"audio":7}"#, "session.audio"),
      (#"{"voice":"alloy"}"#, "session"),
      ("[]", "session"),
    ])
  func refused(session: String, param: String) throws {
    var configuration = RealtimeConfiguration()
    let object = try JSONSerialization.jsonObject(with: Data(session.utf8))
    let fault = #expect(throws: RealtimeFault.self) {
      try configuration.update(object, locales: [.americanEnglish])
    }
    #expect(fault?.param == param)
    #expect(configuration == RealtimeConfiguration())
  }

  @Test("Eagerness determines the wait after words that suggest more")
  func eagerness() {
    for (eagerness, seconds) in [
      (RealtimeConfiguration.Eagerness.low, 8.0), (.auto, 4), (.high, 2),
    ] {
      let turns = RealtimeConfiguration.TurnDetection.semantic(eagerness)
      #expect(turns.silence(after: .joining) == seconds)
      #expect(turns.silence(after: .finished) < turns.silence(after: .open))
    }
  }

  @Test("The threshold is the minimum probability of speech", arguments: [0.2, 0.5, 0.8])
  func threshold(_ threshold: Double) {
    let turns = RealtimeConfiguration.TurnDetection.server(
      threshold: threshold, prefix: 0, silence: 2)
    #expect(abs(Double(turns.endpoints.onset) - threshold) < 1e-6)
    #expect(turns.endpoints.minimumSilence == 0.5 && turns.silence(after: .joining) == 2)
  }

  @Test("G.711 decodes the values of its standard")
  func telephone() {
    #expect(G711.muLaw(0xFF) == 0 && G711.muLaw(0x7F) == 0)
    #expect(G711.muLaw(0x80) == 8_031.0 / 8_192 && G711.muLaw(0x00) == -8_031.0 / 8_192)
    #expect(G711.aLaw(0xD5) == 1.0 / 4_096 && G711.aLaw(0x55) == -1.0 / 4_096)
    #expect(G711.aLaw(0xAA) == 4_032.0 / 4_096 && G711.aLaw(0x2A) == -4_032.0 / 4_096)
  }

  @Test("Audio does not depend on how its bytes are split")
  func halves() {
    let bytes = (0..<960).map { UInt8(truncatingIfNeeded: $0 * 7) }
    func heard(by size: Int) -> [Float] {
      var sound = RealtimeSound(.pcm(rate: 24_000))
      var samples: [Float] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        let piece = Data(bytes[start..<min(start + size, bytes.count)])
        samples += (try? sound.samples(of: piece.base64EncodedString())) ?? []
      }
      return samples + sound.rest()
    }
    #expect(heard(by: 960).count == 320)
    for size in [1, 3, 100] { #expect(heard(by: size) == heard(by: 960)) }
    var sound = RealtimeSound(.pcmu)
    #expect(throws: RealtimeFault.noAudio) { try sound.samples(of: "***") }
    #expect(sound.taken == 0)
  }

  @Test("Audio per event is limited, and samples are counted at the client's rate")
  func bound() throws {
    var sound = RealtimeSound(.pcmu)
    let most = Data(count: RealtimeSound.longest * 8_000)
    #expect(throws: RealtimeFault.muchAudio) {
      try sound.samples(of: (most + [0]).base64EncodedString())
    }
    #expect(try sound.samples(of: most.base64EncodedString()).count > 1_599_000)
    #expect(sound.taken == 800_000)
    #expect(RealtimeSound(.pcm(rate: 16_000), taken: sound.taken).taken == 800_000)
  }
}
