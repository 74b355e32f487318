#if canImport(UIKit) && compiler(>=6.2)
  import AVFAudio
  import Foundation
  import Hark
  import Speech

  /// An on-device recognizer that uses the `SpeechAnalyzer` of iOS 26.
  ///
  /// Audio never leaves the device, and only the microphone permission is needed. The recognizer
  /// uses `SpeechTranscriber` if that supports the language, otherwise `DictationTranscriber`;
  /// Apple documents an effect of contextual phrases only for the latter. `models` installs the
  /// language's model; no task starts without it.
  @available(iOS 26.0, *)
  public struct SpeechAnalyzerRecognizer: Recognizer {
    /// The traits of the recognizer, named `speechanalyzer`, with its one language.
    public let traits: RecognizerTraits

    /// The installer for the recognizer's model.
    public let models: AnalyzerModels

    private let kind: TranscriberModule.Kind
    private let timekeeper: any Timekeeper
    private let diagnostics: any Diagnostics

    /// Creates a recognizer for the first wanted language that the system supports; `nil` if it
    /// supports none.
    ///
    /// - Parameters:
    ///   - wanted: The languages to listen for, in order of preference.
    ///   - timekeeper: The clock that limits the wait for the last words.
    ///   - diagnostics: Receives the system's errors.
    public init?(
      wanted: [LocaleTag], timekeeper: any Timekeeper = SystemTimekeeper(),
      diagnostics: any Diagnostics = NoDiagnostics()
    ) async {
      guard let (tag, kind) = await TranscriberModule.Kind.chosen(for: wanted) else { return nil }
      self.kind = kind
      self.timekeeper = timekeeper
      self.diagnostics = diagnostics
      models = AnalyzerModels(tag, kind)
      traits = RecognizerTraits(
        name: "speechanalyzer", locales: [LocaleTag(kind.locale.identifier) ?? tag],
        tasksAtOnce: 2,
        // Apple publishes no limit. With one, a failed task is replaced, and no task grows
        // indefinitely.
        limits: TaskLimits(longest: 1_800))
    }

    func model() async -> RecognizerChoice.AnalyzerModel { await kind.model() }

    /// Starts a task that reports on its own thread.
    ///
    /// Takes up to two seconds if the model is not in memory. Throws
    /// `VoiceFailure.localeUnsupported`, `.modelMissing`, `.recognizerUnavailable`, or the failure
    /// for an error of the analyzer.
    public func startTask(
      _ request: RecognitionRequest,
      report: @escaping @Sendable (RecognitionReport) -> Void
    ) async throws -> any RecognitionTask {
      guard LocaleTag.resolve([request.locale], among: traits.locales) != nil else {
        throw VoiceFailure.localeUnsupported
      }
      let module = TranscriberModule(kind)
      guard await kind.model() == .installed else { throw VoiceFailure.modelMissing }
      guard
        let format = await SpeechAnalyzer.bestAvailableAudioFormat(
          compatibleWith: [module.module])
      else { throw VoiceFailure.recognizerUnavailable }
      await models.hold()
      let progress = AnalyzerProgress(
        name: traits.name, diagnostics: diagnostics, report: report)
      do {
        return try await SpeechAnalyzerTask(
          module, format: format,
          phrases: Array(request.contextualPhrases.prefix(RecognitionRequest.phraseLimit)),
          delivery: request.delivery, timekeeper: timekeeper, progress: progress)
      } catch {
        throw VoiceFailure(analyzer: error, phase: .starting)
      }
    }
  }

  @available(iOS 26.0, *)
  extension AnalyzerError {
    init?(_ error: any Error) {
      guard let code = (error as? SFSpeechError)?.code else { return nil }
      let names: [(SFSpeechError.Code, AnalyzerError)] = [
        (.audioDisordered, .audioDisordered),
        (.unexpectedAudioFormat, .unexpectedAudioFormat),
        (.incompatibleAudioFormats, .incompatibleAudioFormats),
        (.noModel, .noModel),
        (.assetLocaleNotAllocated, .assetLocaleNotAllocated),
        (.tooManyAssetLocalesAllocated, .tooManyAssetLocalesAllocated),
        (.cannotAllocateUnsupportedLocale, .cannotAllocateUnsupportedLocale),
        (.moduleOutputFailed, .moduleOutputFailed),
        (.insufficientResources, .insufficientResources),
      ]
      guard let name = names.first(where: { $0.0 == code })?.1 else { return nil }
      self = name
    }
  }

  extension VoiceFailure {
    /// Creates the failure for an error of the analyzer, which needs no network; a `VoiceFailure`
    /// is kept as it is.
    @available(iOS 26.0, *)
    init(analyzer error: any Error, phase: WorkPhase) {
      if let failure = error as? VoiceFailure ?? AnalyzerError(error)?.failure {
        self = failure
        return
      }
      let plain = error as NSError
      let outcome = AppleErrorMap.outcome(
        of: ErrorCause(plain), underlying: plain.underlyingCause, phase: phase)
      switch outcome {
      case .fail(let failure), .renew(_, let failure): self = failure
      case .ignore: self = .recognitionFailed
      }
    }
  }
#endif
