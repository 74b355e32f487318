import Foundation
import Hark

/// A report on the results of a scan.
struct SpeechReport {
  let scan: SpeechScan

  /// Returns the segments as JSON, `[[start,end],…]` in seconds.
  ///
  /// With `frames`, returns an object that contains this array as `segments`, the length of a frame
  /// and the end of the first one, in seconds, as `hop` and `start`, and the probability of speech
  /// in each frame as `p`.
  func json(frames: Bool) -> String {
    let segments = array(
      scan.segments.map { array([$0.startTime, $0.endTime].map(JSONLine.number)) })
    guard frames else { return segments }
    let hop = JSONLine.number(AudioTime.seconds(FrontEnd.hop))
    var line = JSONLine()
    line.add("segments", json: segments)
    line.add("hop", json: hop)
    line.add("start", json: hop)
    line.add("p", json: array(scan.probabilities.map { JSONLine.number(Double($0)) }))
    return line.text
  }

  /// Returns the segments as a table for users.
  func table(name: String) -> String {
    let rows = scan.segments.map { row($0.startTime, $0.endTime, $0.duration) }
    let speech = scan.segments.reduce(0) { $0 + $1.duration }
    let total = AudioTime.seconds(scan.heard)
    let head = String(format: "%@: %.2f s of speech in %.2f s", name, speech, total)
    guard !rows.isEmpty else { return head }
    return ([head, "     start       end    length"] + rows).joined(separator: "\n")
  }

  private func row(_ numbers: Double...) -> String {
    numbers.map { String(format: "%10.2f", $0) }.joined()
  }

  private func array(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
}
