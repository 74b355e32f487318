import CWorker
import Foundation
import HarkServer
import HarkWorkers

/// Checks what protects the user's data on this machine, and what protects `hark serve` from its clients.
struct SecurityCheck {
  let places: UserPlaces

  /// Other files with private data, such as those that `hark serve` was given.
  var others: [String] = []

  func run() -> [DoctorFinding] { [files(), secret(), isolation()] }

  /// The files and folders with private data that exist.
  private var paths: [String] {
    [
      places.secret.path, places.soundKey, places.database, places.unfinished, places.recordings,
      places.approvals, places.callSettings,
    ].filter { access($0, F_OK) == 0 } + others
  }

  private func files() -> DoctorFinding {
    if let missing = others.first(where: { access($0, F_OK) != 0 }) {
      return .broken("files", "There is no file \(missing).", fix: nil)
    }
    let open = paths.filter { path in
      var facts = stat()
      return stat(path, &facts) != 0 || facts.st_uid != geteuid() || facts.st_mode & 0o077 != 0
    }
    guard open.isEmpty else {
      return .broken(
        "files", "Other accounts can reach \(open.joined(separator: ", ")).",
        fix: "chmod go-rwx " + open.map(Self.quoted).joined(separator: " "))
    }
    let count = paths.count
    if count == 0 { return .works("files", "nothing has been stored yet") }
    let files = count == 1 ? "file" : "files"
    return .works("files", "only this account can reach the \(count) \(files) with private data")
  }

  private func secret() -> DoctorFinding {
    if let text = places.environment["HARK_SECRET"] {
      return TokenSecret(text) == nil
        ? .broken(
          "secret", "HARK_SECRET is shorter than \(TokenSecret.leastBytes) bytes.",
          fix: "export HARK_SECRET=$(openssl rand -hex 32)")
        : .works("secret", "from HARK_SECRET")
    }
    guard access(places.secret.path, F_OK) == 0 else {
      return .works("secret", "none yet; hark serve creates one")
    }
    do {
      _ = try places.secret.read()
      return .works("secret", "in \(places.secret.path)")
    } catch { return .broken("secret", error.sentence, fix: nil) }
  }

  private func isolation() -> DoctorFinding {
    Self.isolation(hark_confinement())
  }

  /// Returns the finding about what the kernel can enforce, in `HARK_CONFINED_` bits.
  static func isolation(_ enforced: Int32) -> DoctorFinding {
    if let problem = Isolation.problem(enforced) {
      return .broken("isolation", problem, fix: nil)
    }
    return .works(
      "isolation",
      "clients' sound files, audio, and text are processed without private files, sockets, or programs"
    )
  }

  private static func quoted(_ path: String) -> String {
    "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
