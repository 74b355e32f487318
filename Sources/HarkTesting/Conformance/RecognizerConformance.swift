import Hark

/// Checks that a recognizer meets the requirements of its port, with recorded or synthetic audio.
///
/// ```swift
/// let check = RecognizerConformance(sound: speech, words: 18...22) { MyRecognizer() }
/// #expect(await check.findings().isEmpty)
/// ```
///
/// The audio is recognized about six times; a few seconds of it are enough.
public struct RecognizerConformance: Sendable {
  /// A requirement for recognizers, described by its raw value.
  public enum Rule: String, Sendable, CaseIterable, TaskRule {
    case describesItself = "Traits contain a name and at least one language."
    case starts = "A task can be started for the recognizer's first language."
    case refusesUnknownLanguage = "An unknown language throws localeUnsupported."
    case throwsVoiceFailures = "Errors are VoiceFailures."
    case returnsAtOnce = "append, markPause, finish, and cancel return at once."
    case ends = "After finish() and all final results, ended is reported."
    case endsOnce = "Nothing is reported after ended or failed."
    case endsWhenFinished = "ended is reported only after finish()."
    case ordersFinals = "Final results are reported once each, in order of their index."
    case staysWithinSound =
      "Positions are relative to the opening and within the audio received so far."
    case ordersSegments = "Segments are consecutive and do not overlap."
    case placesWords = "Words are in order and within their segment; confidences are in 0…1."
    case trimsText = "A segment's text does not begin or end with white space."
    case cancelsSilently = "A canceled task reports nothing more."
    case catchesUp = "caughtUp() returns."
    case ignoresChunkSize = "Results do not depend on the sizes of the chunks."
    case hearsWords = "The number of recognized words is as expected."
    case servesTwoOrRefuses = "A second simultaneous task works or throws recognizerBusy."
    case freesDecoders = "Another task can be started after others have ended or been canceled."
  }

  let sound: [Float]
  let pauses: [SpeechPause]
  let words: ClosedRange<Int>?
  let bounds: ConformanceBounds
  private let make: @Sendable () async throws -> any Recognizer

  /// Creates a check of the recognizer that `make` returns.
  ///
  /// `sound` is in the format of `AudioChunk`. `pauses` are relative to its first sample. `words`
  /// is the expected number of words in the final segments; `nil` if it does not matter.
  public init(
    sound: [Float] = SoundTimeline("___########____").samples, pauses: [SpeechPause] = [],
    words: ClosedRange<Int>? = nil, bounds: ConformanceBounds = ConformanceBounds(),
    make: @escaping @Sendable () async throws -> any Recognizer
  ) {
    self.sound = sound
    self.pauses = pauses
    self.words = words
    self.bounds = bounds
    self.make = make
  }

  /// Returns the first violation of each rule; empty if the recognizer conforms.
  public func findings() async -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    guard let recognizer = await findings.adapter("recognizer", or: .starts, make) else {
      return findings.all
    }
    let traits = recognizer.traits
    findings.note(.describesItself, "the name is empty", if: traits.name.isEmpty)
    guard let locale = traits.locales.first else {
      findings.note(.describesItself, "there is no language")
      return findings.all
    }
    if let failure = recognizer.unavailability {
      findings.note(.starts, "it reports that it is unavailable: \(failure.code)")
      return findings.all
    }
    let trial = RecognizerTrial(recognizer: recognizer, locale: locale, check: self)
    if await trial.checkResults(&findings) {
      await checkLanguage(recognizer, &findings)
      await trial.checkCancelling(&findings)
      await trial.checkTwoAtOnce(&findings)
      await trial.checkReuse(&findings)
    }
    return findings.all
  }

  private func checkLanguage(_ recognizer: any Recognizer, _ findings: inout Findings<Rule>) async {
    let known = recognizer.traits.locales
    let candidates = ["tlh", "vo", "ia"].compactMap(LocaleTag.init)
    guard let unknown = candidates.first(where: { !known.contains($0) }) else { return }
    let request = RecognitionRequest(locale: unknown)
    let attempt = await Attempt { try await recognizer.startTask(request) { _ in } }
    if case .refused(.localeUnsupported) = attempt { return }
    let task = findings.result(of: "startTask", attempt, or: .refusesUnknownLanguage)
    findings.note(.refusesUnknownLanguage, "a task for \(unknown) was started", if: task != nil)
    task?.cancel()
  }
}
