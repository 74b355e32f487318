import Foundation
import Hark
import SoundFixtures
import Testing

@testable import HarkSoundFile

/// Tests that kill processes during the recording of a call and check the saved audio.
@Suite("A recorder that is killed", .serialized, .timeLimit(.minutes(5)))
struct RecordingKillTests {
  private static let clip =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0870.wav"

  @Test("All but the last second remains, with the correct length, on both sides")
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

  /// The maximum duration of a call that is not yet written, in seconds.
  ///
  /// It consists of 0.25 s in which audio may still arrive and 0.15 s between two writes. It is not
  /// measured, because a busy machine also delays the call itself.
  private static let unwritten = 0.4

  /// Returns the seconds missing from a recording that is killed after `seconds` more have been
  /// written.
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
    // The delay varies the time between the last write and the kill.
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

  /// Returns the durations that the child has reported as written, in seconds.
  private static func told(in log: URL) throws -> [Double] {
    let lines = try String(contentsOf: log, encoding: .utf8).components(separatedBy: "\n")
    // The last line is incomplete.
    return lines.dropLast().compactMap { Double($0) }
  }
}
