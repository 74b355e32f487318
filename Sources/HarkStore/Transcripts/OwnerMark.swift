import Foundation

/// The mark of a living process: a file that it holds locked for as long as it lives.
///
/// The system takes the lock away with the process, however that ends. A process number would not
/// do, since it is given to another one afterwards.
final class OwnerMark: Sendable {
  /// The name, which is never given to two processes.
  let name: String

  private let descriptor: Int32

  /// Makes a mark in `folder`, which is made where it is missing.
  init(_ name: String = UUID().uuidString, in folder: String) throws(StoreFailure) {
    self.name = name
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw StoreFailure(code: errno)
    }
    // Under another name until it is locked, so that nobody takes it for one of the dead.
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

  /// Whether others still find it.
  var stands: Bool { FileIdentity(path) != nil }

  deinit {
    unlink(path)
    close(descriptor)
  }

  /// Whether whoever made the mark of this name lives; who cannot be asked counts as living.
  static func isAlive(_ name: String, in folder: String) -> Bool {
    let descriptor = open(folder + "/" + name, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return errno != ENOENT && errno != ENOTDIR }
    defer { close(descriptor) }
    // Shared, so that several who ask do not take each other for the owner.
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0
  }

  /// Takes away the marks of the dead.
  static func sweep(_ folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where UUID(uuidString: name) != nil && !isAlive(name, in: folder) {
      unlink(folder + "/" + name)
    }
  }
}
