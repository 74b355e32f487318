import Foundation
import Hark
import HarkTesting
import SoundFixtures
import Testing

@testable import HarkSoundFile

@Suite("A recording on a failing disk", .serialized, .timeLimit(.minutes(5)))
struct RecordingDiskTests {
  private let noise: [Float] = (0..<1_600).map { _ in .random(in: -0.5...0.5) }

  /// Records into `folder` until that fails and returns the events, except for the start and the
  /// list.
  private func record(
    into folder: RecordingFolder, until fail: () throws -> Void = {}
  ) async throws -> [CallRecorder.Event] {
    let clock = ManualTimekeeper()
    let recorder = CallRecorder(folder, timekeeper: clock)
    let events = recorder.events()
    let playback = try await RecordedLoudspeaker(ScriptedLoudspeaker(), by: recorder).open { _ in }
    recorder.follow(CallRecorder.Options(isOn: true))
    let writing = Task {
      while recorder.isRecording {
        await clock.sleepers(1)
        playback.play(noise)
        await clock.advance(by: 0.1)
      }
    }
    defer { writing.cancel() }
    var told: [CallRecorder.Event] = []
    for await event in events {
      switch event {
      case .began: try fail()
      case .listChanged: return told
      case .ended, .failed: told.append(event)
      }
    }
    return told
  }

  @Test(
    "A full disk is reported once, and the audio written so far remains readable",
    .enabled(if: SmallDisk.isPossible, "only root can mount a small disk"))
  func full() async throws {
    let disk = try #require(SmallDisk(size: "128k"))
    let folder = RecordingFolder(disk.path + "/recordings")
    #expect(try await record(into: folder) == [.failed(.full)])
    let entry = try #require(try await folder.recordings().first)
    #expect(entry.seconds > 3 && !entry.isUnderWay)
    let path = try #require(folder.file(of: entry.id))
    let sound = try #require(DecodedSound(path))
    #expect(abs(Double(sound.left.count) / 16_000 - entry.seconds) < 0.05)
    try await folder.delete(entry.id)
    #expect(try await folder.recordings().isEmpty)
  }

  @Test(
    "A read-only disk is reported as such",
    .enabled(if: SmallDisk.isPossible, "only root can mount a small disk"))
  func readOnly() async throws {
    let disk = try #require(SmallDisk(size: "128k"))
    let folder = RecordingFolder(disk.path + "/recordings")
    let writer = try await folder.begin()
    try await writer.write(CallFrames(person: noise, agent: noise))
    try await writer.finish()
    #expect(disk.forbidWriting())
    #expect(try await record(into: folder) == [.failed(.readOnly)])
    await #expect(throws: CallRecordingFailure.readOnly) { try await folder.delete(writer.id) }
    #expect(try await folder.recordings().count == 1)
  }

  @Test("A folder that is removed during a recording is reported once")
  func lost() async throws {
    let place = try TemporaryFolder()
    let folder = RecordingFolder(place.file("recordings"))
    let told = try await record(into: folder) {
      try FileManager.default.removeItem(atPath: folder.path)
    }
    #expect(told == [.failed(.unreachable)])
    #expect(try await folder.recordings().isEmpty)
  }

  @Test("A folder that is moved keeps the audio written so far")
  func moved() async throws {
    let place = try TemporaryFolder()
    let folder = RecordingFolder(place.file("recordings"))
    let writer = try await folder.begin()
    for _ in 0..<30 { try await writer.write(CallFrames(person: noise, agent: noise)) }
    try FileManager.default.moveItem(atPath: folder.path, toPath: place.file("elsewhere"))
    await #expect(throws: CallRecordingFailure.unreachable) {
      try await writer.write(CallFrames(person: noise, agent: noise))
    }
    try await writer.finish()
    let found = try await RecordingFolder(place.file("elsewhere")).recordings()
    #expect(found.count == 1 && abs((found.first?.seconds ?? 0) - 3) < 0.001)
  }
}

/// A small disk that stays mounted while this object exists.
private final class SmallDisk: Sendable {
  /// Whether a small disk can be mounted.
  static let isPossible = SmallDisk(size: "128k") != nil

  private let folder: TemporaryFolder

  var path: String { folder.path }

  init?(size: String) {
    guard geteuid() == 0, let folder = try? TemporaryFolder() else { return nil }
    self.folder = folder
    guard Self.run("mount", "-t", "tmpfs", "-o", "size=\(size),mode=700", "tmpfs", path) else {
      return nil
    }
  }

  deinit { Self.run("umount", "-l", path) }

  /// Makes the disk read-only and returns whether that succeeded.
  func forbidWriting() -> Bool { Self.run("mount", "-o", "remount,ro", path) }

  @discardableResult
  private static func run(_ words: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
