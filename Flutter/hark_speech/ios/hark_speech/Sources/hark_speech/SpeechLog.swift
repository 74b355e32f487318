import Foundation
import Hark

/// Writes what goes wrong to the device's log, such as that it does not recognise Norwegian (S4-12);
/// nothing in it was spoken.
struct SpeechLog: Diagnostics {
  func note(_ report: FailureReport) {
    // What stands in a report must not be taken for a format.
    NSLog("hark_speech: \(report.description.replacingOccurrences(of: "%", with: "%%"))")
  }
}
