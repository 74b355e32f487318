import Foundation
import Hark
import HarkTesting
import LedgerCoverage
import SoundFixtures
import Testing

@testable import HarkSoundFile

@Suite("RecordingFolder")
struct RecordingFolderTests {
  private let disk: TemporaryFolder
  private let folder: RecordingFolder

  init() throws {
    disk = try TemporaryFolder()
    folder = RecordingFolder(disk.file("recordings"))
  }

  private static let day = 86_400.0

  /// Returns frames of `seconds` with a tone on each side.
  private func frames(_ seconds: Double) -> CallFrames {
    let count = AudioTime.samples(seconds)
    return CallFrames(
      person: (0..<count).map { $0 % 32 < 16 ? 0.25 : -0.25 },
      agent: (0..<count).map { $0 % 64 < 32 ? 0.25 : -0.25 })
  }

  @discardableResult
  private func record(_ seconds: Double = 0.2, into folder: RecordingFolder) async throws -> String
  {
    let writer = try await folder.begin()
    try await writer.write(frames(seconds))
    try await writer.finish()
    return writer.id
  }

  /// Returns the folder with its clock at `seconds` since 1970.
  private func folder(at seconds: Double) -> RecordingFolder {
    RecordingFolder(folder.path) { Date(timeIntervalSince1970: seconds) }
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// Returns duplicates of this process's descriptors for `path`, as a child process has them
  /// before it executes another program.
  private func copies(of path: String) throws -> [Int32] {
    let (files, own) = (FileManager.default, "/proc/self/fd")
    return try files.contentsOfDirectory(atPath: own).filter {
      (try? files.destinationOfSymbolicLink(atPath: own + "/" + $0)) == path
    }.compactMap { Int32($0) }.map { dup($0) }
  }

  @Test("A recording is listed with its length, and contains both sides")
  func records() async throws {
    let speech = try #require(Clip.short.samples.isEmpty ? nil : Clip.short.samples)
    let writer = try await folder.begin()
    let tone = (0..<speech.count).map { Float($0 % 64 < 32 ? 0.25 : -0.25) }
    for start in stride(from: 0, to: speech.count, by: 2_400) {
      let end = min(start + 2_400, speech.count)
      try await writer.write(
        CallFrames(person: Array(speech[start..<end]), agent: Array(tone[start..<end])))
    }
    try await writer.finish()
    let listed = try await folder.recordings()
    #expect(listed.map(\.id) == [writer.id])
    let entry = try #require(listed.first)
    #expect(abs(entry.seconds - AudioTime.seconds(speech.count)) < 0.001 && !entry.isUnderWay)
    #expect(abs(entry.begun.timeIntervalSinceNow) < 60)
    let path = try #require(folder.file(of: writer.id))
    let sound = try #require(DecodedSound(path))
    #expect(sound.rate == 16_000)
    // If the speech were shifted by a single sample, its correlation would be at most 0.84.
    #expect(likeness(sound.left, speech) > 0.9 && likeness(sound.right, tone) > 0.95)
    #expect(abs(likeness(sound.left, tone)) < 0.5)
  }

  @Test("It passes the conformance check of call recordings")
  func conforms() async {
    let folder = folder
    #expect(await CallRecordingsConformance { folder }.findings() == [])
  }

  @Test("Only its owner can read a recording")
  func isPrivate() async throws {
    let old = umask(0)
    defer { umask(old) }
    let id = try await record(into: folder)
    #expect(try mode(folder.path) == 0o700)
    let path = try #require(folder.file(of: id))
    #expect(try mode(path) == 0o600)
  }

  @Test("A recording in progress is marked, also in other processes, and cannot be deleted")
  func underWay() async throws {
    let writer = try await folder.begin()
    try await writer.write(frames(2))
    let other = RecordingFolder(folder.path)
    let listed = try await other.recordings()
    #expect(listed.map(\.isUnderWay) == [true] && (listed.first?.seconds ?? 0) > 1)
    await #expect(throws: CallRecordingFailure.underWay) { try await other.delete(writer.id) }
    try await writer.finish()
    #expect(try await other.recordings().map(\.isUnderWay) == [false])
    try await other.delete(writer.id)
    #expect(try await other.recordings().isEmpty)
  }

  @Test("A finished recording is not in progress, even if a starting program still has it open")
  func held() async throws {
    let writer = try await folder.begin()
    try await writer.write(frames(0.2))
    let copies = try copies(of: #require(folder.file(of: writer.id)))
    defer { copies.forEach { close($0) } }
    #expect(copies.count == 1)
    try await writer.finish()
    #expect(try await folder.recordings().map(\.isUnderWay) == [false])
  }

  @Test("A call without audio leaves no file")
  func empty() async throws {
    let writer = try await folder.begin()
    try await writer.finish()
    try await writer.finish()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("Deleting a missing or foreign file does nothing")
  func deleteNothing() async throws {
    let id = try await record(into: folder)
    let secret = try disk.write([1], to: "secret.opus")
    for other in ["", "..", "../secret", "2026-11-21-182123-456-3f2a"] {
      try await folder.delete(other)
      #expect(folder.file(of: other) == nil)
    }
    #expect(FileManager.default.fileExists(atPath: secret))
    #expect(try await folder.recordings().map(\.id) == [id])
    #expect(try await RecordingFolder(disk.file("none")).recordings().isEmpty)
  }

  @Test("Damaged and foreign files are not listed and not changed")
  func strangers() async throws {
    let id = try await record(into: folder)
    let date = Date()
    func name(_ mark: UInt16) -> String {
      folder.path + "/" + RecordingName(begun: date, mark: mark).file
    }
    try Data("no sound at all".utf8).write(to: URL(fileURLWithPath: name(1)))
    try Data().write(to: URL(fileURLWithPath: name(2)))
    try FileManager.default.createDirectory(atPath: name(3), withIntermediateDirectories: false)
    #expect(mkfifo(name(4), 0o600) == 0)
    let path = try #require(folder.file(of: id))
    #expect(symlink(path, name(5)) == 0)
    try Data("notes".utf8).write(to: URL(fileURLWithPath: folder.path + "/notes.txt"))
    #expect(try await folder.recordings().map(\.id) == [id])
    #expect(try await folder.expire(keeping: .week) == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 7)
  }

  @Test("A truncated file has the length of its remaining audio, or is not listed")
  func cut() async throws {
    let id = try await record(3, into: folder)
    let path = try #require(folder.file(of: id))
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    var longest = 0.0
    for length in stride(from: 0, through: whole.count, by: 397) {
      try whole.prefix(length).write(to: URL(fileURLWithPath: path))
      let seconds = try await folder.recordings().first?.seconds ?? 0
      #expect(seconds >= longest && seconds <= 3.001)
      longest = seconds
      if seconds > 0 {
        #expect(abs(Double(DecodedSound(path)?.left.count ?? 0) / 16_000 - seconds) < 0.05)
      }
    }
    #expect(longest > 2)
  }

  @Test("A thousand recordings are listed, newest first")
  func thousand() async throws {
    let id = try await record(into: folder)
    let path = try #require(folder.file(of: id))
    let sound = try Data(contentsOf: URL(fileURLWithPath: path))
    for hour in 1..<1_000 {
      let name = RecordingName(begun: Date(timeIntervalSinceNow: -Double(hour) * 600))
      try sound.write(to: URL(fileURLWithPath: folder.path + "/" + name.file))
    }
    let listed = try await folder.recordings()
    #expect(listed.count == 1_000 && listed.first?.id == id)
    #expect(zip(listed, listed.dropFirst()).allSatisfy { $0.begun > $1.begun })
  }

  @Test(
    "A recording expires to the second, even if the program was not running",
    .covers("S3-96"), arguments: CallSettings.Retention.allCases)
  func retention(_ retention: CallSettings.Retention) async throws {
    let begun = 1_795_285_283.0
    let id = try await record(into: folder(at: begun))
    let end = begun + Double(retention.rawValue) * Self.day
    #expect(try await folder(at: end - 1).expire(keeping: retention) == 0)
    #expect(try await folder(at: end - 1).recordings().map(\.id) == [id])
    #expect(try await folder(at: end + 400 * Self.day).expire(keeping: retention) == 1)
    #expect(try await folder(at: end).recordings().isEmpty)
  }

  @Test("A recording of exactly the maximum age is deleted; so is a damaged one")
  func boundary() async throws {
    let begun = 1_795_285_283.0
    try await record(into: folder(at: begun))
    let name = RecordingName(begun: Date(timeIntervalSince1970: begun), mark: 7)
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name.file))
    #expect(try await folder(at: begun + 7 * Self.day).expire(keeping: .week) == 2)
  }

  @Test("A recording in progress is never deleted")
  func livingStays() async throws {
    let writer = try await folder(at: 0).begin()
    try await writer.write(frames(1))
    #expect(try await folder.expire(keeping: .week) == 0)
    try await writer.finish()
    #expect(try await folder.expire(keeping: .week) == 1)
  }

  @Test("A clock that was set back deletes nothing, and no recording is kept forever")
  func clockGoesBack() async throws {
    let now = 1_795_285_283.0
    let soon = try await record(into: folder(at: now + 3_600))
    let far = try await record(into: folder(at: now + 900 * Self.day))
    #expect(try await folder(at: now).expire(keeping: .week) == 0)
    let listed = try await folder(at: now).recordings()
    #expect(listed.count == 2 && listed.contains { $0.id == soon })
    #expect(!listed.contains { $0.id == far })
    #expect(listed.allSatisfy { $0.begun.timeIntervalSince1970 <= now + 3_600 })
    #expect(try await folder(at: now + 8 * Self.day).expire(keeping: .week) == 2)
  }

  @Test("A file with the folder's name is reported")
  func fileInTheWay() async throws {
    let path = try disk.write([1], to: "recordings")
    await #expect(throws: CallRecordingFailure.unreachable) { try await folder.begin() }
    await #expect(throws: CallRecordingFailure.unreachable) { try await folder.recordings() }
    #expect(FileManager.default.contents(atPath: path) == Data([1]))
  }

  /// Returns the correlation of two signals, −1…1.
  private func likeness(_ one: [Float], _ other: [Float]) -> Float {
    let pairs = zip(one, other)
    let product = pairs.reduce(Float(0)) { $0 + $1.0 * $1.1 }
    let energies = pairs.reduce((Float(0), Float(0))) { ($0.0 + $1.0 * $1.0, $0.1 + $1.1 * $1.1) }
    let energy = (energies.0 * energies.1).squareRoot()
    return energy > 0 ? product / energy : 0
  }
}
