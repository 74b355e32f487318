#if canImport(UIKit) && compiler(>=6.2)
  import AVFAudio
  import Foundation
  import Hark
  import Speech

  /// Recognises on the device with the `SpeechAnalyzer` of iOS 26.
  ///
  /// Sound never leaves the device, and no permission is needed beside the one for the microphone. It
  /// listens with `SpeechTranscriber` where that knows the language, else with `DictationTranscriber`;
  /// of the two, Apple promises only of the latter that likely phrases make a difference. The model
  /// of a language is brought by `models`; without it nothing is started.
  @available(iOS 26.0, *)
  public struct SpeechAnalyzerRecognizer: Recognizer {
    /// Named `speechanalyzer`; knows the language that it was made for.
    public let traits: RecognizerTraits

    /// What brings its model.
    public let models: AnalyzerModels

    private let kind: TranscriberModule.Kind
    private let timekeeper: any Timekeeper
    private let diagnostics: any Diagnostics

    /// Makes a recogniser for the first of the wanted languages that the system knows, best first;
    /// nil where it knows none.
    ///
    /// - Parameters:
    ///   - wanted: The languages that will be listened for.
    ///   - timekeeper: The clock that bounds the wait for the last words.
    ///   - diagnostics: Who takes note of the system's errors.
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
        // No limit is published; with one, a task that breaks is followed by another, and no task
        // grows without end.
        limits: TaskLimits(longest: 1_800))
    }

    /// How far the model is from being here.
    func model() async -> RecognizerChoice.AnalyzerModel { await kind.model() }

    /// Starts a task, whose reports come on a thread of its own.
    ///
    /// Takes up to two seconds when the model is not in memory. Throws
    /// `VoiceFailure.localeUnsupported`, `.modelMissing`, or what an error of the analyser's means.
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
      } catch let failure as VoiceFailure {
        throw failure
      } catch {
        throw VoiceFailure(analyzer: error, phase: .starting)
      }
    }
  }
#endif
