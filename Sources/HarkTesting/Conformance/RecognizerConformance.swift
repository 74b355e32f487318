import Hark

/// Checks that a recogniser does what its port asks, with real sound or a drawn one.
///
/// ```swift
/// let check = RecognizerConformance(sound: speech, words: 18...22) { MyRecognizer() }
/// #expect(await check.findings().isEmpty)
/// ```
///
/// The sound is recognised seven times or so; a few seconds of it are enough.
public struct RecognizerConformance: Sendable {
  /// What is asked of a recogniser.
  public enum Rule: String, Sendable, CaseIterable {
    /// People and logs can name it.
    case describesItself = "Traits hold a name and at least one language."

    /// It works for each of its languages.
    case starts = "A task can be started for the recogniser's first language."

    /// Languages are not guessed.
    case refusesUnknownLanguage = "An unknown language throws localeUnsupported."

    /// Errors are the project's own.
    case throwsVoiceFailures = "Errors are VoiceFailures."

    /// The caller is never held up.
    case returnsAtOnce = "append, markPause, finish and cancel return at once."

    /// Every task that is finished ends.
    case ends = "finish() is answered by ended, after all the finals."

    /// The end is the end.
    case endsOnce = "Nothing is reported after ended or failed."

    /// The end is an answer.
    case endsWhenFinished = "ended is reported only after finish()."

    /// Finals are told once and in order.
    case ordersFinals = "Finals come in the order of their index, each once."

    /// Reports lie where sound has been.
    case staysWithinSound =
      "Positions are counted since the opening and lie within the sound given so far."

    /// The segments follow each other.
    case ordersSegments = "Segments follow each other in the sound without overlap."

    /// Words lie where they were said.
    case placesWords = "Words lie in order within their segment, with a confidence of 0…1 or none."

    /// Texts can be joined.
    case trimsText = "The text of a segment has no space at either end."

    /// A dropped task is silent.
    case cancelsSilently = "A cancelled task reports nothing more."

    /// Sound that waits is waited for.
    case catchesUp = "caughtUp() returns."

    /// Results are a matter of the sound.
    case ignoresChunkSize = "Equal sound gives equal results however it is cut into chunks."

    /// It recognises.
    case hearsWords = "The sound holds about as many words as it should."

    /// Two tasks may be asked for.
    case servesTwoOrRefuses = "A second task works beside the first, or throws recognizerBusy."

    /// Decoders come back.
    case freesDecoders = "A task can be started after others have ended or been cancelled."
  }

  let sound: [Float]
  let pauses: [SpeechPause]
  let words: ClosedRange<Int>?
  let bounds: ConformanceBounds
  private let make: @Sendable () async throws -> any Recognizer

  /// Makes a check of the recogniser that `make` returns.
  ///
  /// `sound` is in the format of `AudioChunk`; `pauses` are marked where they lie in it, counted from
  /// its first sample; `words` says how many words the finals should hold, nil when it does not
  /// matter.
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

  /// The first breach of each rule; empty when the recogniser conforms.
  public func findings() async -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    guard case .came(let recognizer) = await Attempt({ try await make() }) else {
      findings.note(.starts, "the recogniser could not be made")
      return findings.all
    }
    let traits = recognizer.traits
    findings.note(.describesItself, "the name is empty", if: traits.name.isEmpty)
    guard let locale = traits.locales.first else {
      findings.note(.describesItself, "there is no language")
      return findings.all
    }
    if let failure = recognizer.unavailability {
      findings.note(.starts, "it says that it is unavailable: \(failure.code)")
      return findings.all
    }
    let starter = TaskStarter(recognizer: recognizer, locale: locale, check: self)
    if await starter.checkResults(&findings) {
      await checkLanguage(recognizer, &findings)
      await starter.checkCancelling(&findings)
      await starter.checkTwoAtOnce(&findings)
      await starter.checkReuse(&findings)
    }
    return findings.all
  }

  private func checkLanguage(
    _ recognizer: any Recognizer, _ findings: inout Findings<Rule>
  ) async {
    let known = recognizer.traits.locales
    let candidates = ["tlh", "vo", "ia"].compactMap(LocaleTag.init)
    guard let unknown = candidates.first(where: { !known.contains($0) }) else { return }
    let request = RecognitionRequest(locale: unknown)
    switch await Attempt({ try await recognizer.startTask(request) { _ in } }) {
    case .refused(.localeUnsupported): break
    case .came(let task):
      task.cancel()
      findings.note(.refusesUnknownLanguage, "a task for \(unknown) was started")
    case .refused(let failure): findings.note(.refusesUnknownLanguage, "\(failure.code) was thrown")
    case .threw(let error): findings.note(.throwsVoiceFailures, "startTask threw a \(error)")
    }
  }
}
