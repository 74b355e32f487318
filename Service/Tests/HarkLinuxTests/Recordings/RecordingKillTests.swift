import Foundation
import Hark
import SoundFixtures
import Testing

@testable import HarkLinux

/// Processes that record a call are really killed, and what they had heard is looked for.
@Suite("A recording that is killed", .serialized, .timeLimit(.minutes(5)))
struct RecordingKillTests {
  private static let clip =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0870.wav"

  @Test("All but the last second is there, with its right length, on both sides")
  func kills() async throws {
    let place = try TemporaryFolder()
    var lost: [Double] = []
    for number in 0..<6 {
      let folder = RecordingFolder(place.file("\(number)"))
      lost.append(try await kill(after: 1.5 + Double(number) * 0.23, recordingInto: folder))
    }
    let longest = lost.max() ?? .infinity
    print("Of \(lost.count) killed recordings at most \(Int(longest * 1_000)) ms are missing.")
    #expect(longest < 1)
  }

  /// Seconds of a call, at most, that are yet to be written: 0.25 in which its sound may still come,
  /// and 0.15 between two writings.
  ///
  /// Not measured, since a machine that does many other things is late with the call itself.
  private static let unwritten = 0.4

  /// Seconds that are missing of a recording that is killed when so many more have been written.
  private func kill(
    after seconds: Double, recordingInto folder: RecordingFolder
  ) async throws -> Double {
    let log = URL(fileURLWithPath: folder.path + ".log")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    defer { try? output.close() }
    let program = Bundle.main.bundleURL.appendingPathComponent("recording-child").path
    let child = try ChildProcess(
      [program, folder.path, Self.clip], output: output.fileDescriptor,
      error: output.fileDescriptor)
    defer { child.send(SIGKILL) }
    var told: [Double] = []
    while (told.last ?? 0) - (told.first ?? 0) < seconds {
      try await Task.sleep(nanoseconds: 5_000_000)
      told = try Self.told(in: log)
    }
    // Not always right behind a writing.
    try await Task.sleep(nanoseconds: UInt64(seconds * 1e9) % 150_000_000)
    child.send(SIGKILL)
    _ = await child.ending()
    let written = try #require(try Self.told(in: log).last)
    let entry = try #require(try await folder.recordings().first)
    #expect(!entry.isUnderWay)
    let path = try #require(folder.file(of: entry.id))
    let sound = try #require(DecodedSound(path))
    #expect(abs(Double(sound.left.count) / 16_000 - entry.seconds) < 0.05)
    #expect(sound.left.contains { abs($0) > 0.05 } && sound.right.contains { abs($0) > 0.05 })
    return written + Self.unwritten - entry.seconds
  }

  /// What the child has told of how much it has written.
  private static func told(in log: URL) throws -> [Double] {
    let lines = try String(contentsOf: log, encoding: .utf8).components(separatedBy: "\n")
    // The last line has not ended yet.
    return lines.dropLast().compactMap { Double($0) }
  }
}
