import Foundation
import Hark

/// A store that forwards to another store, counts the writes in progress, and prints `W` before each
/// write and `K` after it.
struct ToldStore: TranscriptStore {
  private let store: any TranscriptStore

  init(_ store: any TranscriptStore) { self.store = store }

  func write(_ change: DictationChange) async throws -> Bool {
    writes.change { $0 += 1 }
    say("W")
    defer {
      say("K")
      writes.change { $0 -= 1 }
    }
    return try await store.write(change)
  }

  func finish(_ id: UUID) async throws { try await store.finish(id) }

  func release(_ id: UUID) async throws { try await store.release(id) }

  func unfinished() async throws -> [UnfinishedDictation] { try await store.unfinished() }

  func claim(_ id: UUID) async throws -> UnfinishedDictation? { try await store.claim(id) }
}
