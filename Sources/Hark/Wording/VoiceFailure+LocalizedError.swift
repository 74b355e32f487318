import Foundation

extension VoiceFailure: LocalizedError {
  /// The composer's sentence in English (S1-52), for code that shows any error as it comes; faces
  /// take the sentence of their own experience and language from `Wording`.
  public var errorDescription: String? { Wording(for: .composer)[.message(self)] }
}
