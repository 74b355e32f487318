import Foundation

extension VoiceFailure: LocalizedError {
  /// The composer's message in English (S1-52), for code that displays arbitrary errors.
  ///
  /// UIs take the message in their own experience and language from `Wording`.
  public var errorDescription: String? { Wording(for: .composer)[.message(self)] }
}
