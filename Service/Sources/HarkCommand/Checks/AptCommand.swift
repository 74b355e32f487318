import Foundation

/// How Debian's packages are installed on this machine.
enum AptCommand {
  /// Installs what is missing.
  static func install(_ packages: String..., hasSudo: Bool = Programs.has("sudo")) -> String {
    command("install", packages, hasSudo)
  }

  /// Puts everything back that the packages brought.
  static func reinstall(_ packages: String..., hasSudo: Bool = Programs.has("sudo")) -> String {
    command("install --reinstall", packages, hasSudo)
  }

  /// Small machines, such as containers, have no sudo, and their user is root.
  private static func command(_ verb: String, _ packages: [String], _ hasSudo: Bool) -> String {
    (hasSudo ? "sudo " : "") + "apt-get \(verb) " + packages.joined(separator: " ")
  }
}

/// What can be called in a shell.
enum Programs {
  /// Whether `path`, folders with a colon between, holds a program of that name.
  static func has(
    _ name: String, path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> Bool {
    path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }
}
