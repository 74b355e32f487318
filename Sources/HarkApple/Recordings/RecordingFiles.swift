import Foundation
import Hark

/// The files of recorded calls in a dedicated folder, independent of their writer.
///
/// Unrelated files are left alone.
struct RecordingFiles: Sendable {
  static let suffix = ".aac"

  /// The folder that contains the files; it may not exist yet.
  let folder: URL

  private var files: FileManager { .default }

  /// Creates the folder, if it does not exist.
  ///
  /// Files are accessible after the first unlock following a restart, so that a call can be
  /// recorded while the screen is locked, and are excluded from backups.
  func makeFolder() throws(CallRecordingFailure) {
    do {
      try files.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: Self.protection)
      var folder = folder
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      // A file system without backup support does not need the exclusion.
      try? folder.setResourceValues(values)
    } catch { throw CallRecordingFailure(system: error) }
  }

  func protect(_ name: RecordingName) {
    try? files.setAttributes(Self.protection, ofItemAtPath: url(of: name).path)
  }

  func url(of name: RecordingName) -> URL { folder.appendingPathComponent(name.id + Self.suffix) }

  func exists(_ name: RecordingName) -> Bool { files.fileExists(atPath: url(of: name).path) }

  /// Returns the names of all recordings, oldest first; empty if the folder does not exist.
  func names() throws(CallRecordingFailure) -> [RecordingName] {
    guard files.fileExists(atPath: folder.path) else { return [] }
    do {
      return try files.contentsOfDirectory(atPath: folder.path)
        .compactMap { RecordingName(file: $0, suffix: Self.suffix) }
        .sorted { $0.id < $1.id }
    } catch { throw CallRecordingFailure(system: error) }
  }

  /// Removes a recording's file; returns whether it existed.
  @discardableResult
  func remove(_ name: RecordingName) throws(CallRecordingFailure) -> Bool {
    guard exists(name) else { return false }
    do {
      try files.removeItem(at: url(of: name))
      return true
    } catch { throw CallRecordingFailure(system: error) }
  }

  /// Deletes expired recordings except those `underWay`, and returns the number deleted; recordings
  /// dated more than a day in the future are renamed to `now`.
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

extension CallRecordingFailure {
  init(system error: any Error) {
    if let failure = error as? CallRecordingFailure {
      self = failure
      return
    }
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    self =
      Self(error.domain, error.code) ?? underlying.flatMap { Self($0.domain, $0.code) } ?? .broken
  }

  private init?(_ domain: String, _ code: Int) {
    switch (domain, code) {
    // Foundation: out of space; no write or read permission, and a read-only volume; a missing
    // file, and one that already exists.
    case (NSCocoaErrorDomain, 640): self = .full
    case (NSCocoaErrorDomain, 513), (NSCocoaErrorDomain, 257), (NSCocoaErrorDomain, 642):
      self = .readOnly
    case (NSCocoaErrorDomain, 4), (NSCocoaErrorDomain, 260), (NSCocoaErrorDomain, 516):
      self = .unreachable
    // POSIX: ENOSPC; EPERM, EACCES, and EROFS; ENOENT and ENOTDIR.
    case (NSPOSIXErrorDomain, 28): self = .full
    case (NSPOSIXErrorDomain, 1), (NSPOSIXErrorDomain, 13), (NSPOSIXErrorDomain, 30):
      self = .readOnly
    case (NSPOSIXErrorDomain, 2), (NSPOSIXErrorDomain, 20): self = .unreachable
    // Core Audio returns the classic File Manager codes dskFulErr, wPrErr, and fnfErr.
    case (NSOSStatusErrorDomain, -34): self = .full
    case (NSOSStatusErrorDomain, -44): self = .readOnly
    case (NSOSStatusErrorDomain, -43): self = .unreachable
    default: return nil
    }
  }
}
