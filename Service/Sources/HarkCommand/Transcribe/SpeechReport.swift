import Foundation
import Hark

/// Writes what a scan found.
struct SpeechReport {
  let scan: SpeechScan

  /// `[[start,end],…]` in seconds; with frames an object that holds it as `segments`, and beside
  /// it `hop` and `start` (seconds: the length of a frame, and the end of the first one) and `p`,
  /// the probability of speech in each frame.
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

  /// A table for people.
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
