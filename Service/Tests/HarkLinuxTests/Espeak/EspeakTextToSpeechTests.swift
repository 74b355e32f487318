import Hark
import HarkEspeak
import HarkTesting
import Testing

@Suite("eSpeak NG", .timeLimit(.minutes(2)))
struct EspeakTextToSpeechTests {
  private let speech = EspeakTextToSpeech()

  private func chunks(_ sentence: String, _ locale: LocaleTag = .americanEnglish) async throws
    -> [SpokenChunk]
  {
    var chunks: [SpokenChunk] = []
    for try await chunk in speech.speech(of: sentence, locale: locale) { chunks.append(chunk) }
    return chunks
  }

  private func samples(_ sentence: String, _ locale: LocaleTag = .americanEnglish) async throws
    -> [Float]
  {
    try await chunks(sentence, locale).flatMap(\.sound.samples)
  }

  /// Returns the words of `sentence` according to their marks.
  private func words(_ sentence: String) async throws -> [String] {
    let characters = Array(sentence)
    return try await chunks(sentence).flatMap(\.words).map { String(characters[$0.characters]) }
  }

  @Test("It passes the conformance check of text to speech", arguments: ["en-US", "nb-NO"])
  func conformance(_ tag: String) async throws {
    let locale = try #require(LocaleTag(tag))
    let check = TextToSpeechConformance(
      text: "Two slices of bread, please. Thank you.", locale: locale
    ) { EspeakTextToSpeech() }
    let findings = await check.findings()
    #expect(findings == [])
  }

  @Test("A word is pronounced as its language's voice speaks it, anything else is not")
  func phonemes() throws {
    let norwegian = try #require(LocaleTag("nb-NO"))
    #expect(EspeakTextToSpeech.phonemes(of: "ship", locale: .americanEnglish) == "ʃˈɪp")
    #expect(
      EspeakTextToSpeech.phonemes(of: "hus", locale: norwegian)
        != EspeakTextToSpeech.phonemes(of: "hus", locale: .americanEnglish))
    #expect(EspeakTextToSpeech.phonemes(of: "two words", locale: .americanEnglish) == nil)
    #expect(EspeakTextToSpeech.phonemes(of: "a.a", locale: .americanEnglish) == nil)
    let long = String(repeating: "a", count: 41)
    #expect(EspeakTextToSpeech.phonemes(of: long, locale: .americanEnglish) == nil)
  }

  @Test("A word is pronounced without the rest of a sentence that was stopped")
  func phonemesAfterStop() async throws {
    for sentence in ["Two slices of bread, please. Thank you.", "Tea. Two. Ten."] {
      for try await _ in EspeakTextToSpeech().speech(of: sentence, locale: .americanEnglish) {
        break
      }
      #expect(EspeakTextToSpeech.phonemes(of: "ship", locale: .americanEnglish) == "ʃˈɪp")
    }
  }

  @Test("A voice is found by language and region, and Bokmål is among them")
  func voices() throws {
    #expect(speech.voice(for: .norwegianBokmal)?.name == "Norwegian Bokmål")
    #expect(speech.voice(for: .americanEnglish)?.name == "English (America)")
    let british = try #require(LocaleTag("en-GB"))
    #expect(speech.voice(for: british)?.name == "English (Great Britain)")
    #expect(speech.problem(with: .norwegianBokmal) == nil)
  }

  @Test("A number is spoken in the voice's language")
  func languages() async throws {
    // Each of the twelve sevens has one more syllable in English ("seven") than in Norwegian
    // ("sju"), so the English audio is longer despite variations in the breath sounds.
    let sevens = Array(repeating: "7", count: 12).joined(separator: " ")
    let (english, norwegian) = try await (samples(sevens), samples(sevens, .norwegianBokmal))
    #expect(Double(english.count) > 1.1 * Double(norwegian.count))
  }

  @Test("A language without a voice is a failure that states the remedy")
  func voiceMissing() async throws {
    let elvish = try #require(LocaleTag("tlh"))
    #expect(speech.voice(for: elvish) == nil)
    #expect(speech.problem(with: elvish) == .noVoice(elvish))
    #expect(EspeakError.noVoice(elvish).sentence.contains("tlh"))
    await #expect(throws: VoiceFailure.synthesisFailed) { try await samples("Hello", elvish) }
    #expect(try await !samples("Hello").isEmpty)
  }

  @Test("Each word is marked once, in order, in characters rather than bytes")
  func marks() async throws {
    #expect(
      try await words("Héllo wörld, two 🍎 ready.") == ["Héllo", "wörld", "two", "🍎", "ready"])
    #expect(try await words("It costs 125 today") == ["It", "costs", "125", "today"])
  }

  @Test("A mark is at the start of its word's audio")
  func places() async throws {
    let chunks = try await chunks("One, two.")
    let marks = chunks.flatMap(\.words)
    #expect(marks.count == 2)
    let second = try #require(marks.last)
    // The comma causes a pause: the second word follows silence, and audio follows its mark.
    let all = chunks.flatMap(\.sound.samples)
    let before = all[(second.start - 1_600)..<second.start]
    let behind = all[second.start..<(second.start + 3_200)]
    #expect(before.allSatisfy { abs($0) < 0.02 })
    #expect(behind.contains { abs($0) > 0.1 })
  }

  @Test("Long text can be canceled, and the next sentence is spoken immediately")
  func givingUp() async throws {
    let long = String(repeating: "This goes on and on and on. ", count: 20_000)
    var heard = 0
    for try await chunk in speech.speech(of: long, locale: .americanEnglish) {
      heard = chunk.sound.end
      break
    }
    #expect(heard > 0)
    // Without the cancellation, nine hours of audio would be synthesized first.
    #expect(try await samples("Hello").count < 32_000)
  }

  @Test(
    "Malformed text causes silence or an empty stream, never a crash",
    arguments: [
      "", " ", "...", "\u{0}\u{0}", "a\u{0}b", "[[h@l'oU]] <speak>&amp;", "\u{FFFD}\u{202E}🏳️‍🌈",
      String(repeating: "x", count: 5_000),
    ])
  func nonsense(_ text: String) async throws {
    let all = try await chunks(text)
    #expect(all.flatMap(\.sound.samples).allSatisfy { abs($0) <= 1 })
    #expect(all.flatMap(\.words).allSatisfy { $0.characters.upperBound <= text.count })
  }

  @Test("Text after a character that ends text for the library is spoken")
  func zero() async throws {
    #expect(try await words("one\u{0}two") == ["one", "two"])
  }

  @Test("Concurrent sentences are complete")
  func concurrency() async throws {
    // The breath sounds of the library's voice vary slightly each time.
    let alone = try await samples("The same words again.").count
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<16 { group.addTask { try await samples("The same words again.").count } }
      for try await count in group { #expect(abs(count - alone) < alone / 20) }
    }
  }
}
