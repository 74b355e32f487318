import Hark
import HarkEspeak
import Testing

@testable import HarkPocketSphinx

extension PocketSphinxSuite {
  @Suite("Likely phrases")
  struct Phrases {
    @Test("A phrase becomes words in lower case, without punctuation")
    func words() {
      let phrases = LikelyPhrases(["Anne-Lise O’Neill", "", "1, 2", "Kubernetes (K8s)"])
      #expect(phrases.phrases == [["anne", "lise", "o'neill"], ["kubernetes", "k", "s"]])
    }

    @Test(
      "The model lists unknown words and single words as likely, and others after their neighbor")
    func model() {
      let phrases = LikelyPhrases(["Rossi", "New Okonkwo", "Old Unspeakable"])
      let model = phrases.model(isKnown: { $0 != "unspeakable" }, isGeneral: { $0 == "new" })
      let lines = model.split(separator: "\n")
      #expect(lines.contains("ngram 1=6") && lines.contains("ngram 2=1"))
      #expect(lines.contains { $0.hasPrefix("-99.0 new ") })
      #expect(lines.contains { $0.hasSuffix(" new okonkwo") })
      for word in ["rossi", "okonkwo"] {
        #expect(lines.contains { $0.contains(" \(word) ") && !$0.hasPrefix("-99.0") })
      }
      let prompt = LikelyPhrases(["a talk about Okonkwo in May"])
      let single = prompt.model(isKnown: { _ in true }, isGeneral: { $0 != "okonkwo" })
      #expect(
        single.contains(" okonkwo ") && !single.contains("talk") && !single.contains("2-grams"))
      #expect(!model.contains("old") && !model.contains("unspeakable"))
    }

    @Test(
      "A pronunciation is written with the phonemes of the dictionary",
      arguments: [
        ("ɡɹæfˈɑːnə", "G R AE F AA N AH"), ("tʃˈeɪn", "CH EY N"), ("kʲøː", "K ER"),
        ("hˈɔːɹ", "HH AO R"),
      ])
    func phonemes(ipa: String, phonemes: String) {
      #expect(Arpabet.phonemes(ipa: ipa) == phonemes)
    }

    @Test("Without any phoneme there is no pronunciation")
    func silence() { #expect(Arpabet.phonemes(ipa: "ˈ ː") == nil) }

    @Test(
      "A name that the dictionary lacks is recognized while it is a likely phrase, and only then")
    func name() async throws {
      let one = PocketSphinxRecognizer(model: .chosen(), maximumTasks: 1) {
        EspeakTextToSpeech.phonemes(of: $0, locale: .americanEnglish)
      }
      var sound: [Float] = []
      let speech = EspeakTextToSpeech().speech(of: "Kubernetes", voice: "en-us+f2", speed: 0.7)
      for try await chunk in speech { sound += chunk.sound.samples }
      let before = try await listen(to: sound, with: one)
      #expect(!before.text.contains("kubernetes"))
      let named = try await listen(to: sound, phrases: ["Kubernetes", "Okonkwo"], with: one)
      #expect(named.text == ["kubernetes"])
      let otherwise = try await listen(to: sound, phrases: ["Okonkwo"], with: one)
      #expect(!otherwise.text.contains("kubernetes"))
      #expect(try await listen(to: sound, with: one).all == before.all)
    }

    @Test("Without pronunciations, phrases with unknown words are ignored")
    func unpronounced() async throws {
      let clip = Clip.short.samples
      let plain = try await listen(to: clip)
      #expect(try await listen(to: clip, phrases: ["Xqzt"]).text == plain.text)
    }
  }
}
