import Foundation
import HarkServer

/// The locations of a user's files, according to the XDG Base Directory Specification.
struct UserPlaces {
  var environment = ProcessInfo.processInfo.environment
  var secret: TokenSecretFile { TokenSecretFile(path: state + "/token-secret") }
  var database: String { data + "/captures.sqlite" }
  var approvals: String { data + "/approvals.json" }
  var callSettings: String { config + "/call.json" }
  var unfinished: String { state + "/unfinished.sqlite" }

  /// The file with the key that encrypts the audio of unfinished dictations.
  var soundKey: String { state + "/sound-key" }
  var recordings: String { data + "/recordings" }
  var models: String { data + "/models" }

  var cache: String { folder("XDG_CACHE_HOME", ".cache") }

  /// Returns the call settings file of a user of the page.
  ///
  /// Browsers and the system identify microphones differently, so `hark call` uses a separate file.
  func callSettings(of user: String) -> String {
    pageSettings + "/" + Self.path(of: user) + ".json"
  }

  /// Returns a user's folder of recordings; for this machine's user, the folder that `hark call`
  /// uses.
  func recordings(of user: String) -> String {
    user == userName ? recordings : othersRecordings + "/" + Self.path(of: user)
  }

  /// The folders with recordings, and the settings files that may contain their retention period.
  var recordingFolders: [(folder: String, settings: [String])] {
    let others = othersFolders.map { path in
      (folder: othersRecordings + "/" + path, settings: [pageSettings + "/" + path + ".json"])
    }
    return [(recordings, [callSettings, callSettings(of: userName)])] + others
  }

  private var othersFolders: [String] {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: othersRecordings)
    return (paths ?? []).filter { path in
      var isFolder: ObjCBool = false
      let whole = othersRecordings + "/" + path
      return FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }

  private var othersRecordings: String { data + "/recordings-of" }
  private var pageSettings: String { config + "/calls" }

  /// Returns the name's bytes in hexadecimal, split into folders because file names are limited in
  /// length.
  private static func path(of user: String) -> String {
    let digits = user.utf8.map { String(format: "%02x", $0) }
    return stride(from: 0, to: digits.count, by: 100).map { start in
      digits[start..<min(start + 100, digits.count)].joined()
    }.joined(separator: "/")
  }

  /// The user's name from the environment, or `me` if the environment contains none.
  var userName: String {
    ["USER", "LOGNAME"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "me"
  }

  private var data: String { folder("XDG_DATA_HOME", ".local/share") }
  private var state: String { folder("XDG_STATE_HOME", ".local/state") }
  private var config: String { folder("XDG_CONFIG_HOME", ".config") }

  private func folder(_ variable: String, _ standard: String) -> String {
    // The XDG specification requires that relative paths be ignored.
    if let path = environment[variable], path.hasPrefix("/") { return path + "/hark" }
    return (environment["HOME"] ?? NSHomeDirectory()) + "/" + standard + "/hark"
  }
}
