import Foundation
import Hark

/// A store that keeps dictations in memory, and that fails or hangs when the test says so.
///
/// ```swift
/// let store = ScriptedTranscriptStore()
/// let session = VoiceSession(…, keeping: TranscriptKeeping(store))
/// await store.wrote(1)
/// ```
public final class ScriptedTranscriptStore: TranscriptStore {
  private struct Kept: Sendable {
    var dictation: UnfinishedDictation

    /// The number of the process that it belongs to; nil when it was let go of.
    var owner: Int?
  }

  private struct State: Sendable {
    var kept: [UUID: Kept] = [:]
    var processCount = 1
    var writes: [DictationChange] = []
    var attemptCount = 0
    var failureCount = 0
    var finished: [UUID] = []
    var failure: TranscriptStoreFailure?
    var isHanging = false
    var violations: [String] = []
  }

  private let state: Watched<State>
  private let process: Int

  /// Makes an empty store that works.
  public init() { (state, process) = (Watched(State()), 1) }

  /// The same store for one more process.
  public init(sharedWith other: ScriptedTranscriptStore) {
    state = other.state
    process = state.change { state in
      state.processCount += 1
      return state.processCount
    }
  }

  /// Ends the process, as a kill does.
  public func die() {
    state.change { state in
      for (id, kept) in state.kept where kept.owner == process { state.kept[id]?.owner = nil }
    }
  }

  /// Keeps a change as told, or fails.
  public func write(_ change: DictationChange) async throws -> Bool {
    try await attempt { [process] state in
      let before = state.kept[change.origin.id]?.dictation.segments ?? []
      guard before.count >= change.keeping else { return false }
      if state.finished.contains(change.origin.id) {
        state.violations.append("A dictation was written that had been finished.")
      }
      state.writes.append(change)
      state.kept[change.origin.id] = Kept(
        dictation: UnfinishedDictation(
          change.origin, segments: before.prefix(change.keeping) + change.segments,
          tail: change.tail), owner: process)
      return true
    }
  }

  /// Removes a dictation.
  public func finish(_ id: UUID) async throws {
    try await attempt { [process] state in
      state.finished.append(id)
      if let owner = state.kept[id]?.owner, owner != process { return }
      state.kept[id] = nil
    }
  }

  /// Lets go of a dictation.
  public func release(_ id: UUID) async throws {
    try await attempt { [process] state in
      if state.kept[id]?.owner == process { state.kept[id]?.owner = nil }
    }
  }

  /// The dictations that were let go of, the oldest first.
  public func unfinished() async throws -> [UnfinishedDictation] {
    try await attempt { state in
      state.kept.values.filter { $0.owner == nil }.map(\.dictation)
        .sorted { $0.origin.startedAt < $1.origin.startedAt }
    }
  }

  /// Takes a dictation back.
  public func claim(_ id: UUID) async throws -> UnfinishedDictation? {
    try await attempt { [process] state in
      guard let kept = state.kept[id], kept.owner == nil else { return nil }
      state.kept[id]?.owner = process
      return kept.dictation
    }
  }

  private func attempt<Result>(
    _ work: @Sendable (inout State) throws -> Result
  ) async throws -> Result {
    state.change { $0.attemptCount += 1 }
    await state.wait { !$0.isHanging }
    return try state.change { state in
      Swift.Result { () throws -> Result in
        if let failure = state.failure {
          state.failureCount += 1
          throw failure
        }
        return try work(&state)
      }
    }.get()
  }
}

extension ScriptedTranscriptStore {
  /// Fails from now on, or works again with nil.
  public func fail(_ failure: TranscriptStoreFailure?) { state.change { $0.failure = failure } }

  /// Answers nothing from now on, or goes on.
  public func hang(_ isHanging: Bool) { state.change { $0.isHanging = isHanging } }

  /// Everything that was written, in order.
  public var writes: [DictationChange] { state.now.writes }

  /// The names of those that were finished, in order.
  public var finished: [UUID] { state.now.finished }

  /// How often it was asked for something.
  public var attemptCount: Int { state.now.attemptCount }

  /// What stands in it, let go of or not, the oldest first.
  public var kept: [UnfinishedDictation] {
    state.now.kept.values.map(\.dictation).sorted { $0.origin.startedAt < $1.origin.startedAt }
  }

  /// What was done that must not be done, a sentence each.
  public var violations: [String] { state.now.violations }

  /// Returns when it has been asked for something `count` times.
  public func asked(_ count: Int) async { await state.wait { $0.attemptCount >= count } }

  /// Returns when it has failed `count` times.
  public func failed(_ count: Int) async { await state.wait { $0.failureCount >= count } }

  /// Returns when `count` changes have been written.
  public func wrote(_ count: Int) async { await state.wait { $0.writes.count >= count } }

  /// Returns when `count` dictations are let go of.
  public func released(_ count: Int) async {
    await state.wait { $0.kept.values.filter { $0.owner == nil }.count >= count }
  }

  /// Returns when `count` dictations have been finished.
  public func finished(_ count: Int) async { await state.wait { $0.finished.count >= count } }
}
