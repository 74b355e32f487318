@testable import HarkServer

/// Why the server did not do what a test asked of it; the engine, too, has refusals of that name.
struct RefusedCall {
  let sentence: String
  let code: String?
  let parameter: String?

  /// Does `work`; nil when it was done.
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
