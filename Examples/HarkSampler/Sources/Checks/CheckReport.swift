import Foundation

/// A report of device checks in Markdown.
///
/// It contains no recognized text unless the tester added it to an answer.
struct CheckReport {
  /// The device's model and system version.
  let device: String
  let sections: [CheckSection]
  let answers: [DeviceCheck.ID: CheckAnswer]

  var markdown: String {
    var lines = ["# Hark: device checks", "", Self.line(device), "", summary]
    for section in sections {
      let answered = section.checks.filter { answers[$0.id]?.verdict != nil }
      guard !answered.isEmpty else { continue }
      lines += ["", "## \(section.title)", ""]
      for check in answered {
        if let answer = answers[check.id] { lines += Self.entry(check, answer) }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var summary: String {
    let checks = sections.flatMap(\.checks)
    let counts = CheckAnswer.Verdict.allCases.map { verdict in
      "\(checks.count { answers[$0.id]?.verdict == verdict }) \(verdict.rawValue)"
    }
    return "Of \(checks.count) checks: " + counts.joined(separator: ", ") + "."
  }

  private static func entry(_ check: DeviceCheck, _ answer: CheckAnswer) -> [String] {
    let step = check.steps.first
    let subject = step.map { $0.action.isEmpty ? $0.expected : $0.action } ?? ""
    var lines = ["- \(check.number) **\(answer.verdict?.rawValue ?? "")** \(line(subject))"]
    if !answer.note.isEmpty { lines.append("  - Note: \(line(answer.note))") }
    lines += answer.findings.map { "  - \(line($0))" }
    if let heard = answer.heard { lines.append("  - Heard: \(line(heard))") }
    return lines
  }

  /// Returns the text on a single line, so that it cannot begin another list item.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
