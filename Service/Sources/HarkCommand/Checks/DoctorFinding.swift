/// The result of one check of `hark doctor`.
struct DoctorFinding: Sendable, Equatable, Decodable {
  /// The name of the check.
  let name: String

  /// Whether the checked component works.
  let isOK: Bool

  /// A description of the component or its problem.
  let detail: String

  /// The command or manual step that fixes the problem; `nil` if there is nothing to fix.
  let mend: String?

  private enum CodingKeys: String, CodingKey {
    case name, detail, mend
    case isOK = "ok"
  }

  /// Returns the finding for a working component.
  static func works(_ name: String, _ detail: String, mend: String? = nil) -> DoctorFinding {
    DoctorFinding(name: name, isOK: true, detail: detail, mend: mend)
  }

  /// Returns the finding for a broken component.
  static func broken(_ name: String, _ detail: String, mend: String) -> DoctorFinding {
    DoctorFinding(name: name, isOK: false, detail: detail, mend: mend)
  }

  /// The finding as text: the status, the name, and the detail, with the fix below them.
  var text: String {
    let gap = String(repeating: " ", count: max(1, 12 - name.count))
    let line = (isOK ? "works       " : "does not    ") + name + gap + detail
    guard let mend else { return line }
    return line + "\n" + String(repeating: " ", count: 24) + "mend it with: " + mend
  }

  /// The finding as one sentence.
  var sentence: String {
    guard let mend else { return detail }
    return (detail.hasSuffix(".") ? String(detail.dropLast()) : detail) + "; mend it with: \(mend)."
  }

  /// The finding as a JSON object.
  var json: String {
    var line = JSONLine()
    line.add("name", name)
    line.add("ok", json: "\(isOK)")
    line.add("detail", detail)
    if let mend { line.add("mend", mend) } else { line.add("mend", json: "null") }
    return line.text
  }
}
