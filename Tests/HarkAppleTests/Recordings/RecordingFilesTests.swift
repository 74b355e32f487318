import Foundation
import Hark
import LedgerCoverage
import Testing

@testable import HarkApple

@Suite("Files of recorded calls")
struct RecordingFilesTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func withFolder(_ body: (RecordingFiles) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recordings-\(UUID().uuidString)/calls")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try body(RecordingFiles(folder: folder))
  }

  private func make(_ name: RecordingName, in files: RecordingFiles) throws {
    try Data([1]).write(to: files.url(of: name))
  }

  private func name(daysAgo days: Double) -> RecordingName {
    RecordingName(begun: now.addingTimeInterval(-days * 86_400))
  }

  @Test("A missing folder has no recordings and is created with the first one")
  func folder() throws {
    try withFolder { files in
      #expect(try files.names().isEmpty)
      try files.makeFolder()
      try files.makeFolder()
      #expect(FileManager.default.fileExists(atPath: files.folder.path))
    }
  }

  @Test("Recordings are listed by time; other files are ignored")
  func names() throws {
    try withFolder { files in
      try files.makeFolder()
      for days in [1.0, 3, 2] { try make(name(daysAgo: days), in: files) }
      try Data([1]).write(to: files.folder.appendingPathComponent("holiday.aac"))
      let days = try files.names().map { now.timeIntervalSince($0.begun) / 86_400 }
      #expect(days.map { $0.rounded() } == [3, 2, 1])
      #expect(try files.expire(keeping: .week, but: [], at: now) == 0)
      #expect(
        FileManager.default.fileExists(
          atPath: files.folder.appendingPathComponent("holiday.aac").path))
    }
  }

  @Test("Expired recordings are deleted, except one in progress")
  func expiry() throws {
    try withFolder { files in
      try files.makeFolder()
      let (old, current, young) = (name(daysAgo: 31), name(daysAgo: 40), name(daysAgo: 29))
      for name in [old, current, young] { try make(name, in: files) }
      #expect(try files.expire(keeping: .month, but: [current.id], at: now) == 1)
      #expect(!files.exists(old) && files.exists(current) && files.exists(young))
    }
  }

  @Test("A recording dated in the future is dated now")
  func future() throws {
    try withFolder { files in
      try files.makeFolder()
      try make(name(daysAgo: -400), in: files)
      #expect(try files.expire(keeping: .week, but: [], at: now) == 0)
      let left = try files.names()
      #expect(left.count == 1 && abs(left[0].begun.timeIntervalSince(now)) < 1)
    }
  }

  @Test("Deleting a missing recording does nothing")
  func remove() throws {
    try withFolder { files in
      #expect(try !files.remove(name(daysAgo: 1)))
      try files.makeFolder()
      try make(name(daysAgo: 1), in: files)
    }
  }

  @Test(
    "Disk errors are classified by remedy",
    arguments: [
      (NSCocoaErrorDomain, 640, CallRecordingFailure.full), (NSPOSIXErrorDomain, 28, .full),
      (NSOSStatusErrorDomain, -34, .full), (NSCocoaErrorDomain, 513, .readOnly),
      (NSPOSIXErrorDomain, 30, .readOnly), (NSCocoaErrorDomain, 260, .unreachable),
      (NSPOSIXErrorDomain, 2, .unreachable), ("com.apple.coreaudio.avfaudio", 28, .broken),
    ])
  func failures(_ domain: String, _ code: Int, _ failure: CallRecordingFailure) {
    let error = NSError(domain: domain, code: code)
    #expect(CallRecordingFailure(system: error) == failure)
    let outer = NSError(domain: "other", code: 1, userInfo: [NSUnderlyingErrorKey: error])
    #expect(CallRecordingFailure(system: outer) == failure)
    #expect(CallRecordingFailure(system: CallRecordingFailure.underWay) == .underWay)
  }
}
