#if canImport(AVFAudio) && compiler(>=6.2)
  import AVFAudio
  import Foundation
  import Hark
  import Speech

  /// An on-device recognizer that uses the `SpeechAnalyzer` of iOS 26.
  ///
  /// Only the microphone permission is needed. The recognizer uses `SpeechTranscriber` if that
  /// supports the language, otherwise `DictationTranscriber`; Apple documents an effect of
  /// contextual phrases only for the latter. No task starts before the language's model is installed
  /// (`models`).
  @available(iOS 26.0, macOS 26.0, *)
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
        // Apple publishes no limit. A limit lets the session replace failed tasks and keeps tasks
        // from growing indefinitely.
        limits: TaskLimits(longest: 1_800))
    }

    func model() async -> RecognizerChoice.AnalyzerModel { await kind.model() }

    /// Starts a task that reports on a background thread.
    ///
    /// Takes up to two seconds if the model is not in memory. Throws
    /// `VoiceFailure.localeUnsupported`, `.modelMissing`, `.recognizerUnavailable`,
    /// `.requestCreationFailed`, or the failure for an analyzer error.
    public func startTask(
      _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
    ) async throws -> any RecognitionTask {
      guard LocaleTag.resolve([request.locale], among: traits.locales) != nil else {
        throw VoiceFailure.localeUnsupported
      }
      let module = TranscriberModule(kind)
      guard await kind.model() == .installed else { throw VoiceFailure.modelMissing }
      guard
        let format = await SpeechAnalyzer.bestAvailableAudioFormat(compatibleWith: [module.module])
      else { throw VoiceFailure.recognizerUnavailable }
      await models.hold()
      let progress = AnalyzerProgress(name: traits.name, diagnostics: diagnostics, report: report)
      do {
        return try await SpeechAnalyzerTask(
          module, format: format,
          phrases: Array(request.contextualPhrases.prefix(RecognitionRequest.phraseLimit)),
          delivery: request.delivery, timekeeper: timekeeper, progress: progress)
      } catch { throw VoiceFailure(analyzer: error, phase: .starting) }
    }
  }
#endif
