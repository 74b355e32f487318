/// What one check of `hark doctor` found.
struct DoctorFinding: Sendable, Equatable, Decodable {
  /// What was checked.
  let name: String

  /// Whether it works.
  let isOK: Bool

  /// What works, or why it does not.
  let detail: String

  /// The command that mends it, or what hands must do; nil where there is nothing to mend.
  let mend: String?

  private enum CodingKeys: String, CodingKey {
    case name, detail, mend
    case isOK = "ok"
  }

  /// It works.
  static func works(_ name: String, _ detail: String, mend: String? = nil) -> DoctorFinding {
    DoctorFinding(name: name, isOK: true, detail: detail, mend: mend)
  }

  /// It does not work.
  static func broken(_ name: String, _ detail: String, mend: String) -> DoctorFinding {
    DoctorFinding(name: name, isOK: false, detail: detail, mend: mend)
  }

  /// For people: what it is, whether it works and why, and beneath it what mends it.
  var text: String {
    let gap = String(repeating: " ", count: max(1, 12 - name.count))
    let line = (isOK ? "works       " : "does not    ") + name + gap + detail
    guard let mend else { return line }
    return line + "\n" + String(repeating: " ", count: 24) + "mend it with: " + mend
  }

  /// For people, as one sentence.
  var sentence: String {
    guard let mend else { return detail }
    return (detail.hasSuffix(".") ? String(detail.dropLast()) : detail) + "; mend it with: \(mend)."
  }

  /// The object for programs.
  var json: String {
    var line = JSONLine()
    line.add("name", name)
    line.add("ok", json: "\(isOK)")
    line.add("detail", detail)
    if let mend { line.add("mend", mend) } else { line.add("mend", json: "null") }
    return line.text
  }
}
