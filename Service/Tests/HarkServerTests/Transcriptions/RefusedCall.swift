@testable import HarkServer

/// The server's refusal of a request, under a name that the engine does not use as well.
struct RefusedCall {
  let sentence: String
  let code: String?
  let parameter: String?

  /// Performs `work`; `nil` if it was not refused.
  init?(_ work: () throws -> Void) {
    do {
      try work()
      return nil
    } catch {
      guard let refusal = error as? Refusal else { return nil }
      (sentence, code, parameter) = (refusal.sentence, refusal.code, refusal.parameter)
    }
  }
}
