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

  /// Holds recordings of calls.
  var recordings: String { folder("XDG_DATA_HOME", ".local/share") + "/recordings" }

  /// Holds the voice detector's models, as `scripts/voice-model` fetches them.
  var voiceModels: String { folder("XDG_CACHE_HOME", ".cache") + "/silero-vad-6.2.3" }

  /// Holds what `user` of the page has chosen for calls; a browser names its microphones otherwise
  /// than the system does, so that this is no file of `hark call`'s.
  func callSettings(of user: String) -> String {
    pageSettings + "/" + Self.path(of: user) + ".json"
  }

  /// Holds recordings of the calls of `user` of the page; this machine's own user has one place for
  /// all of them.
  func recordings(of user: String) -> String {
    user == userName ? recordings : othersRecordings + "/" + Self.path(of: user)
  }

  /// Every folder with recordings, and the files in which it may stand for how long they are kept.
  var recordingFolders: [RecordingPlace] {
    let own = RecordingPlace(
      folder: recordings, settings: [callSettings, callSettings(of: userName)])
    return [own]
      + othersFolders.map { path in
        RecordingPlace(
          folder: othersRecordings + "/" + path, settings: [pageSettings + "/" + path + ".json"])
      }
  }

  /// Folders with recordings, and the files in which it may stand for how long they are kept.
  struct RecordingPlace {
    let folder: String
    let settings: [String]
  }

  /// Where recordings of other users may be, beneath `othersRecordings`.
  private var othersFolders: [String] {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: othersRecordings)
    return (paths ?? []).filter { path in
      var isFolder: ObjCBool = false
      let whole = othersRecordings + "/" + path
      return FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }

  private var othersRecordings: String {
    folder("XDG_DATA_HOME", ".local/share") + "/recordings-of"
  }

  private var pageSettings: String { folder("XDG_CONFIG_HOME", ".config") + "/calls" }

  /// A path that stands for a user, whose name may hold anything: its bytes in hexadecimal digits, of
  /// which folders take what one name is too short for.
  private static func path(of user: String) -> String {
    let digits: [String] = user.utf8.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return stride(from: 0, to: digits.count, by: 100).map { start in
      digits[start..<min(start + 100, digits.count)].joined()
    }.joined(separator: "/")
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
