import AVFAudio
import CoreMedia
import Foundation

/// speech/speechmoduleresult. Not `Sendable` according to the page.
@available(iOS 26.0, macOS 26.0, *)
public protocol SpeechModuleResult {
  /// speech/speechmoduleresult/range.
  var range: CMTimeRange { get }

  /// speech/speechmoduleresult/resultsfinalizationtime.
  var resultsFinalizationTime: CMTime { get }
}

@available(iOS 26.0, macOS 26.0, *)
extension SpeechModuleResult {
  /// speech/speechmoduleresult/isfinal.
  public var isFinal: Bool { resultsFinalizationTime.seconds >= range.end.seconds }
}

/// speech/speechmodule.
///
/// conformance: speech/speechmodule.
@available(iOS 26.0, macOS 26.0, *)
public protocol SpeechModule: AnyObject, Sendable {
  /// speech/speechmodule/result.
  associatedtype Result: SpeechModuleResult, Sendable

  /// speech/speechmodule/results-swift.associatedtype.
  associatedtype Results: Sendable, AsyncSequence
  where Results.Element == Result, Results.Failure == any Error

  /// speech/speechmodule/results-swift.property.
  var results: Results { get }
}

/// speech/localedependentspeechmodule.
@available(iOS 26.0, macOS 26.0, *)
public protocol LocaleDependentSpeechModule: SpeechModule {
  /// speech/localedependentspeechmodule/supportedlocales.
  static var supportedLocales: [Locale] { get async }

  /// speech/localedependentspeechmodule/supportedlocale(equivalentto:).
  static func supportedLocale(equivalentTo locale: Locale) async -> Locale?

  /// speech/localedependentspeechmodule/selectedlocales.
  var selectedLocales: [Locale] { get }
}

/// speech/speechtranscriber.
@available(iOS 26.0, macOS 26.0, *)
public final class SpeechTranscriber: LocaleDependentSpeechModule, ScriptedModule {
  /// speech/speechtranscriber/transcriptionoption.
  ///
  /// conformance: speech/speechtranscriber/transcriptionoption.
  public enum TranscriptionOption: Sendable, CaseIterable { case etiquetteReplacements }

  /// speech/speechtranscriber/reportingoption.
  ///
  /// conformance: speech/speechtranscriber/reportingoption.
  public enum ReportingOption: Sendable, CaseIterable {
    case volatileResults, alternativeTranscriptions, fastResults
  }

  /// speech/speechtranscriber/resultattributeoption.
  ///
  /// conformance: speech/speechtranscriber/resultattributeoption.
  public enum ResultAttributeOption: Sendable, CaseIterable {
    case audioTimeRange, transcriptionConfidence
  }

  /// speech/speechtranscriber/result.
  ///
  /// conformance: speech/speechtranscriber/result.
  public struct Result: SpeechModuleResult, Sendable {
    /// speech/speechtranscriber/result/text.
    public let text: AttributedString
    /// speech/speechtranscriber/result/range.
    public let range: CMTimeRange
    /// speech/speechtranscriber/result/resultsfinalizationtime.
    public let resultsFinalizationTime: CMTime
  }

  let module: ModuleScript

  /// speech/speechtranscriber/init(locale:transcriptionoptions:reportingoptions:attributeoptions:).
  public init(
    locale: Locale, transcriptionOptions: Set<TranscriptionOption>,
    reportingOptions: Set<ReportingOption>, attributeOptions: Set<ResultAttributeOption>
  ) {
    module = ModuleScript(
      locale, kind: "transcriber", givesVolatile: reportingOptions.contains(.volatileResults),
      givesTimes: attributeOptions.contains(.audioTimeRange),
      givesConfidence: attributeOptions.contains(.transcriptionConfidence))
  }

  /// speech/speechtranscriber/isavailable.
  public static var isAvailable: Bool { AnalyzerScript.now.hasTranscriber }

  /// speech/speechtranscriber/supportedlocales.
  public static var supportedLocales: [Locale] {
    get async { AnalyzerScript.now.transcriber.map { Locale(identifier: $0) } }
  }

  /// speech/speechtranscriber/installedlocales.
  public static var installedLocales: [Locale] {
    get async { AnalyzerScript.now.installed.map { Locale(identifier: $0) } }
  }

  /// speech/speechtranscriber/supportedlocale(equivalentto:).
  public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? {
    AnalyzerScript.equivalent(to: locale, among: AnalyzerScript.now.transcriber)
  }

  /// speech/speechtranscriber/selectedlocales.
  public var selectedLocales: [Locale] { [module.locale] }

  /// speech/speechtranscriber/results.
  public var results: some Sendable & AsyncSequence<Result, any Error> {
    module.results { Result(text: $0, range: $1, resultsFinalizationTime: $2) }
  }
}

/// speech/dictationtranscriber.
@available(iOS 26.0, macOS 26.0, *)
public final class DictationTranscriber: LocaleDependentSpeechModule, ScriptedModule {
  /// speech/dictationtranscriber/contenthint.
  ///
  /// conformance: speech/dictationtranscriber/contenthint.
  public struct ContentHint: Sendable, Hashable {
    let name: String
    /// speech/dictationtranscriber/contenthint/shortform.
    public static let shortForm = ContentHint(name: "shortForm")
    /// speech/dictationtranscriber/contenthint/farfield.
    public static let farField = ContentHint(name: "farField")
  }

  /// speech/dictationtranscriber/transcriptionoption.
  ///
  /// conformance: speech/dictationtranscriber/transcriptionoption.
  public enum TranscriptionOption: Sendable, CaseIterable {
    case punctuation, emoji, etiquetteReplacements
  }

  /// speech/dictationtranscriber/reportingoption.
  ///
  /// conformance: speech/dictationtranscriber/reportingoption.
  public enum ReportingOption: Sendable, CaseIterable {
    case volatileResults, alternativeTranscriptions, frequentFinalization
  }

  /// speech/dictationtranscriber/resultattributeoption.
  ///
  /// conformance: speech/dictationtranscriber/resultattributeoption.
  public enum ResultAttributeOption: Sendable, CaseIterable {
    case audioTimeRange, transcriptionConfidence
  }

  /// speech/dictationtranscriber/result.
  ///
  /// conformance: speech/dictationtranscriber/result.
  public struct Result: SpeechModuleResult, Sendable {
    /// speech/dictationtranscriber/result/text.
    public let text: AttributedString
    /// speech/dictationtranscriber/result/range.
    public let range: CMTimeRange
    /// speech/dictationtranscriber/result/resultsfinalizationtime.
    public let resultsFinalizationTime: CMTime
  }

  let module: ModuleScript

  /// speech/dictationtranscriber/init(locale:contenthints:transcriptionoptions:reportingoptions:attributeoptions:).
  public init(
    locale: Locale, contentHints: Set<ContentHint>, transcriptionOptions: Set<TranscriptionOption>,
    reportingOptions: Set<ReportingOption>, attributeOptions: Set<ResultAttributeOption>
  ) {
    module = ModuleScript(
      locale, kind: "dictation", givesVolatile: reportingOptions.contains(.volatileResults),
      givesTimes: attributeOptions.contains(.audioTimeRange),
      givesConfidence: attributeOptions.contains(.transcriptionConfidence))
  }

  /// speech/dictationtranscriber/supportedlocales.
  public static var supportedLocales: [Locale] {
    get async { AnalyzerScript.now.dictation.map { Locale(identifier: $0) } }
  }

  /// speech/dictationtranscriber/supportedlocale(equivalentto:).
  public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? {
    AnalyzerScript.equivalent(to: locale, among: AnalyzerScript.now.dictation)
  }

  /// speech/dictationtranscriber/selectedlocales.
  public var selectedLocales: [Locale] { [module.locale] }

  /// speech/dictationtranscriber/results.
  public var results: some Sendable & AsyncSequence<Result, any Error> {
    module.results { Result(text: $0, range: $1, resultsFinalizationTime: $2) }
  }
}
