import Foundation
import GRDB
import Hark
import Testing

@testable import HarkStore

@Suite("Database file", .timeLimit(.minutes(5)))
struct DatabaseFileTests {
  private let folder = TemporaryFolder()

  private var path: String { folder.file("new/deep/captures.sqlite") }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require((attributes[.posixPermissions] as? NSNumber)?.intValue)
  }

  @Test("Only the owner can access the files and the folder")
  func rights() async throws {
    let store = try CaptureStore(path: path)
    _ = try await store.insert(NewCapture("a"), of: "ada")
    for ending in ["", "-wal", "-shm"] { #expect(try mode(path + ending) == 0o600) }
    #expect(try mode(folder.file("new/deep")) == 0o700)
    try store.close()
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    _ = try CaptureStore(path: path)
    #expect(try mode(path) == 0o600)
  }

  @Test("Stores that open a new file concurrently all find it migrated")
  func together() async throws {
    var migrator = DatabaseMigrator()
    for step in ["a", "b", "c"] {
      migrator.registerMigration(step) { try $0.create(table: step) { $0.column("x") } }
    }
    for round in 0..<10 {
      let path = folder.file("\(round).sqlite")
      try await withThrowingTaskGroup(of: Int?.self) { group in
        for _ in 0..<4 {
          group.addTask { [migrator] in
            let file = try await Self.open(path, migrator)
            return try await file.read {
              try Int.fetchOne($0, sql: "SELECT count(*) FROM a, b, c")
            }
          }
        }
        for try await count in group { #expect(count == 0) }
      }
    }
  }

  /// Opens the file on a separate thread, because the wait for the lock would block other tests.
  ///
  /// The timeout is longer than a busy disk needs.
  private static func open(
    _ path: String, _ migrator: DatabaseMigrator
  ) async throws -> DatabaseFile {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue(label: "opening").async {
        continuation.resume(
          with: Result { try DatabaseFile(path: path, migrator: migrator, patience: 60) })
      }
    }
  }

  @Test("A write returns when it is on disk")
  func durability() async throws {
    let file = try DatabaseFile(path: path, migrator: DatabaseMigrator())
    let settings = try await file.write { database in
      [
        try String.fetchOne(database, sql: "PRAGMA journal_mode"),
        try String.fetchOne(database, sql: "PRAGMA synchronous"),
        try String.fetchOne(database, sql: "PRAGMA secure_delete"),
      ]
    }
    #expect(settings == ["wal", "2", "1"])
  }

  @Test("A file that is not a database, or is corrupt, is damaged")
  func damaged() async throws {
    let text = folder.file("text.sqlite")
    try Data(repeating: 0x41, count: 8_192).write(to: URL(fileURLWithPath: text))
    #expect(throws: StoreFailure.damaged) { try CaptureStore(path: text) }
    let store = try CaptureStore(path: path)
    for _ in 0..<200 {
      _ = try await store.insert(NewCapture(String(repeating: "a", count: 999)), of: "ada")
    }
    try store.close()
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for place in stride(from: 4_096 * 8, to: bytes.count, by: 1) { bytes[place] = 0xFF }
    try bytes.write(to: URL(fileURLWithPath: path))
    let broken = try CaptureStore(path: path)
    await #expect(throws: StoreFailure.damaged) { try await broken.page(of: "ada", limit: 200) }
  }

  @Test("Full and read-only disks are reported, and nothing is lost")
  func fullAndReadOnly() async throws {
    let file = try DatabaseFile(path: path, migrator: CaptureStore.migrator)
    let long = String(repeating: "a", count: 100_000)
    let insert: @Sendable (Database) throws -> Void = { database in
      _ = try CaptureRow(NewCapture(long), of: "ada", at: Date()).inserted(database)
    }
    try await file.write(insert)
    // The limit is the database's own, but the error is the same as for a full disk.
    try await file.write { database in
      let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
      try database.execute(sql: "PRAGMA max_page_count = \(pages)")
    }
    await #expect(throws: StoreFailure.full) { try await file.write(insert) }
    try await file.write { try $0.execute(sql: "PRAGMA max_page_count = 100000") }
    try await file.write(insert)
    #expect(try await file.read { try CaptureRow.fetchCount($0) } == 2)
    try await file.write { try $0.execute(sql: "PRAGMA query_only = 1") }
    await #expect(throws: StoreFailure.readOnly) { try await file.write(insert) }
    #expect(try await file.read { try CaptureRow.fetchCount($0) } == 2)
  }

  @Test("A file that another process locks is reported after the timeout")
  func locked() async throws {
    let store = try CaptureStore(path: path, patience: 0)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    await #expect(throws: StoreFailure.locked) {
      try await store.insert(NewCapture("a"), of: "ada")
    }
    try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    _ = try await store.insert(NewCapture("a"), of: "ada")
  }

  @Test("An inaccessible path is reported")
  func unreachable() throws {
    let text = folder.file("file")
    try Data().write(to: URL(fileURLWithPath: text))
    #expect(throws: StoreFailure.unreachable) { try CaptureStore(path: text + "/captures.sqlite") }
    #expect(throws: StoreFailure.unreachable) { try CaptureStore(path: folder.path) }
  }

  @Test("A file of a later version is not changed")
  func tooNew() throws {
    var later = CaptureStore.migrator
    later.registerMigration("a later step") { try $0.execute(sql: "CREATE TABLE x (y)") }
    try DatabaseFile(path: path, migrator: later).close()
    #expect(throws: StoreFailure.tooNew) { try CaptureStore(path: path) }
  }

  @Test("Every failure is one sentence with the remedy", arguments: StoreFailure.allCases)
  func sentences(_ failure: StoreFailure) {
    let sentence = failure.sentence(for: "notes.sqlite")
    #expect(sentence.hasSuffix(".") && sentence.contains(";") && !sentence.contains("\n"))
  }
}
