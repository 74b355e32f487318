@_exported import FoundationGaps
import AVFAudio
import Foundation
func stub(_ f: StaticString = #function) -> Never { fatalError("stub: \(f)") }

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}
open class SFTranscriptionSegment: NSObject {
  open var substring: String { stub() }; open var substringRange: NSRange { stub() };
  open var timestamp: TimeInterval { stub() }; open var duration: TimeInterval { stub() };
  open var confidence: Float { stub() }; open var alternativeSubstrings: [String] { stub() }
}
open class SFTranscription: NSObject {
  open var formattedString: String { stub() };
  open var segments: [SFTranscriptionSegment] { stub() }
}
open class SFSpeechRecognitionResult: NSObject {
  open var bestTranscription: SFTranscription { stub() };
  open var transcriptions: [SFTranscription] { stub() }; open var isFinal: Bool { stub() }
}
open class SFSpeechRecognitionRequest: NSObject {
  open var shouldReportPartialResults: Bool {
    get { stub() }
    set { stub() }
  }
  open var requiresOnDeviceRecognition: Bool {
    get { stub() }
    set { stub() }
  }
  open var taskHint: SFSpeechRecognitionTaskHint {
    get { stub() }
    set { stub() }
  }
  open var contextualStrings: [String] {
    get { stub() }
    set { stub() }
  }
  open var addsPunctuation: Bool {
    get { stub() }
    set { stub() }
  }
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  public override init() { stub() }
  open var nativeAudioFormat: AVAudioFormat { stub() }
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) { stub() }
  open func endAudio() { stub() }
}
open class SFSpeechRecognitionTask: NSObject {
  open var state: SFSpeechRecognitionTaskState { stub() }; open var isFinishing: Bool { stub() };
  open var isCancelled: Bool { stub() }; open var error: (any Error)? { stub() };
  open func finish() { stub() }; open func cancel() { stub() }
}
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}
open class SFSpeechRecognizer: NSObject {
  open class func supportedLocales() -> Set<Locale> { stub() }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { stub() }
  // No async twin exists in the SDK: the handler takes an enum that is not an error pair, and it is
  // a plain completion handler, so Swift does import one; keep only the handler form here (strict).
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { stub() }
  public convenience override init() { stub() }  // failable in the SDK
  public init?(locale: Locale) { stub() }
  open var isAvailable: Bool { stub() }
  open var locale: Locale { stub() }
  open var supportsOnDeviceRecognition: Bool {
    get { stub() }
    set { stub() }
  }
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var defaultTaskHint: SFSpeechRecognitionTaskHint {
    get { stub() }
    set { stub() }
  }
  open var queue: OperationQueue {
    get { stub() }
    set { stub() }
  }
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { stub() }
}

// iOS 26: the analyzer API
@available(iOS 26.0, macOS 26.0, *) public struct AnalyzerInput: @unchecked Sendable {
  public init(buffer: AVAudioPCMBuffer) { stub() }
}
@available(iOS 26.0, macOS 26.0, *) public protocol SpeechModule: AnyObject, Sendable {
  associatedtype Result: SpeechModuleResult, Sendable;
  associatedtype Results: Sendable, AsyncSequence where Results.Element == Result;
  var results: Results { get }
}
@available(iOS 26.0, macOS 26.0, *) public protocol SpeechModuleResult { var isFinal: Bool { get } }
@available(iOS 26.0, macOS 26.0, *) public final class SpeechTranscriber: SpeechModule {
  public struct Preset: Sendable, Equatable, Hashable {
    public static let transcription = Preset(), progressiveTranscription = Preset(),
      timeIndexedProgressiveTranscription = Preset()
  }
  public enum TranscriptionOption: Sendable, CaseIterable { case etiquetteReplacements }
  public enum ReportingOption: Sendable, CaseIterable {
    case volatileResults, alternativeTranscriptions, fastResults
  }
  public enum ResultAttributeOption: Sendable, CaseIterable {
    case audioTimeRange, transcriptionConfidence
  }
  public struct Result: SpeechModuleResult, Sendable {
    public var text: AttributedString { stub() };
    public var alternatives: [AttributedString] { stub() }; public var isFinal: Bool { stub() }
  }
  public struct _Results: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Result? { stub() }
    }; public func makeAsyncIterator() -> AsyncIterator { stub() }
  }
  public convenience init(locale: Locale, preset: Preset) { stub() }
  public init(
    locale: Locale, transcriptionOptions: Set<TranscriptionOption>,
    reportingOptions: Set<ReportingOption>, attributeOptions: Set<ResultAttributeOption>
  ) { stub() }
  public static var isAvailable: Bool { stub() }
  public static var supportedLocales: [Locale] { get async { stub() } }
  public static var installedLocales: [Locale] { get async { stub() } }
  public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { stub() }
  public var results: _Results { stub() }
}
@available(iOS 26.0, macOS 26.0, *) public final actor SpeechAnalyzer {
  public struct Options: Sendable {
    public init(priority: TaskPriority, modelRetention: ModelRetention) { stub() };
    public enum ModelRetention: Sendable { case whileInUse, lingering, processLifetime }
  }
  public init(modules: [any SpeechModule], options: Options? = nil) { stub() }
  public static func bestAvailableAudioFormat(compatibleWith modules: [any SpeechModule]) async
    -> AVAudioFormat?
  { stub() }
  public func start<S: AsyncSequence & Sendable>(inputSequence: S) async throws
  where S.Element == AnalyzerInput { stub() }
  public func prepareToAnalyze(in audioFormat: AVAudioFormat?) async throws { stub() }
  public func finalizeAndFinishThroughEndOfInput() async throws { stub() }
  public func cancelAndFinishNow() async { stub() }
}
@available(iOS 26.0, macOS 26.0, *) public final class AssetInstallationRequest: Sendable {
  public let progress: Progress; init() { stub() };
  public func downloadAndInstall() async throws { stub() }
}
@available(iOS 26.0, macOS 26.0, *) public final class AssetInventory {
  public enum Status: Comparable, Sendable { case unsupported, supported, downloading, installed }
  public static func status(forModules modules: [any SpeechModule]) async -> Status { stub() }
  public static func assetInstallationRequest(supporting modules: [any SpeechModule]) async throws
    -> AssetInstallationRequest?
  { stub() }
}
