import Foundation

/// A file that is read and written as a whole, and that only its owner can read once written.
struct SmallFile: Sendable {
  let url: URL

  /// The maximum size of a file to read, in bytes, far above any expected size.
  static let largest = 16 << 20

  enum Fault: Error, Sendable {
    /// The file does not exist, or its attributes cannot be read.
    case missing

    /// The file cannot be read as a whole: it cannot be opened, is not a regular file, or is larger
    /// than `largest`.
    case unfit
  }

  init(_ url: URL) { self.url = url }

  func read() throws(Fault) -> Data {
    let path = url.resolvingSymlinksInPath().path
    guard let file = try? FileManager.default.attributesOfItem(atPath: path) else { throw .missing }
    // Reading a pipe could block forever, and reading a device might never end.
    guard file[.type] as? FileAttributeType == .typeRegular,
      let size = file[.size] as? Int, size <= Self.largest
    else { throw .unfit }
    guard let data = try? Data(contentsOf: url) else { throw .unfit }
    return data
  }

  /// Returns the decoded JSON; also throws `unfit` if the contents cannot be decoded.
  func decoded<Value: Decodable>(by decoder: JSONDecoder = JSONDecoder()) throws(Fault) -> Value {
    let data = try read()
    guard let value = try? decoder.decode(Value.self, from: data) else { throw .unfit }
    return value
  }

  func replace(with data: Data) throws {
    let files = FileManager.default
    let folder = url.deletingLastPathComponent()
    if !files.fileExists(atPath: folder.path) {
      try files.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    // The temporary name is unique because another process may be writing too.
    let draft = url.appendingPathExtension("new-" + UUID().uuidString)
    let isWritten = files.createFile(
      atPath: draft.path, contents: data, attributes: [.posixPermissions: 0o600])
    guard isWritten, rename(draft.path, url.path) == 0 else {
      unlink(draft.path)
      throw CocoaError(.fileWriteUnknown)
    }
  }
}
