import Foundation

/// The commands that install Debian packages.
enum AptCommand {
  static func install(_ packages: String..., hasSudo: Bool = Programs.has("sudo")) -> String {
    command("install", packages, hasSudo)
  }

  static func reinstall(_ packages: String..., hasSudo: Bool = Programs.has("sudo")) -> String {
    command("install --reinstall", packages, hasSudo)
  }

  /// Returns the command, without sudo if it is not installed, as in containers, where the user is
  /// usually root.
  private static func command(_ verb: String, _ packages: [String], _ hasSudo: Bool) -> String {
    (hasSudo ? "sudo " : "") + "apt-get \(verb) " + packages.joined(separator: " ")
  }
}

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
