import Foundation
import Hark

/// Writes failures to the device's log, such as missing support for Norwegian (S4-12).
///
/// The log never contains speech.
struct SpeechLog: Diagnostics {
  func note(_ report: FailureReport) {
    // The text of a report must not be interpreted as a format string.
    NSLog("hark_speech: \(report.description.replacingOccurrences(of: "%", with: "%%"))")
  }
}
