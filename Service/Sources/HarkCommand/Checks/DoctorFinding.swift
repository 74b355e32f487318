import Foundation

struct DoctorFinding: Sendable, Equatable, Decodable {
  let name: String
  let isOK: Bool
  let detail: String

  /// The command or manual step that fixes the problem; `nil` if none is needed or known.
  var fix: String?

  private enum CodingKeys: String, CodingKey {
    case name, detail, fix
    case isOK = "ok"
  }

  static func works(_ name: String, _ detail: String, fix: String? = nil) -> DoctorFinding {
    DoctorFinding(name: name, isOK: true, detail: detail, fix: fix)
  }

  static func broken(_ name: String, _ detail: String, fix: String?) -> DoctorFinding {
    DoctorFinding(name: name, isOK: false, detail: detail, fix: fix)
  }

  var text: String {
    let gap = String(repeating: " ", count: max(1, 12 - name.count))
    let line = (isOK ? "works       " : "fails       ") + name + gap + detail
    return line + (fix.map { "\n" + String(repeating: " ", count: 24) + "fix: " + $0 } ?? "")
  }

  var sentence: String {
    guard let fix else { return detail }
    return (detail.hasSuffix(".") ? String(detail.dropLast()) : detail) + "; fix it with: \(fix)."
  }

  var json: String {
    var line = JSONLine()
    line.add("name", name)
    line.add("ok", isOK)
    line.add("detail", detail)
    line.add("fix", json: fix.map(JSONLine.quoted) ?? "null")
    return line.text
  }
}

extension DoctorFinding {
  /// Returns the finding with a fix that invokes `hark` by the given name.
  func calling(_ hark: String) -> DoctorFinding {
    guard let fix, fix.hasPrefix("hark ") else { return self }
    var finding = self
    finding.fix = hark + fix.dropFirst(4)
    return finding
  }
}

/// The name or path by which the user invoked this command, for messages.
enum Invocation {
  static let name = name(of: CommandLine.arguments.first ?? "hark")

  static func name(of word: String) -> String {
    guard word.hasSuffix("/hark") else { return "hark" }
    return word.contains(" ") ? "\"\(word)\"" : word
  }
}
