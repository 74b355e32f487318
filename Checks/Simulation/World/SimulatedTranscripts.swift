import Foundation
import Hark
import HarkTesting

/// A store for dictated text that is sometimes slow, fails for a while, or fails after it has
/// saved.
final class SimulatedTranscripts: TranscriptStore {
  private struct State: Sendable {
    var dictations = 0

    /// The time at which the current failure ends, and the time at which the last problem ended, in
    /// seconds.
    var failsUntil = -1.0
    var troubled = -10.0
    var mayFail = true
  }

  let until: TranscriptKeeping.Until
  private let store = ScriptedTranscriptStore()
  private let world: Surroundings
  private let state = Locked(State())

  /// The longest failure, in hundredths of a second: shorter than the time between two attempts.
  private static let longestFailure = 90

  init(_ world: Surroundings) {
    self.world = world
    until = world.pick([.recordingEnds, .textTaken])
  }

  /// The configuration of a session that saves to this store.
  var keeping: TranscriptKeeping {
    var keeping = TranscriptKeeping(self, until: until)
    keeping.newDictation = { [state] in
      let number = state.withLock { state in
        state.dictations += 1
        return state.dictations
      }
      return (Self.id(of: number), Date(timeIntervalSince1970: Double(number)))
    }
    return keeping
  }

  /// Returns the ID of a session's dictation; numbering starts at 1.
  static func id(of number: Int) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 255)))
  }

  /// The dictations in the store, and those that were released.
  var kept: [UnfinishedDictation] { store.kept }
  var released: [UUID] {
    get async { (try? await store.unfinished())?.map(\.id) ?? [] }
  }

  /// The rules of the store's protocol that the session has broken.
  var violations: [String] { store.violations }

  /// Whether no problem has occurred in the last 5 seconds, so nothing is waiting to be saved.
  var isWell: Bool { state.withLock { $0.troubled + 5 < world.clock.now } }

  /// Prevents further failures; the current one ends soon.
  func recover() { state.withLock { $0.mayFail = false } }

  func write(_ change: DictationChange) async throws -> Bool {
    try await perform("saves words") { try await $0.write(change) }
  }

  func finish(_ id: UUID) async throws {
    try await perform("removes a dictation") { try await $0.finish(id) }
  }

  func release(_ id: UUID) async throws {
    try await perform("releases a dictation") { try await $0.release(id) }
  }

  func unfinished() async throws -> [UnfinishedDictation] {
    try await perform("lists dictations") { try await $0.unfinished() }
  }

  func claim(_ id: UUID) async throws -> UnfinishedDictation? {
    try await perform("gives a dictation away") { try await $0.claim(id) }
  }

  private func perform<Result>(
    _ name: String, _ work: (ScriptedTranscriptStore) async throws -> Result
  ) async throws -> Result {
    if hasTrouble(once: 60, "store is slow") {
      await world.delay(upTo: 300)
      extendTrouble()
    }
    await world.delay(upTo: 1)
    if hasTrouble(once: 40, "store fails") {
      let length = Double(world.number(below: Self.longestFailure)) / 100
      state.withLock { $0.failsUntil = world.clock.now + length }
    }
    if state.withLock({ $0.failsUntil }) >= world.clock.now {
      extendTrouble()
      throw TranscriptStoreFailure.locked
    }
    let result = try await work(store)
    world.record.note("store \(name)")
    if hasTrouble(once: 60, "store's answer is lost") { throw TranscriptStoreFailure.broken }
    return result
  }

  private func hasTrouble(once count: Int, _ fault: String) -> Bool {
    guard state.withLock({ $0.mayFail }), world.once(in: count) else { return false }
    world.record.inject(fault)
    state.withLock { $0.troubled = world.clock.now }
    return true
  }

  private func extendTrouble() { state.withLock { $0.troubled = world.clock.now } }
}
