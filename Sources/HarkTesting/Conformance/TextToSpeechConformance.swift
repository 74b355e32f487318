import Hark

/// Checks that text to speech meets the requirements of its port, without playing any audio.
public struct TextToSpeechConformance: Sendable {
  /// A requirement for text to speech, described by its raw value.
  public enum Rule: String, Sendable, CaseIterable, FailureRule {
    case speaks = "A sentence gives audible audio."
    case throwsVoiceFailures = "Errors are VoiceFailures."
    case ends = "The audio of a sentence ends."
    case leavesNoGap =
      "Samples are numbered from 0, and each chunk begins where the previous one ended."
    case fillsChunks = "A chunk contains at least one sample."
    case staysInRange = "Samples are within −1…1."
    case marksForward = "Word marks are in order and within the sentence."
    case marksInPlace = "A word is marked in the chunk in which it begins."
    case losesNothing = "The duration, within 5%, does not depend on how slowly the audio is read."
    case givesUp = "After a canceled sentence, the next one can be spoken."
    case refusesUnknown = "A language without a voice throws synthesisFailed."
  }

  private let text: String
  private let locale: LocaleTag
  private let bounds: ConformanceBounds
  private let make: @Sendable () async throws -> any TextToSpeech

  /// Creates a check of the adapter that `make` returns; the check speaks `text` three times.
  public init(
    text: String, locale: LocaleTag = .americanEnglish,
    bounds: ConformanceBounds = ConformanceBounds(),
    make: @escaping @Sendable () async throws -> any TextToSpeech
  ) {
    self.text = text
    self.locale = locale
    self.bounds = bounds
    self.make = make
  }

  /// Returns the first violation of each rule; empty if the adapter conforms.
  public func findings() async -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    guard let speech = await findings.adapter("text to speech", or: .speaks, make),
      let whole = await speak(speech, .speaks, &findings)
    else { return findings.all }
    await letGo(speech)
    if let again = await speak(speech, .givesUp, slowly: true, &findings) {
      findings.note(
        .losesNothing, "\(whole.count) samples became \(again.count)",
        if: abs(again.count - whole.count) > whole.count / 20)
    }
    await refuse(speech, &findings)
    return findings.all
  }
}

extension TextToSpeechConformance {
  private func speak(
    _ speech: any TextToSpeech, _ rule: Rule, slowly: Bool = false, _ findings: inout Findings<Rule>
  ) async -> [Float]? {
    let log = Watched(SpeechLog(length: text.count))
    let reading = await Trial.run(within: bounds.patient) {
      await Attempt {
        for try await chunk in speech.speech(of: text, locale: locale) {
          log.change { $0.take(chunk) }
          if slowly { await bounds.pause() }
        }
      }
    }
    findings.take(log.now.findings)
    let isLate = reading == nil
    guard findings.result(of: "the stream", reading, or: isLate ? .ends : rule) != nil else {
      return nil
    }
    let sound = log.now.sound
    findings.note(rule, "the audio was silent", if: sound.allSatisfy { $0 == 0 })
    return sound
  }

  private func letGo(_ speech: any TextToSpeech) async {
    _ = await Trial.run(within: bounds.patient) {
      await Attempt { for try await _ in speech.speech(of: text, locale: locale) { break } }
    }
  }

  private func refuse(_ speech: any TextToSpeech, _ findings: inout Findings<Rule>) async {
    guard let unknown = LocaleTag("qqq") else { return }
    let reading = await Trial.run(within: bounds.patient) {
      await Attempt { for try await _ in speech.speech(of: text, locale: unknown) {} }
    }
    if case .refused(.synthesisFailed) = reading { return }
    let end: Void? = findings.result(of: "the stream", reading, or: .refusesUnknown)
    findings.note(.refusesUnknown, "it threw nothing", if: end != nil)
  }
}

private struct SpeechLog: Sendable {
  private(set) var sound: [Float] = []
  private(set) var findings = Findings<TextToSpeechConformance.Rule>()
  private let length: Int
  private var lastWord = WordMark(characters: 0..<0, start: 0)

  init(length: Int) { self.length = length }

  mutating func take(_ chunk: SpokenChunk) {
    let samples = chunk.sound.samples
    findings.note(.fillsChunks, "a chunk was empty", if: samples.isEmpty)
    findings.note(
      .leavesNoGap, "a chunk began at \(chunk.sound.start) instead of \(sound.count)",
      if: chunk.sound.start != sound.count)
    findings.note(
      .staysInRange, "a sample was out of range", if: !samples.allSatisfy { (-1...1).contains($0) })
    for word in chunk.words { take(word, in: chunk.sound.range) }
    sound += samples
  }

  private mutating func take(_ word: WordMark, in range: AudioRange) {
    let isForward =
      word.characters.lowerBound >= lastWord.characters.upperBound
      && word.characters.upperBound <= length && word.start >= lastWord.start
    findings.note(.marksForward, "a word was out of order or out of range", if: !isForward)
    findings.note(
      .marksInPlace, "a word at \(word.start) was marked in \(range.start)…\(range.end)",
      if: !(range.start..<range.end).contains(word.start))
    lastWord = word
  }
}
