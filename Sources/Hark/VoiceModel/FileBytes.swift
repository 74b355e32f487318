import Foundation

/// The bytes of a file, read on demand.
struct FileBytes: ByteSource {
  let count: Int

  private let handle: FileHandle

  /// Opens the file at `url`, which is closed when the last copy of this value is released.
  init(_ url: URL) throws(SileroWeightsProblem) {
    // Only regular files are accepted, because reading from a pipe without a writer could block
    // forever.
    let real = url.resolvingSymlinksInPath()
    guard url.isFileURL,
      let kind = try? FileManager.default.attributesOfItem(atPath: real.path)[.type],
      kind as? FileAttributeType == .typeRegular,
      let handle = try? FileHandle(forReadingFrom: real),
      let size = try? handle.seekToEnd()
    else { throw .unreadable }
    self.handle = handle
    count = Int(clamping: size)
  }

  func read(_ range: Range<Int>) throws(SileroWeightsProblem) -> [UInt8] {
    do {
      try handle.seek(toOffset: UInt64(range.lowerBound))
      return [UInt8](try handle.read(upToCount: range.count) ?? Data())
    } catch {
      throw .unreadable
    }
  }
}
