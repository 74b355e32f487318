@_spi(Script) import AVFAudio
import Hark
import HarkTesting
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("The system's voices")
  struct TextToSpeechAdapterTests {
    private let clock = ManualTimekeeper()

    init() { AppleSound.reset() }

    private var speech: AVSpeechSynthesizerTextToSpeech {
      AVSpeechSynthesizerTextToSpeech(timekeeper: clock)
    }

    private func words(of sentence: String) async throws -> [WordMark] {
      var words: [WordMark] = []
      for try await chunk in speech.speech(of: sentence, locale: .americanEnglish) {
        words += chunk.words
      }
      return words
    }

    @Test(
      "They fulfill the contract of text to speech, regardless of the audio format",
      arguments: [false, true])
    func conformance(_ asShorts: Bool) async {
      AppleSound.setSpeech(asShorts: asShorts)
      let check = TextToSpeechConformance(
        text: "Three words spoken", bounds: .init(patient: 20)
      ) { AVSpeechSynthesizerTextToSpeech() }
      let findings = await check.findings()
      #expect(findings.isEmpty, "\(findings)")
      #expect(AppleSound.violations.isEmpty)
    }

    @Test("Words are marked at the system's positions", arguments: [false, true])
    func marks(_ asShorts: Bool) async throws {
      AppleSound.setSpeech(asShorts: asShorts)
      let words = try await words(of: "one two")
      #expect(words.map(\.characters) == [0..<3, 4..<7])
      // Four characters of 1,000 samples each, at 22,050 samples per second.
      #expect(words.map(\.start) == [0, AudioTime.samples(4_000 / 22_050)])
    }

    @Test("The best voice of a language speaks, and never a novelty voice")
    func voices() async throws {
      AppleSound.setVoices([
        .init("bells", name: "Bells", language: "en-US", quality: 3, isNovelty: true),
        .init("plain", name: "Samantha", language: "en-US"),
        .init("good", name: "Ava", language: "en-US", quality: 2),
        .init("nora", name: "Nora", language: "nb-NO"),
      ])
      #expect(speech.voices.map(\.name) == ["Ava", "Samantha", "Nora"])
      _ = try await words(of: "one")
      #expect(AppleSound.calls == ["write good"])
    }

    @Test("A sentence also ends with a buffer of one frame, as with some voices since iOS 17")
    func shortEnd() async throws {
      AppleSound.setSpeech(end: 1)
      #expect(try await words(of: "one two").count == 2)
      #expect(try await words(of: "three").count == 1)
    }

    @Test("Sentences are queued")
    func queue() async throws {
      async let first = words(of: "one two three")
      async let second = words(of: "four five")
      #expect(try await first.count == 3)
      #expect(try await second.count == 2)
      #expect(AppleSound.violations.isEmpty)
    }

    @Test("A system that never answers has failed, and the next sentence uses a new synthesizer")
    func silence() async throws {
      AppleSound.setSpeech(never: true)
      let mute = Task { try await words(of: "one") }
      await clock.sleepers(1)
      await clock.advance(by: SentenceSynthesizer.patience)
      await #expect(throws: VoiceFailure.synthesisFailed) { try await mute.value }
      AppleSound.setSpeech(never: false)
      #expect(try await words(of: "one").count == 1)
    }

    @Test("A system that becomes silent in the middle has failed, measured from its last audio")
    func stall() async throws {
      AppleSound.setSpeech(stalling: true)
      var chunks = speech.speech(of: "one two", locale: .americanEnglish).makeAsyncIterator()
      #expect(try await chunks.next() != nil)
      let waiting = Task { [speech] in try await Self.count(speech, "three") }
      await clock.sleepers(1)
      AppleSound.setSpeech()
      await clock.advance(by: SentenceSynthesizer.patience)
      await #expect(throws: VoiceFailure.synthesisFailed) { try await chunks.next() }
      #expect(try await waiting.value == 1)
    }

    @Test(
      "After a media services failure, the sentence fails immediately, and the next one is spoken")
    func media() async throws {
      AppleSound.setSpeech(never: true)
      let mute = Task { [speech] in try await Self.count(speech, "one") }
      await clock.sleepers(1)
      AppleSound.reset()
      Device.tell(AVAudioSession.mediaServicesWereResetNotification)
      await #expect(throws: VoiceFailure.synthesisFailed) { try await mute.value }
      #expect(try await words(of: "one").count == 1)
    }

    @Test("Audio in an unknown format is a failure, not the end")
    func odd() async {
      AppleSound.setSpeech(odd: true)
      await #expect(throws: VoiceFailure.synthesisFailed) { try await words(of: "one") }
    }

    private static func count(
      _ speech: AVSpeechSynthesizerTextToSpeech, _ sentence: String
    ) async throws -> Int {
      var count = 0
      for try await chunk in speech.speech(of: sentence, locale: .americanEnglish) {
        count += chunk.words.count
      }
      return count
    }
  }
}
