import Foundation
import Hark

/// The files of recorded calls in a folder of their own, whatever writes them.
///
/// Files that are none of its own are left alone.
struct RecordingFiles: Sendable {
  /// What their names end with.
  static let suffix = ".aac"

  /// Where they are; there need not be any yet.
  let folder: URL

  private var files: FileManager { .default }

  /// Makes the folder where there is none.
  ///
  /// Its files can be read once the device was unlocked after a start, so that a call goes on being
  /// recorded behind a locked screen; they go into no backup, since they are kept here alone.
  func makeFolder() throws(CallRecordingFailure) {
    do {
      try files.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: Self.protection)
      var folder = folder
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      // Where there is no backup there is nothing to leave out.
      try? folder.setResourceValues(values)
    } catch {
      throw CallRecordingFailure(system: error)
    }
  }

  /// Lets nobody but the app read a file, and the app from the first unlocking on.
  func protect(_ name: RecordingName) {
    try? files.setAttributes(Self.protection, ofItemAtPath: url(of: name).path)
  }

  /// Where a recording's file is, or would be.
  func url(of name: RecordingName) -> URL { folder.appendingPathComponent(name.id + Self.suffix) }

  /// Whether it is there.
  func exists(_ name: RecordingName) -> Bool { files.fileExists(atPath: url(of: name).path) }

  /// The names of all recordings, the oldest first; none where there is no folder.
  func names() throws(CallRecordingFailure) -> [RecordingName] {
    guard files.fileExists(atPath: folder.path) else { return [] }
    do {
      return try files.contentsOfDirectory(atPath: folder.path)
        .compactMap { RecordingName(file: $0, suffix: Self.suffix) }
        .sorted { $0.id < $1.id }
    } catch {
      throw CallRecordingFailure(system: error)
    }
  }

  /// Whether there was one to remove.
  @discardableResult
  func remove(_ name: RecordingName) throws(CallRecordingFailure) -> Bool {
    guard exists(name) else { return false }
    do {
      try files.removeItem(at: url(of: name))
      return true
    } catch {
      throw CallRecordingFailure(system: error)
    }
  }

  /// Deletes what is too old, but for `underWay`; how many that were.
  func expire(
    keeping retention: CallSettings.Retention, but underWay: Set<CallRecording.ID>, at now: Date
  ) throws(CallRecordingFailure) -> Int {
    var count = 0
    for name in try names() where !underWay.contains(name.id) {
      if name.isTooOld(keeping: retention, at: now), (try? remove(name)) == true { count += 1 }
      if name.isOfTheFuture(at: now) {
        try? files.moveItem(at: url(of: name), to: url(of: RecordingName(begun: now)))
      }
    }
    return count
  }

  private static let protection: [FileAttributeKey: any Sendable] = [
    .protectionKey: FileProtectionType.completeUntilFirstUserAuthentication
  ]
}
