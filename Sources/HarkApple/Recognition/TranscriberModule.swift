#if canImport(UIKit) && compiler(>=6.2)
  import CoreMedia
  import Foundation
  import Hark
  import Speech

  /// A module of the speech analyser that gives text: the newer transcriber where it knows the
  /// language, else the one that keyboards dictate with.
  @available(iOS 26.0, *)
  enum TranscriberModule: Sendable {
    case transcriber(SpeechTranscriber)
    case dictation(DictationTranscriber)

    /// Which of the two knows a language, and as what.
    enum Kind: Sendable, Equatable {
      case transcriber(Locale)
      case dictation(Locale)
    }

    /// Makes one that gives interim text, as soon as it can, and the times of its words.
    init(_ kind: Kind) {
      switch kind {
      case .transcriber(let locale):
        self = .transcriber(
          SpeechTranscriber(
            locale: locale, transcriptionOptions: [],
            reportingOptions: [.volatileResults, .fastResults],
            attributeOptions: [.audioTimeRange, .transcriptionConfidence]))
      case .dictation(let locale):
        self = .dictation(
          DictationTranscriber(
            locale: locale, contentHints: [], transcriptionOptions: [.punctuation],
            reportingOptions: [.volatileResults, .frequentFinalization],
            attributeOptions: [.audioTimeRange, .transcriptionConfidence]))
      }
    }

    /// The module itself.
    var module: any SpeechModule {
      switch self {
      case .transcriber(let module): module
      case .dictation(let module): module
      }
    }

    /// Its results, for whoever asks before the first sound is given.
    func results() -> AsyncThrowingStream<AnalyzedText, any Error> {
      switch self {
      case .transcriber(let module): module.texts { AnalyzedText($0, $0.text) }
      case .dictation(let module): module.texts { AnalyzedText($0, $0.text) }
      }
    }
  }

  @available(iOS 26.0, *)
  extension SpeechModule {
    /// The results as values of our own.
    ///
    /// They are asked for here and now, not when somebody begins to read: what is said before that
    /// would be missed.
    fileprivate func texts(
      _ text: @escaping @Sendable (Result) -> AnalyzedText
    ) -> AsyncThrowingStream<AnalyzedText, any Error> {
      let (stream, texts) = AsyncThrowingStream<AnalyzedText, any Error>.makeStream()
      let results = results
      let reading = Task {
        do {
          for try await result in results { texts.yield(text(result)) }
          texts.finish()
        } catch {
          texts.finish(throwing: error)
        }
      }
      texts.onTermination = { _ in reading.cancel() }
      return stream
    }
  }

  @available(iOS 26.0, *)
  extension TranscriberModule.Kind {
    /// The module that knows the first of `wanted` that any does; nil where none knows any.
    static func chosen(for wanted: [LocaleTag]) async -> (LocaleTag, Self)? {
      for tag in wanted {
        if let kind = await chosen(for: tag) { return (tag, kind) }
      }
      return nil
    }

    private static func chosen(for tag: LocaleTag) async -> Self? {
      let wanted = Locale(identifier: tag.description)
      if SpeechTranscriber.isAvailable,
        let locale = await SpeechTranscriber.supportedLocale(equivalentTo: wanted)
      {
        return .transcriber(locale)
      }
      return await DictationTranscriber.supportedLocale(equivalentTo: wanted)
        .map { .dictation($0) }
    }

    /// The language as the system names it.
    var locale: Locale {
      switch self {
      case .transcriber(let locale), .dictation(let locale): locale
      }
    }

    /// The same as one of our own; nil where none can be made of it.
    var tag: LocaleTag? { LocaleTag(locale.identifier) }

    /// How far its model is from being here.
    func model() async -> RecognizerChoice.AnalyzerModel {
      switch await AssetInventory.status(forModules: [TranscriberModule(self).module]) {
      case .installed: return .installed
      case .supported, .downloading: return .missing
      default: return .none
      }
    }
  }
#endif
