import Foundation
import Hark

/// Recordings that print the amount of saved audio on standard output.
///
/// After each write, they print a line with the seconds saved so far, beginning when both sides
/// contain sound.
struct PrintedRecordings: CallRecordings {
  private let inner: any CallRecordings

  init(of inner: any CallRecordings) { self.inner = inner }

  func begin() async throws -> any CallRecordingWriter {
    PrintedWriter(of: try await inner.begin())
  }

  func recordings() async throws -> [CallRecording] { try await inner.recordings() }

  func delete(_ id: CallRecording.ID) async throws { try await inner.delete(id) }

  func expire(keeping retention: CallSettings.Retention) async throws -> Int {
    try await inner.expire(keeping: retention)
  }
}

private actor PrintedWriter: CallRecordingWriter {
  nonisolated let id: CallRecording.ID
  private let inner: any CallRecordingWriter
  private var written = 0
  private var isHeard = (person: false, agent: false)

  init(of inner: any CallRecordingWriter) {
    id = inner.id
    self.inner = inner
  }

  func write(_ frames: CallFrames) async throws {
    try await inner.write(frames)
    written += frames.count
    isHeard.person = isHeard.person || frames.person.contains { abs($0) > 0.05 }
    isHeard.agent = isHeard.agent || frames.agent.contains { abs($0) > 0.05 }
    guard isHeard.person, isHeard.agent else { return }
    let line = Array("\(AudioTime.seconds(written))\n".utf8)
    _ = line.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }

  func finish() async throws { try await inner.finish() }
}
