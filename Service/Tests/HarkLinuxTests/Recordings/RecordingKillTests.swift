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
    // What is promised, and as much again for a machine that does many other things.
    #expect(longest < 2)
  }

  /// Seconds that are missing.
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
    let clock = SystemTimekeeper()
    var begun: Double?
    while begun == nil {
      try await Task.sleep(nanoseconds: 5_000_000)
      let words = try String(contentsOf: log, encoding: .utf8).split(separator: " ")
      begun = words.last.flatMap { Double($0.dropLast()) }
    }
    let start = try #require(begun)
    try await clock.sleep(until: start + seconds)
    let end = clock.now
    child.send(SIGKILL)
    _ = await child.ending()
    let entry = try #require(try await folder.recordings().first)
    #expect(!entry.isUnderWay)
    let sound = try #require(DecodedSound(try #require(folder.file(of: entry.id))))
    #expect(abs(Double(sound.left.count) / 16_000 - entry.seconds) < 0.05)
    #expect(sound.left.contains { abs($0) > 0.05 } && sound.right.contains { abs($0) > 0.05 })
    return end - start - entry.seconds
  }
}
