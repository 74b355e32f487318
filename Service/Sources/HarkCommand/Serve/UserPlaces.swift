import Foundation
import HarkServer

/// Where a user's own things are, as the XDG Base Directory Specification has it.
struct UserPlaces {
  /// The environment's variables.
  var environment = ProcessInfo.processInfo.environment

  /// Holds what tokens are signed with.
  var secret: TokenSecretFile {
    TokenSecretFile(path: folder("XDG_STATE_HOME", ".local/state") + "/token-secret")
  }

  /// Holds what was captured.
  var database: String { folder("XDG_DATA_HOME", ".local/share") + "/captures.sqlite" }

  /// Holds which fields are approved for dictation for a while.
  var approvals: String { folder("XDG_DATA_HOME", ".local/share") + "/approvals.json" }

  /// Holds what is being said until it is in safe hands.
  var unfinished: String { folder("XDG_STATE_HOME", ".local/state") + "/unfinished.sqlite" }

  /// Holds what `user` of the page has chosen for calls.
  ///
  /// A user's name may hold anything, so the file's is its bytes in hexadecimal digits, of which a
  /// folder takes what one name is too short for.
  func callSettings(of user: String) -> String {
    let digits = user.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    let (folders, name) = (digits.dropLast(64).joined(), digits.suffix(64).joined())
    let path = [folder("XDG_CONFIG_HOME", ".config"), "calls", folders, name]
    return path.filter { !$0.isEmpty }.joined(separator: "/") + ".json"
  }

  /// The name that the user goes by.
  var userName: String {
    ["USER", "LOGNAME"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "me"
  }

  private func folder(_ variable: String, _ standard: String) -> String {
    // A path that is not absolute is to be ignored.
    if let path = environment[variable], path.hasPrefix("/") { return path + "/hark" }
    return (environment["HOME"] ?? NSHomeDirectory()) + "/" + standard + "/hark"
  }
}
