import Foundation

/// The result of one check of `hark doctor`.
struct DoctorFinding: Sendable, Equatable, Decodable {
  let name: String
  let isOK: Bool
  let detail: String

  /// The command or manual step that fixes the problem; `nil` if there is nothing to fix.
  let mend: String?

  private enum CodingKeys: String, CodingKey {
    case name, detail, mend
    case isOK = "ok"
  }

  static func works(_ name: String, _ detail: String, mend: String? = nil) -> DoctorFinding {
    DoctorFinding(name: name, isOK: true, detail: detail, mend: mend)
  }

  static func broken(_ name: String, _ detail: String, mend: String) -> DoctorFinding {
    DoctorFinding(name: name, isOK: false, detail: detail, mend: mend)
  }

  var text: String {
    let gap = String(repeating: " ", count: max(1, 12 - name.count))
    let line = (isOK ? "works       " : "fails       ") + name + gap + detail
    guard let mend else { return line }
    return line + "\n" + String(repeating: " ", count: 24) + "fix: " + mend
  }

  var sentence: String {
    guard let mend else { return detail }
    return (detail.hasSuffix(".") ? String(detail.dropLast()) : detail) + "; fix it with: \(mend)."
  }

  var json: String {
    var line = JSONLine()
    line.add("name", name)
    line.add("ok", json: "\(isOK)")
    line.add("detail", detail)
    if let mend { line.add("mend", mend) } else { line.add("mend", json: "null") }
    return line.text
  }
}

/// The commands that install Debian packages.
enum AptCommand {
  static func install(_ packages: String..., hasSudo: Bool = Programs.has("sudo")) -> String {
    command("install", packages, hasSudo)
  }

  static func reinstall(_ packages: String..., hasSudo: Bool = Programs.has("sudo")) -> String {
    command("install --reinstall", packages, hasSudo)
  }

  /// Returns the command, without sudo on small systems such as containers, where the user is root.
  private static func command(_ verb: String, _ packages: [String], _ hasSudo: Bool) -> String {
    (hasSudo ? "sudo " : "") + "apt-get \(verb) " + packages.joined(separator: " ")
  }
}

/// The programs available in a shell.
enum Programs {
  /// Returns whether `path`, a colon-separated list of folders, contains a program with that name.
  static func has(
    _ name: String, path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> Bool {
    path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }
}
