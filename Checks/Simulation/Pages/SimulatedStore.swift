import Foundation
import Hark
import HarkStore

@testable import HarkServer
@testable import World

/// The sessions and dictations that gateways share, in memory instead of a file; access is slow and
/// sometimes fails.
///
/// It passes the same tests as `SessionRepository`.
final class SimulatedStore: Sendable {
  fileprivate struct Session: Sendable {
    var user: String
    var owner: Int?
    var isWanted = false
    var changedAt: Double
    var state: Data
  }

  fileprivate struct Dictation: Sendable {
    var user: String
    var session: String?
    var owner: Int?
    var text: UnfinishedDictation
  }

  fileprivate struct State: Sendable {
    var processes = 0
    var living: Set<Int> = []
    var sessions: [String: Session] = [:]
    var dictations: [UUID: Dictation] = [:]

    func isElsewhere(_ owner: Int?, from own: Int) -> Bool {
      owner.map { $0 != own && living.contains($0) } ?? false
    }
  }

  fileprivate let world: Surroundings
  fileprivate let state = Locked(State())

  /// The average number of accesses per failure; `nil` if no access fails.
  fileprivate let reliability: Int?

  /// The maximum duration of an access, in hundredths of a second.
  fileprivate let slowness: Int

  init(_ world: Surroundings, slowness: Int, reliability: Int?) {
    self.world = world
    self.slowness = slowness
    self.reliability = reliability
  }

  /// Whether every change is saved before a server stops waiting for it.
  var isSure: Bool { reliability == nil && Double(2 * slowness) / 100 < SessionKeeper.hold }

  /// The number of sessions that a live process owns.
  var ownedCount: Int {
    state.withLock { state in
      state.sessions.values.filter { $0.owner.map(state.living.contains) ?? false }.count
    }
  }

  /// Returns the store for a new process.
  func process() -> Process {
    let number = state.withLock { state in
      state.processes += 1
      state.living.insert(state.processes)
      return state.processes
    }
    return Process(store: self, number: number)
  }

  /// One process's view of the store.
  struct Process: SessionStore {
    fileprivate let store: SimulatedStore
    fileprivate let number: Int

    /// Ends the process: releases its sessions and dictations, and prevents further changes.
    func die() { _ = store.state.withLock { $0.living.remove(number) } }

    /// Reads or changes the state, with a delay, unless the process is dead or the store fails.
    fileprivate func access<Value: Sendable>(
      _ body: @Sendable (inout State, _ now: Double) -> Value
    ) async throws -> Value {
      let world = store.world
      await world.delay(upTo: store.slowness)
      if let reliability = store.reliability, world.once(in: reliability) {
        world.record.inject("store fails")
        throw CocoaError(.fileWriteOutOfSpace)
      }
      let value = store.state.withLock { state in
        state.living.contains(number) ? body(&state, world.clock.now) : nil
      }
      guard let value else { throw CocoaError(.fileNoSuchFile) }
      await world.delay(upTo: store.slowness)
      return value
    }
  }
}

extension SimulatedStore.Process {
  func keep(_ id: String, of user: String, state: Data) async throws -> Bool {
    try await access { all, now in
      let old = all.sessions[id]
      if all.isElsewhere(old?.owner, from: number) { return false }
      all.sessions[id] = SimulatedStore.Session(
        user: user, owner: number, isWanted: old?.isWanted ?? false, changedAt: now, state: state)
      return true
    }
  }

  func take<State: Sendable>(
    _ id: String, of user: String, reading read: @escaping @Sendable (Data) -> State?
  ) async throws -> SessionRepository.Taking<State> {
    try await access { all, _ in
      guard var session = all.sessions[id], session.user == user else { return .unknown }
      if all.isElsewhere(session.owner, from: number) {
        session.isWanted = true
        all.sessions[id] = session
        return .elsewhere
      }
      guard let state = read(session.state) else { return .unknown }
      (session.owner, session.isWanted) = (number, false)
      all.sessions[id] = session
      all.dictations = all.dictations.filter { $0.value.session != id }
      return .taken(state)
    }
  }

  func wanted() async throws -> [String] {
    try await access { all, _ in
      all.sessions.filter { $0.value.owner == number && $0.value.isWanted }.keys.sorted()
    }
  }

  func touch() async throws {
    try await access { all, now in
      for (id, session) in all.sessions where session.owner == number {
        all.sessions[id]?.changedAt = now
      }
    }
  }

  func release(_ id: String) async throws {
    try await access { all, now in
      guard all.sessions[id]?.owner == number else { return }
      all.sessions[id]?.owner = nil
      all.sessions[id]?.changedAt = now
    }
  }

  func finish(_ id: String) async throws {
    try await access { all, _ in
      if all.sessions[id]?.owner == number { all.sessions[id] = nil }
    }
  }

  func transcripts(of user: String, in id: String) -> Transcripts {
    Transcripts(process: self, user: user, session: id)
  }

  /// One process's view of a user's dictations.
  struct Transcripts: TranscriptStore {
    fileprivate let process: SimulatedStore.Process
    fileprivate let user: String

    /// The session to which new dictations belong; `nil` if there is none.
    fileprivate let session: String?

    func write(_ change: DictationChange) async throws -> Bool {
      try await process.access { all, _ in
        let old = all.dictations[change.origin.id]?.text.segments ?? []
        guard old.count >= change.keeping else { return false }
        all.dictations[change.origin.id] = SimulatedStore.Dictation(
          user: user, session: session, owner: process.number,
          text: UnfinishedDictation(
            change.origin, segments: old.prefix(change.keeping) + change.segments,
            tail: change.tail))
        return true
      }
    }

    func finish(_ id: UUID) async throws {
      try await process.access { all, _ in
        if isOwn(all.dictations[id]) { all.dictations[id] = nil }
      }
    }

    func release(_ id: UUID) async throws {
      try await process.access { all, _ in
        if isOwn(all.dictations[id]) { all.dictations[id]?.owner = nil }
      }
    }

    func unfinished() async throws -> [UnfinishedDictation] {
      try await process.access { all, now in
        let awaited = Set(
          all.sessions.filter {
            $0.value.user == user && now - $0.value.changedAt < SessionRepository.patience
          }.keys)
        return all.dictations.values
          .filter { isFree($0, all) && !($0.session.map(awaited.contains) ?? false) }
          .map(\.text)
          .sorted {
            ($0.origin.startedAt, $0.id.uuidString) < ($1.origin.startedAt, $1.id.uuidString)
          }
      }
    }

    func claim(_ id: UUID) async throws -> UnfinishedDictation? {
      try await process.access { all, _ in
        guard let found = all.dictations[id], isFree(found, all) else { return nil }
        all.dictations[id]?.owner = process.number
        if let session = found.session { all.sessions[session] = nil }
        return found.text
      }
    }

    private func isOwn(_ dictation: SimulatedStore.Dictation?) -> Bool {
      guard let dictation, dictation.user == user else { return false }
      return dictation.owner == nil || dictation.owner == process.number
    }

    private func isFree(
      _ dictation: SimulatedStore.Dictation, _ all: SimulatedStore.State
    ) -> Bool {
      guard dictation.user == user else { return false }
      guard let owner = dictation.owner else { return true }
      return owner != process.number && !all.living.contains(owner)
    }
  }
}
