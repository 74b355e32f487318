import Foundation
import Hark

/// Recordings of calls in a folder of their own, a file each, which only their owner can read.
///
/// Files that are none of its own are left alone.
public actor RecordingFolder: CallRecordings {
  /// Where it is; there need not be any yet.
  public nonisolated let path: String

  /// What runs it, since a disk may keep its reader waiting.
  public nonisolated let unownedExecutor: UnownedSerialExecutor

  private let executor: QueueExecutor
  private let now: @Sendable () -> Date

  /// The folder at `path`; `now` is the clock by which recordings are named and grow old.
  public init(_ path: String, now: @escaping @Sendable () -> Date = { Date() }) {
    self.path = path
    self.now = now
    executor = QueueExecutor(label: "hark.recordings")
    unownedExecutor = executor.asUnownedSerialExecutor()
  }

  /// Makes the folder where there is none, and a new file in it.
  public func begin() throws -> any CallRecordingWriter {
    try makeFolder()
    return try RecordingWriter(RecordingName(begun: now()), in: path)
  }

  /// What can be played, the newest first.
  public func recordings() throws -> [CallRecording] {
    try names().reversed().compactMap { name in
      guard let file = RecordingFile(path + "/" + name.file) else { return nil }
      defer { file.close() }
      return file.seconds.map {
        CallRecording(
          id: name.id, begun: name.begun, seconds: $0, isUnderWay: file.isUnderWay)
      }
    }
  }

  /// Deletes one.
  public func delete(_ id: CallRecording.ID) throws {
    guard let name = RecordingName(id) else { return }
    try remove(name)
  }

  /// Deletes what began longer ago than `retention` allows.
  ///
  /// A recording of a day that has not come yet was made by a wrong clock; its time counts from now,
  /// and it is named anew.
  @discardableResult
  public func expire(keeping retention: CallSettings.Retention) throws -> Int {
    let today = now()
    var count = 0
    for name in try names() {
      if name.isTooOld(keeping: retention, at: today), (try? remove(name)) == true { count += 1 }
      if name.isOfTheFuture(at: today), !isUnderWay(name) {
        rename(path + "/" + name.file, path + "/" + RecordingName(begun: today).file)
      }
    }
    return count
  }

  /// The path of the sound of a recording; nil when there is none of that name.
  public nonisolated func file(of id: CallRecording.ID) -> String? {
    guard let name = RecordingName(id) else { return nil }
    let path = path + "/" + name.file
    guard let file = RecordingFile(path) else { return nil }
    file.close()
    return path
  }
}

extension RecordingFolder {
  private func makeFolder() throws(CallRecordingFailure) {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: path, isDirectory: &isFolder) {
      if !isFolder.boolValue { throw .unreachable }
      return
    }
    let parent = (path as NSString).deletingLastPathComponent
    // What goes wrong here does so again with the folder itself, which then says what it was.
    try? files.createDirectory(
      atPath: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw CallRecordingFailure(errno: errno) }
  }

  /// The names of all recordings, the oldest first; none where there is no folder.
  private func names() throws(CallRecordingFailure) -> [RecordingName] {
    guard let folder = opendir(path) else {
      if errno == ENOENT { return [] }
      throw CallRecordingFailure(errno: errno)
    }
    closedir(folder)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.compactMap { RecordingName(file: $0) }.sorted { $0.id < $1.id }
  }

  private func isUnderWay(_ name: RecordingName) -> Bool {
    guard let file = RecordingFile(path + "/" + name.file) else { return false }
    defer { file.close() }
    return file.isUnderWay
  }

  /// Whether there was one to remove.
  @discardableResult
  private func remove(_ name: RecordingName) throws(CallRecordingFailure) -> Bool {
    if isUnderWay(name) { throw .underWay }
    if unlink(path + "/" + name.file) == 0 { return true }
    if errno == ENOENT || errno == EISDIR { return false }
    throw CallRecordingFailure(errno: errno)
  }
}
