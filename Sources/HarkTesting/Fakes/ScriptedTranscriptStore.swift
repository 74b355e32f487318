import Foundation
import Hark

/// A store that keeps dictations in memory, and that fails or hangs when the test requests it.
///
/// ```swift
/// let store = ScriptedTranscriptStore()
/// ports.keeping = TranscriptKeeping(store)
/// await store.wrote(1)
/// ```
public final class ScriptedTranscriptStore: TranscriptStore {
  private struct Kept: Sendable {
    var dictation: UnfinishedDictation

    /// The number of the owning process; `nil` after release.
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

    func sorted(where isIncluded: (Kept) -> Bool) -> [UnfinishedDictation] {
      kept.values.filter(isIncluded).map(\.dictation)
        .sorted { $0.origin.startedAt < $1.origin.startedAt }
    }
  }

  private let state: Watched<State>
  private let process: Int

  /// Creates an empty store whose calls succeed.
  public init() { (state, process) = (Watched(State()), 1) }

  /// Creates a store that shares the dictations of `other`, as a second process would.
  public init(sharedWith other: ScriptedTranscriptStore) {
    state = other.state
    process = state.change { state in
      state.processCount += 1
      return state.processCount
    }
  }

  /// Simulates a crash of the process, which releases its dictations.
  public func die() {
    state.change { state in
      for (id, kept) in state.kept where kept.owner == process { state.kept[id]?.owner = nil }
    }
  }

  /// Saves a change, or fails if the test requests it.
  public func write(_ change: DictationChange) async throws -> Bool {
    try await attempt { [process] state in
      let before = state.kept[change.origin.id]?.dictation.segments ?? []
      guard before.count >= change.keeping else { return false }
      if state.finished.contains(change.origin.id) {
        state.violations.append("A finished dictation was written.")
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

  /// Releases a dictation.
  public func release(_ id: UUID) async throws {
    try await attempt { [process] state in
      if state.kept[id]?.owner == process { state.kept[id]?.owner = nil }
    }
  }

  /// Returns the released dictations, oldest first.
  public func unfinished() async throws -> [UnfinishedDictation] {
    try await attempt { state in state.sorted { $0.owner == nil } }
  }

  /// Claims a released dictation for this process.
  public func claim(_ id: UUID) async throws -> UnfinishedDictation? {
    try await attempt { [process] state in
      guard let kept = state.kept[id], kept.owner == nil else { return nil }
      state.kept[id]?.owner = process
      return kept.dictation
    }
  }

  private func attempt<Result>(_ work: @Sendable (inout State) -> Result) async throws -> Result {
    state.change { $0.attemptCount += 1 }
    await state.wait { !$0.isHanging }
    return try state.change { state in
      if let failure = state.failure {
        state.failureCount += 1
        throw failure
      }
      return work(&state)
    }
  }
}

extension ScriptedTranscriptStore {
  /// Makes all further calls fail, or succeed again if `failure` is `nil`.
  public func fail(_ failure: TranscriptStoreFailure?) { state.change { $0.failure = failure } }

  /// Suspends all calls, or resumes them.
  public func hang(_ isHanging: Bool) { state.change { $0.isHanging = isHanging } }

  /// All written changes, in order.
  public var writes: [DictationChange] { state.now.writes }

  /// The IDs passed to `finish(_:)`, in order, except in calls that failed.
  public var finished: [UUID] { state.now.finished }

  /// The number of calls.
  public var attemptCount: Int { state.now.attemptCount }

  /// All stored dictations, released or not, oldest first.
  public var kept: [UnfinishedDictation] { state.now.sorted { _ in true } }

  /// The contract violations, one sentence each.
  public var violations: [String] { state.now.violations }

  /// Returns when the store has been called `count` times.
  public func asked(_ count: Int) async { await state.wait { $0.attemptCount >= count } }

  /// Returns when `count` calls have failed.
  public func failed(_ count: Int) async { await state.wait { $0.failureCount >= count } }

  /// Returns when `count` changes have been written.
  public func wrote(_ count: Int) async { await state.wait { $0.writes.count >= count } }

  /// Returns when `count` dictations are released.
  public func released(_ count: Int) async {
    await state.wait { $0.sorted { $0.owner == nil }.count >= count }
  }

  /// Returns when `count` dictations have been finished.
  public func finished(_ count: Int) async { await state.wait { $0.finished.count >= count } }
}
