import Foundation
import Hark
import Testing

@testable import HarkStore

@Suite("Session repository", .timeLimit(.minutes(2)))
struct SessionRepositoryTests {
  private struct Process {
    let transcripts: PartialTranscriptionRepository
    let sessions: SessionRepository

    /// Takes a session for this process and returns its state, "elsewhere", or `nil` if it is
    /// unknown.
    func taken(_ id: String, of user: String) async throws -> String? {
      switch try await sessions.take(id, of: user, reading: { String(decoding: $0, as: UTF8.self) })
      {
      case .unknown: nil
      case .elsewhere: "elsewhere"
      case .taken(let state): state
      }
    }
  }

  private let folder = TemporaryFolder()

  /// A timeout that even a busy disk does not exceed, in seconds.
  private static let patience = 60.0

  private static let beginning = Date(timeIntervalSince1970: 1_700_000_000)

  /// Returns a process that uses the shared file, `seconds` after the first process.
  private func process(
    at seconds: Double = 0
  ) -> Process {
    let now = Self.beginning.addingTimeInterval(seconds)
    let repository = PartialTranscriptionRepository(
      RepositoryFile(path: folder.file("unfinished.sqlite"), patience: Self.patience, now: { now }),
      "ada")
    return Process(transcripts: repository, sessions: SessionRepository(beside: repository))
  }

  private func change(_ words: String) -> DictationChange {
    DictationChange(
      DictationOrigin(
        experience: "dictation", settings: DictationSettings(.dictation, recognizer: "none"),
        startedAt: Self.beginning),
      keeping: 0, segments: [words], tail: "")
  }

  @Test("A session of an ended process can be taken once")
  func dead() async throws {
    let (first, second, third) = (process(), process(), process())
    try await first.sessions.keep("s", of: "ada", state: Data("here".utf8))
    await first.transcripts.close()
    #expect(try await second.taken("s", of: "ada") == "here")
    #expect(try await third.taken("s", of: "ada") == "elsewhere")
  }

  @Test("A live process is asked to release its session")
  func living() async throws {
    let (first, second) = (process(), process())
    try await first.sessions.keep("s", of: "ada", state: Data("here".utf8))
    #expect(try await first.sessions.wanted() == [])
    #expect(try await second.taken("s", of: "ada") == "elsewhere")
    #expect(try await first.sessions.wanted() == ["s"])
    // The owner continues to save until it releases the session.
    #expect(try await first.sessions.keep("s", of: "ada", state: Data("more".utf8)))
    try await first.sessions.release("s")
    #expect(try await second.taken("s", of: "ada") == "more")
    #expect(try await first.sessions.keep("s", of: "ada", state: Data("late".utf8)) == false)
    #expect(try await second.sessions.wanted() == [])
  }

  @Test("Other users' and finished sessions cannot be taken")
  func unknown() async throws {
    let (first, second) = (process(), process())
    try await first.sessions.keep("s", of: "ada", state: Data())
    try await first.sessions.keep("t", of: "ada", state: Data())
    try await first.sessions.finish("t")
    await first.transcripts.close()
    #expect(try await second.taken("s", of: "bob") == nil)
    #expect(try await second.taken("t", of: "ada") == nil)
  }

  @Test("A session's dictations are reserved for it and end with it")
  func dictations() async throws {
    let (first, soon, later) = (process(), process(at: 5), process(at: 11))
    try await first.sessions.keep("s", of: "ada", state: Data())
    let spoken = first.sessions.transcripts(of: "ada", in: "s")
    _ = try await spoken.write(change("what was said"))
    await first.transcripts.close()
    #expect(try await soon.transcripts.unfinished().isEmpty)
    #expect(try await later.transcripts.unfinished().map(\.text) == ["what was said"])
    #expect(try await soon.taken("s", of: "ada") == "")
    #expect(try await later.transcripts.unfinished().isEmpty)
  }

  @Test("Claimed text is not also delivered with its session")
  func claimed() async throws {
    let (first, later) = (process(), process(at: 11))
    try await first.sessions.keep("s", of: "ada", state: Data())
    let change = change("what was said")
    _ = try await first.sessions.transcripts(of: "ada", in: "s").write(change)
    await first.transcripts.close()
    #expect(try await later.transcripts.claim(change.origin.id)?.text == "what was said")
    #expect(try await process(at: 12).taken("s", of: "ada") == nil)
  }

  @Test("A session with an unreadable state and its dictations are kept")
  func unreadable() async throws {
    let (first, second, later) = (process(), process(at: 5), process(at: 11))
    try await first.sessions.keep("s", of: "ada", state: Data("another version's".utf8))
    _ = try await first.sessions.transcripts(of: "ada", in: "s").write(change("what was said"))
    await first.transcripts.close()
    let taking = try await second.sessions.take("s", of: "ada") { _ in Int?.none }
    guard case .unknown = taking else { return #expect(Bool(false)) }
    #expect(try await later.transcripts.unfinished().map(\.text) == ["what was said"])
    #expect(try await later.taken("s", of: "ada") == "another version's")
  }

  @Test("A session counts as lost from its process's last activity")
  func touched() async throws {
    let hour = SessionRepository.retention
    let clock = Locked(Self.beginning)
    let repository = PartialTranscriptionRepository(
      RepositoryFile(
        path: folder.file("unfinished.sqlite"), patience: Self.patience,
        now: { clock.withLock { $0 } }),
      "ada")
    let first = SessionRepository(beside: repository)
    try await first.keep("s", of: "ada", state: Data("here".utf8))
    clock.withLock { $0 += hour }
    try await first.touch()
    await repository.close()
    let later = process(at: hour + 5)
    _ = try await later.transcripts.unfinished()
    #expect(try await later.taken("s", of: "ada") == "here")
  }

  @Test("A lost session is deleted after an hour")
  func expiry() async throws {
    let (first, later) = (process(), process(at: SessionRepository.retention + 1))
    try await first.sessions.keep("s", of: "ada", state: Data())
    await first.transcripts.close()
    _ = try await later.transcripts.unfinished()
    #expect(try await later.taken("s", of: "ada") == nil)
  }
}
