import Hark

/// Checks that text to speech does what its port asks; nothing is heard.
public struct TextToSpeechConformance: Sendable {
  /// What is asked of text to speech.
  public enum Rule: String, Sendable, CaseIterable {
    /// There is sound.
    case speaks = "A sentence gives sound that is not silence."

    /// Errors are the project's own.
    case throwsVoiceFailures = "Errors are VoiceFailures."

    /// A sentence ends.
    case ends = "The sound of a sentence ends."

    /// No sample is missing or there twice.
    case leavesNoGap = "Sound is numbered from 0, and each chunk begins where the last one ended."

    /// A chunk has samples.
    case fillsChunks = "A chunk holds one sample or more."

    /// Samples are floats of full scale 1.
    case staysInRange = "Samples are numbers within −1…1."

    /// Words come in order.
    case marksForward = "Words are marked from front to back, within the sentence."

    /// A mark belongs to its chunk.
    case marksInPlace = "A word is marked in the chunk in which it begins."

    /// It is the same however it is read.
    case losesNothing =
      "A sentence is as long each time, to a twentieth, however slowly it is read."

    /// It can be given up.
    case givesUp = "After sound that was let go, the next sentence is spoken."

    /// There is a clear answer.
    case refusesUnknown = "A language without a voice throws synthesisFailed."
  }

  let text: String
  let locale: LocaleTag
  let bounds: ConformanceBounds
  private let make: @Sendable () async throws -> any TextToSpeech

  /// Makes a check of the text to speech that `make` returns, which speaks `text` three times.
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

  /// The first breach of each rule; empty when the text to speech conforms.
  public func findings() async -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    guard case .came(let speech) = await Attempt({ try await make() }) else {
      findings.note(.speaks, "the text to speech could not be made")
      return findings.all
    }
    guard let whole = await speak(speech, .speaks, &findings) else { return findings.all }
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
  /// The sound of the text; nil when there is none.
  private func speak(
    _ speech: any TextToSpeech, _ rule: Rule, slowly: Bool = false,
    _ findings: inout Findings<Rule>
  ) async -> [Float]? {
    let log = Watched(SpeechLog(length: text.count))
    let reading = await Trial.run(within: bounds.patient) {
      await Attempt {
        for try await chunk in speech.speech(of: text, locale: locale) {
          log.change { $0.take(chunk) }
          if slowly { try await Task.sleep(nanoseconds: 1_000_000) }
        }
      }
    }
    findings.take(log.now.findings)
    switch reading {
    case .came:
      let sound = log.now.sound
      findings.note(rule, "all of it was silence", if: sound.allSatisfy { $0 == 0 })
      return sound
    case .refused(let failure): findings.note(rule, "it threw \(failure.code)")
    case .threw(let error): findings.note(.throwsVoiceFailures, "it threw a \(error)")
    case nil: findings.note(.ends, "it did not end within \(bounds.patient) s")
    }
    return nil
  }

  /// Takes one chunk and lets the rest go.
  private func letGo(_ speech: any TextToSpeech) async {
    _ = await Trial.run(within: bounds.patient) {
      await Attempt {
        for try await _ in speech.speech(of: text, locale: locale) { break }
      }
    }
  }

  /// Asks for a language that nobody has.
  private func refuse(_ speech: any TextToSpeech, _ findings: inout Findings<Rule>) async {
    guard let unknown = LocaleTag("qqq") else { return }
    let reading = await Trial.run(within: bounds.patient) {
      await Attempt {
        for try await _ in speech.speech(of: text, locale: unknown) {}
      }
    }
    switch reading {
    case .refused(.synthesisFailed): break
    case .refused(let failure): findings.note(.refusesUnknown, "it threw \(failure.code)")
    case .threw(let error): findings.note(.throwsVoiceFailures, "it threw a \(error)")
    case .came, nil: findings.note(.refusesUnknown, "it threw nothing")
    }
  }
}
