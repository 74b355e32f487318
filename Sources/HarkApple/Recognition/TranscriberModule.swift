#if canImport(AVFAudio) && compiler(>=6.2)
  import CoreMedia
  import Foundation
  import Hark
  import Speech

  /// A speech analyzer module that produces text: the newer transcriber if that supports the
  /// language, otherwise the one for keyboard dictation.
  @available(iOS 26.0, macOS 26.0, *)
  enum TranscriberModule: Sendable {
    case transcriber(SpeechTranscriber)
    case dictation(DictationTranscriber)

    /// The module that supports a language, with the system's locale for it.
    enum Kind: Sendable, Equatable {
      case transcriber(Locale)
      case dictation(Locale)
    }

    /// Creates a module that reports interim text as early as possible, with word times.
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

    var module: any SpeechModule {
      switch self {
      case .transcriber(let module): module
      case .dictation(let module): module
      }
    }

    /// Returns the module's results; call this before giving it the first audio.
    func results() -> AsyncThrowingStream<AnalyzedText, any Error> {
      switch self {
      case .transcriber(let module): module.texts { AnalyzedText($0, $0.text) }
      case .dictation(let module): module.texts { AnalyzedText($0, $0.text) }
      }
    }
  }

  @available(iOS 26.0, macOS 26.0, *)
  extension SpeechModule {
    /// Returns the results as values independent of the framework; subscribes immediately, because
    /// results before the first iteration would be lost.
    fileprivate func texts(
      _ text: @escaping @Sendable (Result) -> AnalyzedText
    ) -> AsyncThrowingStream<AnalyzedText, any Error> {
      let (stream, texts) = AsyncThrowingStream<AnalyzedText, any Error>.makeStream()
      let results = results
      let reading = Task {
        do {
          for try await result in results { texts.yield(text(result)) }
          texts.finish()
        } catch { texts.finish(throwing: error) }
      }
      texts.onTermination = { _ in reading.cancel() }
      return stream
    }
  }

  @available(iOS 26.0, macOS 26.0, *)
  extension TranscriberModule.Kind {
    static func chosen(for wanted: [LocaleTag]) async -> (LocaleTag, Self)? {
      for tag in wanted {
        let wanted = Locale(identifier: tag.description)
        if SpeechTranscriber.isAvailable,
          let locale = await SpeechTranscriber.supportedLocale(equivalentTo: wanted)
        {
          return (tag, .transcriber(locale))
        }
        if let locale = await DictationTranscriber.supportedLocale(equivalentTo: wanted) {
          return (tag, .dictation(locale))
        }
      }
      return nil
    }

    var locale: Locale {
      switch self {
      case .transcriber(let locale), .dictation(let locale): locale
      }
    }

    var tag: LocaleTag? { LocaleTag(locale.identifier) }

    func model() async -> RecognizerChoice.AnalyzerModel {
      switch await AssetInventory.status(forModules: [TranscriberModule(self).module]) {
      case .installed: return .installed
      case .supported, .downloading: return .missing
      default: return .none
      }
    }
  }

  struct AnalyzedText: Sendable {
    let heard: HeardText

    /// The start of the audio range, in seconds from the first sample given to the analyzer.
    let start: Double
    let end: Double

    @available(iOS 26.0, macOS 26.0, *)
    init(_ result: some SpeechModuleResult, _ text: AttributedString) {
      heard = HeardText(
        text: String(text.characters), words: Self.words(text), isFinal: result.isFinal)
      start = result.range.start.seconds
      end = result.range.end.seconds
    }

    /// Returns the words with their times; empty if any word has no time.
    @available(iOS 26.0, macOS 26.0, *)
    private static func words(_ text: AttributedString) -> [TimedWord] {
      var words: [TimedWord] = []
      for run in text.runs {
        let word = String(text[run.range].characters).trimmed
        if word.isEmpty { continue }
        guard let range = run.audioTimeRange else { return [] }
        words.append(
          TimedWord(
            text: word, start: range.start.seconds, duration: range.duration.seconds,
            confidence: run.transcriptionConfidence ?? 0))
      }
      return words
    }
  }
#endif
