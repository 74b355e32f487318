import Hark

/// Checks that a recognizer meets the requirements of its port, with recorded or synthetic audio.
///
/// ```swift
/// let check = RecognizerConformance(sound: speech, words: 18...22) { MyRecognizer() }
/// #expect(await check.findings().isEmpty)
/// ```
///
/// The audio is recognized about seven times; a few seconds of it are enough.
public struct RecognizerConformance: Sendable {
  /// A requirement for recognizers.
  public enum Rule: String, Sendable, CaseIterable {
    /// Users and logs can name the recognizer.
    case describesItself = "Traits hold a name and at least one language."

    /// Recognition can start.
    case starts = "A task can be started for the recognizer's first language."

    /// Unknown languages are rejected.
    case refusesUnknownLanguage = "An unknown language throws localeUnsupported."

    /// Errors have Hark's own type.
    case throwsVoiceFailures = "Errors are VoiceFailures."

    /// Calls never block the caller.
    case returnsAtOnce = "append, markPause, finish and cancel return at once."

    /// Every finished task ends.
    case ends = "finish() is answered by ended, after all the finals."

    /// No reports follow the end of a task.
    case endsOnce = "Nothing is reported after ended or failed."

    /// The end is a response to `finish()`.
    case endsWhenFinished = "ended is reported only after finish()."

    /// Final results are reported once and in order.
    case ordersFinals = "Finals come in the order of their index, each once."

    /// Reports refer to audio already given.
    case staysWithinSound =
      "Positions are counted since the opening and lie within the sound given so far."

    /// Segments are consecutive.
    case ordersSegments = "Segments follow each other in the sound without overlap."

    /// Words are located where they were spoken.
    case placesWords = "Words lie in order within their segment, with a confidence of 0…1 or none."

    /// Texts can be joined.
    case trimsText = "The text of a segment has no space at either end."

    /// A canceled task is silent.
    case cancelsSilently = "A cancelled task reports nothing more."

    /// On-demand audio can wait for the task.
    case catchesUp = "caughtUp() returns."

    /// Results depend only on the audio.
    case ignoresChunkSize = "Equal sound gives equal results however it is cut into chunks."

    /// Speech is recognized.
    case hearsWords = "The sound holds about as many words as it should."

    /// Two tasks can be requested.
    case servesTwoOrRefuses = "A second task works beside the first, or throws recognizerBusy."

    /// Decoders are released.
    case freesDecoders = "A task can be started after others have ended or been cancelled."
  }

  let sound: [Float]
  let pauses: [SpeechPause]
  let words: ClosedRange<Int>?
  let bounds: ConformanceBounds
  private let make: @Sendable () async throws -> any Recognizer

  /// Creates a check of the recognizer that `make` returns.
  ///
  /// `sound` is in the format of `AudioChunk`. `pauses` are marked at their positions in it,
  /// counted from its first sample. `words` is the expected number of words in the final segments;
  /// `nil` if it does not matter.
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
    guard case .came(let recognizer) = await Attempt({ try await make() }) else {
      findings.note(.starts, "the recognizer could not be made")
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

  private func checkLanguage(_ recognizer: any Recognizer, _ findings: inout Findings<Rule>) async {
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
