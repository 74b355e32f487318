import Foundation
import Hark

/// In-memory storage for call recordings that can simulate disk failures.
public final class ScriptedCallRecordings: CallRecordings {
  /// A recording.
  public struct Entry: Sendable, Equatable {
    /// The recording's identifier.
    public let id: CallRecording.ID

    /// All audio of the user's side.
    public internal(set) var person: [Float] = []

    /// All audio of the agent's side.
    public internal(set) var agent: [Float] = []

    /// Whether the recording is complete.
    public internal(set) var isFinished = false
  }

  private struct State: Sendable {
    var entries: [Entry] = []
    var count = 0
    var failure: CallRecordingFailure?
    var retentions: [CallSettings.Retention] = []
    var violations: [String] = []
  }

  private let state = Watched(State())

  /// Creates empty storage.
  public init() {}

  /// Begins the next recording; the identifiers are `recording-1`, `recording-2`, and so on.
  public func begin() async throws -> any CallRecordingWriter {
    try check()
    let id = state.change { state in
      state.count += 1
      state.entries.append(Entry(id: "recording-\(state.count)"))
      return "recording-\(state.count)"
    }
    return Writer(id: id, place: self)
  }

  /// Returns the recordings, newest first.
  public func recordings() async throws -> [CallRecording] {
    try check()
    return state.now.entries.reversed().map { entry in
      CallRecording(
        id: entry.id, begun: Date(timeIntervalSince1970: 0),
        seconds: AudioTime.seconds(entry.person.count), isUnderWay: !entry.isFinished)
    }
  }

  /// Deletes a recording; throws `underWay` if it is in progress.
  public func delete(_ id: CallRecording.ID) async throws {
    try check()
    try state.change { state in
      if state.entries.contains(where: { $0.id == id && !$0.isFinished }) {
        throw CallRecordingFailure.underWay
      }
      state.entries.removeAll { $0.id == id }
    }
  }

  /// Records the retention, and deletes nothing.
  public func expire(keeping retention: CallSettings.Retention) async throws -> Int {
    try check()
    state.change { $0.retentions.append(retention) }
    return 0
  }

  private func check() throws { if let failure = state.now.failure { throw failure } }

  private struct Writer: CallRecordingWriter {
    let id: CallRecording.ID
    let place: ScriptedCallRecordings

    func write(_ frames: CallFrames) async throws {
      try place.check()
      place.state.change { state in
        guard let index = state.entries.firstIndex(where: { $0.id == id }) else { return }
        if state.entries[index].isFinished {
          state.violations.append("Audio was written after the end of \(id).")
        } else {
          state.entries[index].person += frames.person
          state.entries[index].agent += frames.agent
        }
      }
    }

    func finish() async throws {
      place.state.change { state in
        state.entries.removeAll { $0.id == id && $0.person.isEmpty }
        guard let index = state.entries.firstIndex(where: { $0.id == id }) else { return }
        state.entries[index].isFinished = true
      }
    }
  }
}

extension ScriptedCallRecordings {
  /// The stored recordings, oldest first.
  public var entries: [Entry] { state.now.entries }

  /// The retentions passed to `expire(keeping:)`, in order, except in calls that failed.
  public var retentions: [CallSettings.Retention] { state.now.retentions }

  /// The contract violations, one sentence each.
  public var violations: [String] { state.now.violations }

  /// Makes all subsequent calls except a writer's `finish()` fail with `failure`; `nil` ends the
  /// failure.
  public func fail(_ failure: CallRecordingFailure?) { state.change { $0.failure = failure } }

  /// Returns when the `count`th stored recording has at least `samples` samples of the user's side.
  public func written(_ samples: Int, in count: Int = 1) async {
    await state.wait { $0.entries.count >= count && $0.entries[count - 1].person.count >= samples }
  }

  /// Returns when `expire(keeping:)` has succeeded `count` times.
  public func tidied(_ count: Int) async { await state.wait { $0.retentions.count >= count } }
}
