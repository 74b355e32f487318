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
      lost.append(
        try await kill(after: 1.5 + Double(number) * 0.23, and: number, recordingInto: folder))
    }
    let longest = lost.max() ?? .infinity
    print("Of \(lost.count) killed recordings at most \(Int(longest * 1_000)) ms are missing.")
    #expect(longest < 1)
  }

  /// The maximum duration of the part of a call that is not yet written, in seconds.
  ///
  /// It consists of 0.25 s in which audio may still arrive and 0.15 s between two writes. It is not
  /// measured, because a busy machine also delays the call itself.
  private static let unwritten = 0.4

  /// Kills a recording process once `seconds` of audio and then `chunks` more chunks have been
  /// reported, and returns the maximum number of seconds that the recording can lack.
  private func kill(
    after seconds: Double, and chunks: Int, recordingInto folder: RecordingFolder
  ) async throws -> Double {
    let output = Pipe()
    let program = Bundle.main.bundleURL.appendingPathComponent("recording-child").path
    let child = try ChildProcess(
      [program, folder.path, Self.clip], output: output.fileHandleForWriting.fileDescriptor,
      error: STDERR_FILENO)
    try output.fileHandleForWriting.close()
    let lines = await withTaskCancellationHandler {
      await Self.lines(of: output.fileHandleForReading) { lines in
        let told = lines.compactMap { Double($0) }
        let enough = lines.firstIndex { (Double($0) ?? 0) - (told.first ?? 0) >= seconds }
        // The chunks vary the time between the last write and the kill.
        if let enough, lines.count - enough > chunks { child.send(SIGKILL) }
      }
    } onCancel: {
      // A child that prints nothing must not outlive the test.
      child.send(SIGKILL)
    }
    _ = await child.ending()
    let written = try #require(lines.compactMap({ Double($0) }).last)
    let entry = try #require(try await folder.recordings().first)
    #expect(!entry.isUnderWay)
    let path = try #require(folder.file(of: entry.id))
    let sound = try #require(DecodedSound(path))
    #expect(abs(Double(sound.left.count) / 16_000 - entry.seconds) < 0.05)
    #expect(sound.left.contains { abs($0) > 0.05 } && sound.right.contains { abs($0) > 0.05 })
    return written + Self.unwritten - entry.seconds
  }

  /// Returns the lines of the child's output once the child has exited, and passes the lines so far
  /// to `read` after each change.
  private static func lines(
    of handle: FileHandle, read: @escaping @Sendable ([String]) -> Void
  ) async -> [String] {
    await withCheckedContinuation { whole in
      Thread.detachNewThread {
        var (bytes, lines) = (Data(), [String]())
        while case let more = handle.availableData, !more.isEmpty {
          bytes += more
          // The last line is incomplete.
          lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n").dropLast()
          read(lines)
        }
        whole.resume(returning: lines)
      }
    }
  }
}
