import AVFAudio
import CoreMedia
import Foundation

/// speech/analyzerinput.
///
/// conformance: speech/analyzerinput.
@available(iOS 26.0, macOS 26.0, *)
// `@unchecked Sendable`, like the real type: the creator transfers ownership of the buffer.
public struct AnalyzerInput: @unchecked Sendable {
  let buffer: AVAudioPCMBuffer

  /// speech/analyzerinput/init(buffer:).
  public init(buffer: AVAudioPCMBuffer) { self.buffer = buffer }

  /// speech/analyzerinput/init(buffer:bufferstarttime:).
  public init(buffer: AVAudioPCMBuffer, bufferStartTime: CMTime?) { self.buffer = buffer }
}

/// speech/analysiscontext. Not `Sendable`, because its documentation lists no such conformance.
@available(iOS 26.0, macOS 26.0, *)
public final class AnalysisContext {
  /// speech/analysiscontext/contextualstringstag.
  ///
  /// conformance: speech/analysiscontext/contextualstringstag.
  public struct ContextualStringsTag: RawRepresentable, Hashable, Sendable {
    /// speech/analysiscontext/contextualstringstag/rawvalue.
    public let rawValue: String
    /// speech/analysiscontext/contextualstringstag/init(rawvalue:).
    public init(rawValue: String) { self.rawValue = rawValue }
    /// speech/analysiscontext/contextualstringstag/general.
    public static let general = ContextualStringsTag(rawValue: "general")
  }

  private let strings = Guarded<[ContextualStringsTag: [String]]>([:])

  /// speech/analysiscontext/init().
  public init() {}

  /// speech/analysiscontext/contextualstrings.
  public var contextualStrings: [ContextualStringsTag: [String]] {
    get { strings.with { $0 } }
    set { strings.with { $0 = newValue } }
  }
}

/// speech/speechanalyzer.
///
/// conformance: speech/speechanalyzer.
@available(iOS 26.0, macOS 26.0, *)
public final actor SpeechAnalyzer {
  /// speech/speechanalyzer/options.
  ///
  /// conformance: speech/speechanalyzer/options.
  public struct Options: Sendable, Equatable {
    /// speech/speechanalyzer/options/modelretention-swift.enum.
    ///
    /// conformance: speech/speechanalyzer/options/modelretention-swift.enum.
    public enum ModelRetention: Sendable { case whileInUse, lingering, processLifetime }

    /// speech/speechanalyzer/options/init(priority:modelretention:).
    public init(priority: TaskPriority, modelRetention: ModelRetention) {}
  }

  private let scripts: [ModuleScript]
  private var plan = AnalyzerScript.now.plan
  private var seconds = 0.0
  private var reading: Task<Void, Never>?
  private var readers = 0
  private var starters: [CheckedContinuation<Void, Never>] = []
  private var isOver = false

  /// speech/speechanalyzer/init(modules:options:).
  public init(modules: [any SpeechModule], options: Options? = nil) {
    scripts = modules.compactMap { ($0 as? any ScriptedModule)?.module }
    AnalyzerScript.note("analyzer " + scripts.map { "\($0.kind) \($0.locale.identifier)" }.joined())
  }

  /// speech/speechanalyzer/bestavailableaudioformat(compatiblewith:).
  public static func bestAvailableAudioFormat(
    compatibleWith modules: [any SpeechModule]
  ) async -> sending AVAudioFormat? {
    AnalyzerScript.format()
  }

  /// speech/speechanalyzer/setcontext(_:).
  public func setContext(_ newContext: AnalysisContext) async throws {
    let phrases = newContext.contextualStrings[.general] ?? []
    AnalyzerScript.change { $0.phrases = phrases }
  }

  /// speech/speechanalyzer/preparetoanalyze(in:).
  public func prepareToAnalyze(in audioFormat: sending AVAudioFormat?) async throws {
    AnalyzerScript.note("prepare")
  }

  /// speech/speechanalyzer/start(inputsequence:).
  ///
  /// Stops the analysis of an earlier sequence. Does nothing after analysis has finished
  /// (speech/speechanalyzer/finish(after:)).
  public func start<Input: Sendable & AsyncSequence>(inputSequence: Input) async throws
  where Input.Element == AnalyzerInput {
    if isOver { return AnalyzerScript.note("start after the end") }
    AnalyzerScript.note("start")
    say(for: .start)
    readers += 1
    let reader = readers
    reading?.cancel()
    reading = Task { [weak self] in
      do {
        for try await input in inputSequence { await self?.hear(input, of: reader) }
      } catch {
        AnalyzerScript.note("input failed")
      }
      AnalyzerScript.note("input ended")
    }
    resumeStarters()
  }

  private func resumeStarters() {
    for starter in starters { starter.resume() }
    starters = []
  }

  /// speech/speechanalyzer/finalize(through:).
  public func finalize(through time: CMTime?) async throws {
    AnalyzerScript.change { $0.finalizedThrough.append(time?.seconds ?? -1) }
  }

  /// speech/speechanalyzer/finalizeandfinishthroughendofinput().
  ///
  /// Without an input sequence, waits until one is set and has ended.
  public func finalizeAndFinishThroughEndOfInput() async throws {
    AnalyzerScript.note("finalizeAndFinish")
    if AnalyzerScript.now.hangs || isOver { return }
    if reading == nil { await withCheckedContinuation { starters.append($0) } }
    var read = 0
    while read != readers {
      read = readers
      await reading?.value
    }
    say(for: .endAudio)
    end(nil)
  }

  /// speech/speechanalyzer/cancelandfinishnow().
  public func cancelAndFinishNow() async {
    AnalyzerScript.note("cancelAndFinishNow")
    end(nil)
  }

  private func hear(_ input: AnalyzerInput, of reader: Int) {
    if isOver || reader != readers { return }
    // Audio in another format produces neither text nor an error.
    guard input.buffer.format == AnalyzerScript.format() else {
      return AnalyzerScript.note("sound in a wrong format")
    }
    let more = Double(input.buffer.frameLength) / input.buffer.format.sampleRate
    seconds += more
    AnalyzerScript.change { $0.heard += more }
    say(for: .sound(seconds))
  }

  private func say(for cause: SpeechScript.Cause) {
    while let (next, answer) = plan.first, isDue(next, cause), !isOver {
      plan.removeFirst()
      switch answer {
      case .says(let said, let start, let end):
        let range = CMTimeRange(
          start: CMTime(seconds: start, preferredTimescale: 16_000),
          duration: CMTime(seconds: end - start, preferredTimescale: 16_000))
        for script in scripts { script.say(said, range) }
      case .breaks(let code): end(SFSpeechError(SFSpeechError.Code(rawValue: code)))
      case .ends: end(nil)
      }
    }
  }

  private func isDue(_ next: SpeechScript.Cause, _ cause: SpeechScript.Cause) -> Bool {
    if case .sound(let wanted) = next { return seconds >= wanted - 1e-6 || cause == .endAudio }
    return next == cause
  }

  private func end(_ error: (any Error)?) {
    isOver = true
    resumeStarters()
    for script in scripts { script.end(error) }
  }
}
