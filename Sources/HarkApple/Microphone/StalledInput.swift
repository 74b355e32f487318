import Hark

/// When an input that was opened and brings nothing at all is opened anew, once.
///
/// An engine may run and never call its tap, as behind a wireless link that broke while it came up.
/// Zeros are left alone: a person may have muted the microphone.
struct StalledInput: Sendable {
  private var waitingSince: Double?
  private var hasTried = false

  /// Takes the condition at `now`, in seconds; whether to try anew.
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
