import Foundation
import Hark
import HarkStore
import HarkTesting
import Testing

@testable import HarkServer
@testable import Pages
@testable import World

/// Tests the behavior that servers rely on; a file and its stand-in in simulations must behave
/// alike.
@Suite("Session stores", .timeLimit(.minutes(2)))
struct SessionStoreTests {
  /// A store that several processes share.
  enum Kind: CaseIterable, Sendable {
    case file, simulated

    /// Returns a function that starts processes with a new store.
    func processes() -> () -> Process {
      switch self {
      case .file:
        let path = NSTemporaryDirectory() + "hark-\(UUID().uuidString)/unfinished.sqlite"
        return {
          let repository = PartialTranscriptionRepository(path: path)
          return Process(store: SessionRepository(beside: repository), end: repository.close)
        }
      case .simulated:
        let world = Surroundings(seed: 1, record: Record(isKept: false))
        let store = SimulatedStore(world, slowness: 0, reliability: nil)
        return {
          let process = store.process()
          return Process(store: process, end: { process.die() })
        }
      }
    }
  }

  struct Process {
    let store: any SessionStore
    let end: () async -> Void

    func keep(_ id: String, _ text: String = "", of user: String = "ada") async throws -> Bool {
      try await store.keep(id, of: user, state: Data(text.utf8))
    }

    /// Takes a session and returns its state, "elsewhere", or `nil` if it is unknown.
    func take(_ id: String, of user: String = "ada") async throws -> String? {
      switch try await store.take(id, of: user, reading: { String(decoding: $0, as: UTF8.self) }) {
      case .unknown: nil
      case .elsewhere: "elsewhere"
      case .taken(let state): state
      }
    }
  }

  private func change(_ words: String, keeping: Int = 0, of origin: DictationOrigin? = nil)
    -> DictationChange
  {
    DictationChange(
      origin
        ?? DictationOrigin(
          experience: "dictation", settings: DictationSettings(.dictation, recognizer: "none"),
          startedAt: Date()),
      keeping: keeping, segments: [words], tail: "")
  }

  @Test("A session of a dead process is taken once", arguments: Kind.allCases)
  func dead(_ kind: Kind) async throws {
    let process = kind.processes()
    let (first, second, third) = (process(), process(), process())
    #expect(try await first.keep("s", "here"))
    await first.end()
    #expect(try await second.take("s") == "here")
    #expect(try await third.take("s") == "elsewhere")
  }

  @Test("A living process is asked for its session and releases it", arguments: Kind.allCases)
  func living(_ kind: Kind) async throws {
    let process = kind.processes()
    let (first, second) = (process(), process())
    #expect(try await first.keep("s", "here"))
    #expect(try await first.store.wanted() == [])
    #expect(try await second.take("s") == "elsewhere")
    #expect(try await first.store.wanted() == ["s"])
    #expect(try await first.keep("s", "more"))
    #expect(try await first.store.wanted() == ["s"])
    try await second.store.release("s")
    #expect(try await second.take("s") == "elsewhere")
    try await first.store.release("s")
    #expect(try await second.take("s") == "more")
    #expect(try await first.keep("s", "late") == false)
    #expect(try await second.store.wanted() == [])
    try await first.store.finish("s")
    #expect(try await second.take("s") == "more")
  }

  @Test("Other users' and finished sessions are unknown", arguments: Kind.allCases)
  func unknown(_ kind: Kind) async throws {
    let process = kind.processes()
    let (first, second) = (process(), process())
    #expect(try await first.keep("s"))
    #expect(try await first.keep("t"))
    try await first.store.finish("t")
    await first.end()
    #expect(try await second.take("s", of: "bob") == nil)
    #expect(try await second.take("t") == nil)
    #expect(try await second.take("u") == nil)
  }

  @Test("An unreadable state changes nothing", arguments: Kind.allCases)
  func unreadable(_ kind: Kind) async throws {
    let process = kind.processes()
    let (first, second) = (process(), process())
    #expect(try await first.keep("s", "another version's"))
    await first.end()
    let taking = try await second.store.take("s", of: "ada") { _ in Int?.none }
    guard case .unknown = taking else { return #expect(Bool(false)) }
    #expect(try await second.take("s") == "another version's")
  }

  @Test("A session's dictations are withheld, and end with it", arguments: Kind.allCases)
  func dictations(_ kind: Kind) async throws {
    let process = kind.processes()
    let (first, second) = (process(), process())
    #expect(try await first.keep("s"))
    let spoken = change("what was said")
    let own = first.store.transcripts(of: "ada", in: "s")
    #expect(try await own.write(spoken))
    #expect(try await own.write(change("next", keeping: 1, of: spoken.origin)))
    #expect(try await own.write(change("last", keeping: 3, of: spoken.origin)) == false)
    #expect(try await second.store.transcripts(of: "ada", in: "t").claim(spoken.origin.id) == nil)
    await first.end()
    let others = second.store.transcripts(of: "ada", in: "t")
    // The session's page may be about to reconnect.
    #expect(try await others.unfinished().isEmpty)
    #expect(try await second.take("s") == "")
    #expect(try await others.claim(spoken.origin.id) == nil)
  }

  @Test("Released and claimed dictations have one owner", arguments: Kind.allCases)
  func claimed(_ kind: Kind) async throws {
    let process = kind.processes()
    let (first, second) = (process(), process())
    #expect(try await first.keep("s"))
    let spoken = change("what was said")
    #expect(try await first.store.transcripts(of: "ada", in: "s").write(spoken))
    await first.end()
    let others = second.store.transcripts(of: "ada", in: "t")
    #expect(try await others.claim(spoken.origin.id)?.text == "what was said")
    // The claimed text must not also be delivered with the session.
    #expect(try await second.take("s") == nil)
    try await others.release(spoken.origin.id)
    #expect(try await others.unfinished().map(\.text) == ["what was said"])
    try await others.finish(spoken.origin.id)
    #expect(try await others.unfinished().isEmpty)
  }
}
