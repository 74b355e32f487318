import Foundation

/// A report of a problem, for developers.
///
/// It contains error codes and the context in which the problem occurred, but never speech content.
public struct FailureReport: Sendable, Hashable {
  /// The problem that occurred.
  public let matter: Matter

  /// The phase of work in which the problem occurred.
  public let phase: WorkPhase

  /// The name of the recognizer in use, from its traits.
  public let recognizer: String

  /// A problem that can be reported.
  public enum Matter: Sendable, Hashable {
    /// Voice input failed, and the user is notified.
    case failure(VoiceFailure)

    /// A task failed, but another one received the same audio, so the user is not notified.
    case overcome(VoiceFailure)

    /// A system or adapter error caused a failure; the failure itself is reported separately.
    case cause(ErrorCause, of: VoiceFailure)

    /// The recognizer does not support the preferred language.
    ///
    /// `instead` is the language used in its place; `nil` if there is none.
    case languageMissing(LocaleTag, instead: LocaleTag?)

    /// The transcript cannot be saved to disk; not reported again until a save succeeds.
    case notKept(TranscriptStoreFailure)

    /// A component violated its contract; the text is a fixed engine message.
    case brokenPromise(String)
  }

  /// Creates a report.
  public init(_ matter: Matter, phase: WorkPhase, recognizer: String) {
    self.matter = matter
    self.phase = phase
    self.recognizer = recognizer
  }
}

extension FailureReport: CustomStringConvertible {
  /// The report as a single log line.
  public var description: String {
    switch matter {
    case .failure(let failure): "failure=\(failure.code) \(place)"
    case .overcome(let failure): "overcome=\(failure.code) \(place)"
    case .cause(let cause, let failure):
      "cause=\(failure.code) domain=\(cause.domain) number=\(cause.number) "
        + (cause.explanation.map { "explanation=\"\($0)\" " } ?? "") + place
    case .languageMissing(let wanted, let instead):
      "languageMissing=\(wanted) instead=\(instead?.description ?? "none") \(place)"
    case .notKept(let failure): "notKept=\(failure.rawValue) \(place)"
    case .brokenPromise(let reason): "brokenPromise=\"\(reason)\" \(place)"
    }
  }

  private var place: String { "phase=\(phase.rawValue) recognizer=\(recognizer)" }
}

/// The reason a transcript cannot be saved to disk.
///
/// While saving fails, the transcript stays in memory and dictation continues.
public enum TranscriptStoreFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The disk is full.
  case full

  /// The file or its volume is read-only.
  case readOnly

  /// Another process or connection has locked the file.
  case locked

  /// The file is not a database, or its contents are corrupt.
  case damaged

  /// The file or its folder cannot be opened or created, for example for lack of permission.
  case unreachable

  /// The file has the format of a later version of Hark.
  case tooNew

  /// A disk read or write failed, or another error without a specific solution occurred.
  case broken

  init(_ error: any Error) { self = error as? TranscriptStoreFailure ?? .broken }

  /// Returns a sentence that describes the problem with the file at `path` and how to fix it.
  package func sentence(for path: String) -> String {
    switch self {
    case .full: "The disk is full; free space for \(path) and try again."
    case .readOnly: "\(path) is read-only; make it writable, or choose another file."
    case .locked: "Another program has locked \(path); quit it, or wait, and try again."
    case .damaged:
      "\(path) is damaged or not a database; restore a copy, or move it away to create a new one."
    case .unreachable:
      "\(path) can be neither opened nor created; check the folder and its permissions."
    case .tooNew: "\(path) was written by a later version of Hark; use that version."
    case .broken: "\(path) could not be read or written; check the disk and try again."
    }
  }
}

extension TranscriptStoreFailure: LocalizedError {
  /// The problem and how to fix it, in one sentence.
  public var errorDescription: String? { sentence(for: "Hark's file") }
}
