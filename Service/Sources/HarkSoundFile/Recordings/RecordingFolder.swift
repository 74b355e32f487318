import Foundation
import Hark

/// A folder of call recordings, one file each, which only their owner can read.
///
/// Other files in the folder are left alone.
public actor RecordingFolder: CallRecordings {
  /// The path of the folder, which need not exist yet.
  public nonisolated let path: String

  /// The executor of the actor: a separate queue, because disk access may block.
  public nonisolated let unownedExecutor: UnownedSerialExecutor

  private let executor: QueueExecutor
  private let now: @Sendable () -> Date

  /// Creates a store in the folder at `path`; `now` returns the date that names recordings and
  /// determines their age.
  public init(_ path: String, now: @escaping @Sendable () -> Date = { Date() }) {
    self.path = path
    self.now = now
    executor = QueueExecutor(label: "hark.recordings")
    unownedExecutor = executor.asUnownedSerialExecutor()
  }

  /// Creates the folder if necessary, and a new file in it.
  public func begin() throws -> any CallRecordingWriter {
    try makeFolder()
    return try RecordingWriter(RecordingName(begun: now()), in: path)
  }

  /// Returns the recordings that can be played, newest first.
  public func recordings() throws -> [CallRecording] {
    try names().reversed().compactMap { name in
      guard let file = RecordingFile(path + "/" + name.file) else { return nil }
      defer { file.close() }
      return file.seconds.map {
        CallRecording(id: name.id, begun: name.begun, seconds: $0, isUnderWay: file.isUnderWay)
      }
    }
  }

  /// Deletes a recording.
  public func delete(_ id: CallRecording.ID) throws {
    guard let name = RecordingName(id) else { return }
    try remove(name)
  }

  /// Deletes recordings older than `retention`, except those in progress; returns their number.
  ///
  /// A recording dated more than a day in the future was made while the clock was wrong. It is
  /// renamed to the current date, from which its age is measured.
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

  /// Returns the path of a recording's audio file, or `nil` if there is no such recording.
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
    // A failure here recurs when the folder itself is created, and is reported there.
    try? files.createDirectory(
      atPath: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw CallRecordingFailure(errno: errno) }
  }

  /// Returns the names of all recordings, oldest first; empty if the folder does not exist.
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

  @discardableResult
  private func remove(_ name: RecordingName) throws(CallRecordingFailure) -> Bool {
    if isUnderWay(name) { throw .underWay }
    if unlink(path + "/" + name.file) == 0 { return true }
    if errno == ENOENT || errno == EISDIR { return false }
    throw CallRecordingFailure(errno: errno)
  }
}

private actor RecordingWriter: CallRecordingWriter {
  nonisolated let id: CallRecording.ID
  nonisolated let unownedExecutor: UnownedSerialExecutor
  private let executor: QueueExecutor
  private let file: OpusFile
  private var isBroken = false

  init(_ name: RecordingName, in folder: String) throws(CallRecordingFailure) {
    id = name.id
    executor = QueueExecutor(label: "hark.recording")
    unownedExecutor = executor.asUnownedSerialExecutor()
    file = try OpusFile(creating: folder + "/" + name.file)
  }

  func write(_ frames: CallFrames) throws(CallRecordingFailure) {
    if isBroken { throw .broken }
    do {
      try file.write(frames)
    } catch {
      isBroken = true
      throw error
    }
  }

  func finish() throws(CallRecordingFailure) {
    do {
      try file.finish()
    } catch {
      if !isBroken { throw error }
    }
  }
}

extension RecordingName {
  static let suffix = ".opus"

  var file: String { id + Self.suffix }

  init?(file: String) { self.init(file: file, suffix: Self.suffix) }
}
