import Foundation

/// A small file, such as one with a key, that only its owner can access.
package struct PrivateFile: Sendable {
  /// The path of the file.
  package let path: String

  private let sync: @Sendable (Int32) -> Int32

  package init(path: String) { self.init(path: path, sync: { fsync($0) }) }

  /// Creates a file whose descriptor, and then that of its folder, are passed to `sync`.
  init(path: String, sync: @escaping @Sendable (Int32) -> Int32) {
    (self.path, self.sync) = (path, sync)
  }

  /// The reason that the file cannot be used.
  package enum Failure: Error, Sendable, Hashable {
    /// Users other than the owner have access to the file.
    case isOpenToOthers

    /// The file cannot be read, or does not exist and cannot be created.
    case isOutOfReach
  }

  /// Returns the contents of the file.
  package func read() throws(Failure) -> Data {
    var facts = stat()
    guard stat(path, &facts) == 0, let bytes = FileManager.default.contents(atPath: path) else {
      throw .isOutOfReach
    }
    guard facts.st_mode & 0o077 == 0 else { throw .isOpenToOthers }
    return bytes
  }

  /// Returns the contents of the file, which is created with `first` if it does not exist.
  ///
  /// The contents are written to a temporary file that is then linked to `path`, so two processes that
  /// create it at the same time read the same contents.
  package func readOrMake(_ first: () -> Data) throws(Failure) -> Data {
    if access(path, F_OK) != 0 { try make(Array(first())) }
    return try read()
  }

  private func make(_ bytes: [UInt8]) throws(Failure) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let draft = path + "." + UUID().uuidString
    defer { unlink(draft) }
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .isOutOfReach }
    let count = write(file, bytes, bytes.count)
    guard sync(file) == 0, close(file) == 0, count == bytes.count,
      link(draft, path) == 0 || errno == EEXIST
    else { throw .isOutOfReach }
    // Otherwise, a power failure could remove the file's directory entry, and data encrypted with
    // its key would be unreadable. Some file systems cannot write a folder to disk; the file is
    // then used anyway.
    let place = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard place >= 0 else { return }
    _ = sync(place)
    close(place)
  }
}
