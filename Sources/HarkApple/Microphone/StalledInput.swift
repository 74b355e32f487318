import Hark

/// A rule for reopening, once, an input that delivers no samples.
///
/// An engine may run without ever calling its tap, for example if a wireless link broke while
/// connecting. Zeros do not count, because the user may have muted the microphone.
struct StalledInput: Sendable {
  private var waitingSince: Double?
  private var hasTried = false

  /// Takes the condition at `now`, in seconds; returns whether to reopen the input.
  mutating func look(_ condition: InputCondition, at now: Double) -> Bool {
    guard condition == .waiting else {
      waitingSince = nil
      return false
    }
    let since = waitingSince ?? now
    waitingSince = since
    guard !hasTried, now - since >= InputCondition.patience else { return false }
    hasTried = true
    return true
  }
}
