import Foundation

/// A lock file that marks a process as alive; the process holds the lock until it closes its
/// repository or ends.
///
/// The system releases the lock however the process ends. A process identifier would not work,
/// because the system reuses it.
final class OwnerMark: Sendable {
  /// The name, which is unique to this process.
  let name: String

  private let descriptor: Int32

  init(_ name: String = UUID().uuidString, in folder: String) throws(StoreFailure) {
    self.name = name
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw StoreFailure(code: errno) }
    // The file has another name until it is locked, so that other processes do not consider its
    // owner dead.
    let (new, path) = (folder + "/." + name, folder + "/" + name)
    descriptor = open(new, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreFailure(code: errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, rename(new, path) == 0 else {
      let code = errno
      close(descriptor)
      unlink(new)
      throw StoreFailure(code: code)
    }
    self.path = path
  }

  private let path: String

  /// Whether other processes can still find the mark.
  var exists: Bool { FileIdentity(path) != nil }

  deinit {
    unlink(path)
    close(descriptor)
  }

  /// Returns whether the owner of the named mark is alive; `true` if that cannot be determined.
  static func isAlive(_ name: String, in folder: String) -> Bool {
    let descriptor = open(folder + "/" + name, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return errno != ENOENT && errno != ENOTDIR }
    defer { close(descriptor) }
    // The lock is shared, so that concurrent checks do not mistake each other for the owner.
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0
  }

  static func sweep(_ folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where UUID(uuidString: name) != nil && !isAlive(name, in: folder) {
      unlink(folder + "/" + name)
    }
  }
}
