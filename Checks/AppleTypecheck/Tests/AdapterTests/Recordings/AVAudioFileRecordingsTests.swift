@_spi(Script) import AVFAudio
import Foundation
import Hark
import HarkTesting
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("Recordings of calls on a device")
  struct AVAudioFileRecordingsTests {
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calls-\(UUID().uuidString)")
    private let frames = CallFrames(
      person: [Float](repeating: 0.5, count: 1_600), agent: [Float](repeating: 0.2, count: 1_600))

    init() { AppleSound.reset() }

    @Test("They fulfill the contract of a recording store")
    func conformance() async {
      defer { try? FileManager.default.removeItem(at: folder) }
      let check = CallRecordingsConformance { [folder] in AVAudioFileRecordings(folder: folder) }
      let findings = await check.findings()
      #expect(findings.isEmpty, "\(findings)")
    }

    @Test("A full disk is reported, and the written audio stays")
    func full() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let recordings = AVAudioFileRecordings(folder: folder)
      let writer = try await recordings.begin()
      try await writer.write(frames)
      AppleSound.refuse("write", code: -34)
      await #expect(throws: CallRecordingFailure.full) { try await writer.write(frames) }
      await #expect(throws: CallRecordingFailure.broken) { try await writer.write(frames) }
      try await writer.finish()
      #expect(try await recordings.recordings().map(\.seconds) == [0.1])
    }

    @Test("A slow listing does not delay a new call, and omits its recording")
    func list() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let recordings = AVAudioFileRecordings(folder: folder)
      let first = try await recordings.begin()
      try await first.write(frames)
      try await first.finish()
      let goOn = AppleSound.hold("read")
      let listing = Task { try await recordings.recordings() }
      while !AppleSound.calls.contains("read") { await Task.yield() }
      let second = try await recordings.begin()
      try await second.write(frames)
      goOn()
      #expect(try await listing.value.map(\.id) == [first.id])
      // Recordings that begin within a millisecond of each other have no defined order.
      let all = try await recordings.recordings()
      #expect(all.count == 2 && all.filter(\.isUnderWay).map(\.id) == [second.id])
      try await second.finish()
    }

    @Test("Audio of a removed file is not reported as saved")
    func takenAway() async throws {
      let recordings = AVAudioFileRecordings(folder: folder)
      let writer = try await recordings.begin()
      try await writer.write(frames)
      try FileManager.default.removeItem(at: folder)
      await #expect(throws: CallRecordingFailure.unreachable) { try await writer.write(frames) }
    }

    @Test("A recording without a writer is no longer in progress")
    func letGo() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let recordings = AVAudioFileRecordings(folder: folder)
      do {
        let writer = try await recordings.begin()
        try await writer.write(frames)
        #expect(try await recordings.recordings().map(\.isUnderWay) == [true])
      }
      #expect(try await recordings.recordings().map(\.isUnderWay) == [false])
    }
  }
}
