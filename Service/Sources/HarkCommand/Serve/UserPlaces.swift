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

  /// Holds what was chosen for calls.
  var callSettings: String { folder("XDG_CONFIG_HOME", ".config") + "/call.json" }

  /// Holds what is being said until it is in safe hands.
  var unfinished: String { folder("XDG_STATE_HOME", ".local/state") + "/unfinished.sqlite" }

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
