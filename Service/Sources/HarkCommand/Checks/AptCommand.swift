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
