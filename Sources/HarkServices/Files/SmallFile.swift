import Foundation

/// A file that is read and written as a whole, and that only its owner can read once it is written.
struct SmallFile: Sendable {
  let url: URL

  /// The most bytes that it may have: a thousand times what anybody needs.
  static let largest = 16 << 20

  /// Why it cannot be read.
  enum Fault: Error, Sendable {
    /// There is none.
    case missing

    /// It is none that can be read as a whole: a folder, a pipe, or larger than `largest`.
    case unfit
  }

  /// The file at `url`; there need not be any yet, nor its folder.
  init(_ url: URL) { self.url = url }

  /// All of it.
  func read() throws(Fault) -> Data {
    let path = url.resolvingSymlinksInPath().path
    guard let file = try? FileManager.default.attributesOfItem(atPath: path) else { throw .missing }
    // A pipe would be waited for, and a device read without end.
    guard file[.type] as? FileAttributeType == .typeRegular,
      let size = file[.size] as? Int, size <= Self.largest
    else { throw .unfit }
    guard let data = try? Data(contentsOf: url) else { throw .missing }
    return data
  }

  /// Puts `data` in the place of what was there, whole or not at all.
  func replace(with data: Data) throws {
    let files = FileManager.default
    let folder = url.deletingLastPathComponent()
    if !files.fileExists(atPath: folder.path) {
      try files.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    // A name of its own: another process may be writing, too.
    let draft = url.appendingPathExtension("new-" + UUID().uuidString)
    let isWritten = files.createFile(
      atPath: draft.path, contents: data, attributes: [.posixPermissions: 0o600])
    guard isWritten, rename(draft.path, url.path) == 0 else {
      unlink(draft.path)
      throw CocoaError(.fileWriteUnknown)
    }
  }
}
