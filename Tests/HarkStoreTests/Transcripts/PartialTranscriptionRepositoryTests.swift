import Dispatch
import Foundation
import GRDB
import Hark
import HarkTesting
import LedgerCoverage
import Testing

@testable import HarkStore

@Suite("Partial transcription repository", .timeLimit(.minutes(5)))
struct PartialTranscriptionRepositoryTests {
  private let folder = TemporaryFolder()

  private var path: String { folder.file("new/unfinished.sqlite") }

  private func repository(_ user: String = "ada") -> PartialTranscriptionRepository {
    repository(user, after: 3_600)
  }

  /// Returns a repository that is opened `seconds` after the first dictation began.
  private func repository(
    _ user: String = "ada", after seconds: Double
  ) -> PartialTranscriptionRepository {
    let now = Self.beginning.addingTimeInterval(seconds)
    return PartialTranscriptionRepository(
      RepositoryFile(path: path, patience: Self.patience, now: { now }), user)
  }

  /// A timeout that even a busy disk does not exceed, in seconds.
  private static let patience = 60.0

  private static let beginning = Date(timeIntervalSince1970: 1_700_000_000.125)

  private func origin(_ field: String? = "summary", at moment: Double = 0) -> DictationOrigin {
    DictationOrigin(
      experience: "dictation", field: field, locale: .norwegianBokmal,
      settings: DictationSettings(.dictation, recognizer: "pocketsphinx"),
      startedAt: Self.beginning.addingTimeInterval(moment))
  }

  private func change(
    _ origin: DictationOrigin, _ keeping: Int, _ segments: [String], _ tail: String = ""
  ) -> DictationChange {
    DictationChange(origin, keeping: keeping, segments: segments, tail: tail)
  }

  @Test("The store conforms")
  func conformance() async {
    let check = TranscriptStoreConformance(open: { [path] in
      PartialTranscriptionRepository(RepositoryFile(path: path, patience: Self.patience), "")
    }) { await $0.close() }
    let findings = await check.findings()
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test("Each final segment is written to disk; interim text alone is not")
  func finalSegmentsAreFlushed() async throws {
    let (queue, flushes) = (DispatchQueue(label: "flushes"), Locked(0))
    let file = RepositoryFile(path: path, patience: Self.patience, flushing: queue) { file in
      file.flush()
      flushes.withLock { $0 += 1 }
    }
    let (repository, origin) = (PartialTranscriptionRepository(file, "ada"), origin())
    #expect(try await repository.write(change(origin, 0, [], "one")))
    #expect(try await repository.write(change(origin, 0, ["one two"], "")))
    #expect(try await repository.write(change(origin, 1, [], "thr")))
    #expect(try await repository.write(change(origin, 1, ["three"], "")))
    await withCheckedContinuation { all in queue.async { all.resume() } }
    #expect(flushes.withLock { $0 } == 2)
  }

  @Test("A dictation is offered unchanged when its owner has ended")
  func roundTrip() async throws {
    let (first, origin) = (repository(), origin())
    #expect(try await first.write(change(origin, 0, ["one two"], "thr")))
    #expect(try await first.write(change(origin, 1, ["three"], "fø")))
    #expect(try await first.write(change(origin, 2, [], "før")))
    await first.close()
    let found = try await repository().unfinished()
    #expect(
      found == [UnfinishedDictation(origin, segments: ["one two", "three"], tail: "før")])
    #expect(found.first?.text == "one two three før")
  }

  @Test("Changed segments are replaced")
  func replaced() async throws {
    let (store, origin) = (repository(), origin())
    _ = try await store.write(change(origin, 0, ["one", "two", "three"], "x"))
    #expect(try await store.write(change(origin, 1, ["too"])))
    await store.close()
    #expect(try await repository().unfinished().first?.segments == ["one", "too"])
  }

  @Test("A change that follows missing segments is refused, and all segments can be sent again")
  func incomplete() async throws {
    let (store, origin) = (repository(), origin())
    #expect(try await store.write(change(origin, 1, ["two"])) == false)
    #expect(try await store.write(change(origin, 0, ["one"])))
    // The file is moved away; later changes go into a new one.
    try FileManager.default.moveItem(atPath: path, toPath: folder.file("away.sqlite"))
    #expect(try await store.write(change(origin, 1, ["two"])) == false)
    #expect(try await store.write(change(origin, 0, ["one", "two"])))
    await store.close()
    #expect(try await repository().unfinished().map(\.text) == ["one two"])
  }

  @Test("A live process's dictation is not offered, a released one is")
  func owners() async throws {
    let (first, second, origin) = (repository(), repository(), origin())
    _ = try await first.write(change(origin, 0, ["one"]))
    #expect(try await first.unfinished().isEmpty)
    #expect(try await second.unfinished().isEmpty)
    #expect(try await second.claim(origin.id) == nil)
    try await second.finish(origin.id)
    try await first.release(origin.id)
    #expect(try await first.unfinished().map(\.text) == ["one"])
    #expect(try await second.unfinished().map(\.text) == ["one"])
  }

  @Test("Only one process can claim a dictation")
  func claimed() async throws {
    let (first, second, origin) = (repository(), repository(), origin())
    _ = try await first.write(change(origin, 0, ["one"], "two"))
    try await first.release(origin.id)
    #expect(try await second.claim(origin.id)?.text == "one two")
    #expect(try await first.claim(origin.id) == nil)
    #expect(try await second.claim(origin.id) == nil)
    #expect(try await first.unfinished().isEmpty)
    // If the claiming process is killed before the text is safe, the dictation is offered again.
    await second.close()
    #expect(try await first.claim(origin.id)?.text == "one two")
    try await first.finish(origin.id)
    await first.close()
    #expect(try await repository().unfinished().isEmpty)
  }

  @Test("Dictations are offered oldest first, and only to their user")
  func order() async throws {
    let (ada, bob) = (repository(), repository("bob"))
    for (text, moment) in [("later", 9.0), ("sooner", 5)] {
      _ = try await ada.write(change(origin(at: moment), 0, [text]))
    }
    let secret = origin()
    _ = try await bob.write(change(secret, 0, ["secret"]))
    await ada.close()
    await bob.close()
    #expect(try await repository().unfinished().map(\.text) == ["sooner", "later"])
    #expect(try await repository().claim(secret.id) == nil)
    try await repository().finish(secret.id)
    #expect(
      try await repository().repository(of: "bob").unfinished().map(\.text) == ["secret"])
  }

  @Test("No file contains a finished dictation, and only the user can access them")
  func privacy() async throws {
    let (store, origin) = (repository(), origin("kjennetegn"))
    for number in 0..<40 {
      _ = try await store.write(change(origin, number, ["hemmelig \(number)"], "usagt"))
    }
    let files = try #require(FileManager.default.enumerator(atPath: folder.file("new")))
      .compactMap { $0 as? String }
    #expect(files.count >= 5)
    for file in files + ["."] {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.file("new/" + file))
      let mode = try #require((attributes[.posixPermissions] as? NSNumber)?.intValue)
      #expect(mode & 0o077 == 0, "\(file) may be read by others")
    }
    #expect(found("hemmelig") && found("kjennetegn"))
    try await store.finish(origin.id)
    #expect(!found("hemmelig") && !found("usagt") && !found("kjennetegn"))
  }

  private func found(_ text: String) -> Bool {
    ["", "-wal", "-shm"].contains { ending in
      guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path + ending)) else {
        return false
      }
      return bytes.range(of: Data(text.utf8)) != nil
    }
  }

  @Test("An unclaimed dictation is deleted after thirty days")
  func expires() async throws {
    let day = 86_400.0
    let (killed, living) = (repository(), repository("bob"))
    _ = try await killed.write(change(origin(at: 0), 0, ["hemmelig"]))
    _ = try await killed.write(change(origin(at: day), 0, ["later"]))
    await killed.close()
    let own = origin(at: 0)
    _ = try await living.write(change(own, 0, ["still being said"]))
    #expect(
      try await repository(after: 30 * day - 1).unfinished().map(\.text) == ["hemmelig", "later"])
    #expect(found("hemmelig"))
    // A request by any user removes the expired text, even if its own user makes no request.
    let next = repository("eve", after: 30 * day + 1)
    #expect(try await next.unfinished().isEmpty)
    #expect(!found("hemmelig"))
    #expect(try await repository(after: 30 * day + 1).unfinished().map(\.text) == ["later"])
    // A dictation that is still running after this time keeps its text.
    #expect(try await living.write(change(own, 1, ["and said"])))
    try await living.release(own.id)
    #expect(try await repository("bob").unfinished().map(\.text) == ["still being said and said"])
  }

  @Test("Opening and querying the file delete expired dictations")
  func expiresWhileOpen() async throws {
    let day = 86_400.0
    let killed = repository()
    _ = try await killed.write(change(origin(at: 0), 0, ["hemmelig"]))
    await killed.close()
    let writer = repository(after: 31 * day)
    _ = try await writer.write(change(origin(at: 31 * day), 0, ["new"]))
    #expect(!found("hemmelig"))
    let clock = Locked(Self.beginning.addingTimeInterval(31 * day))
    let long = PartialTranscriptionRepository(
      RepositoryFile(path: path, patience: Self.patience, now: { clock.withLock { $0 } }), "ada")
    await writer.close()
    #expect(try await long.unfinished().map(\.text) == ["new"])
    clock.withLock { $0 = $0.addingTimeInterval(31 * day) }
    #expect(try await long.unfinished().isEmpty)
  }

  @Test("Only marks of ended processes are removed")
  func marks() async throws {
    let living = repository()
    _ = try await living.write(change(origin(), 0, ["one"]))
    let folder = path + "-owners"
    // A mark left behind by a killed process.
    try Data().write(to: URL(fileURLWithPath: folder + "/" + UUID().uuidString))
    let marks = { try FileManager.default.contentsOfDirectory(atPath: folder) }
    #expect(try marks().count == 2)
    let other = repository()
    #expect(try await other.unfinished().isEmpty)
    #expect(try marks().count == 2)
    await other.close()
    #expect(try marks().count == 1)
    #expect(OwnerMark.isAlive(try #require(marks().first), in: folder))
    #expect(!OwnerMark.isAlive(UUID().uuidString, in: folder))
  }

  @Test("A process keeps its dictations when the file is reopened")
  func reopened() async throws {
    let file = RepositoryFile(path: path, patience: Self.patience)
    let (other, origin) = (repository(), origin())
    let store = PartialTranscriptionRepository(file, "ada")
    _ = try await store.write(change(origin, 0, ["one"]))
    await #expect(throws: TranscriptStoreFailure.broken) {
      try await file.write { _, _ in throw StoreFailure.broken }
    }
    #expect(try await store.unfinished().isEmpty)
    #expect(try await other.unfinished().isEmpty)
    #expect(try await other.claim(origin.id) == nil)
    // The dictation is finished before anything more is written.
    try await store.finish(origin.id)
    await store.close()
    #expect(try await other.unfinished().isEmpty)
  }

  @Test("A removed owner mark is recreated when the file is reopened")
  func remarked() async throws {
    let file = RepositoryFile(path: path, patience: Self.patience)
    let (other, origin) = (repository(), origin())
    let store = PartialTranscriptionRepository(file, "ada")
    _ = try await store.write(change(origin, 0, ["one"]))
    try FileManager.default.removeItem(atPath: path + "-owners")
    await #expect(throws: TranscriptStoreFailure.broken) {
      try await file.write { _, _ in throw StoreFailure.broken }
    }
    #expect(try await store.unfinished().isEmpty)
    #expect(try await other.unfinished().isEmpty)
  }

  @Test("Unreadable settings do not withhold any text")
  func strangeSettings() async throws {
    let (store, strange, other) = (repository(), origin(), origin(at: 1))
    _ = try await store.write(change(strange, 0, ["one"]))
    _ = try await store.write(change(other, 0, ["two"]))
    await store.close()
    let file = try DatabaseFile(path: path, migrator: PartialTranscriptionRepository.migrator)
    try file.writeNow {
      try $0.execute(
        sql: "UPDATE dictation SET settings = '{}' WHERE id = ?", arguments: [strange.id.uuidString]
      )
    }
    try file.close()
    #expect(try await repository().unfinished().map(\.text) == ["one", "two"])
    #expect(try await repository().claim(strange.id)?.text == "one")
  }

  @Test("A text with U+0000 loses only that character")
  func zero() async throws {
    let (store, origin) = (repository(), origin())
    _ = try await store.write(change(origin, 0, ["one\0two"], "three\0four"))
    await store.close()
    #expect(try await repository().unfinished().first?.text == "onetwo threefour")
  }

  @Test("Many sessions can write to one file concurrently")
  func many() async throws {
    let stores = [repository(), repository()]
    let origins = (0..<16).map { origin("\($0)", at: Double($0)) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, origin) in origins.enumerated() {
        group.addTask {
          for segment in 0..<10 {
            let change = change(origin, segment, ["\(number).\(segment)"], "\(segment)")
            let wasWhole = try await stores[number % 2].write(change)
            #expect(wasWhole)
          }
        }
      }
      try await group.waitForAll()
    }
    for store in stores { await store.close() }
    let found = try await repository().unfinished()
    #expect(found.map(\.origin) == origins)
    for (number, dictation) in found.enumerated() {
      #expect(dictation.segments == (0..<10).map { "\(number).\($0)" })
    }
  }
}
