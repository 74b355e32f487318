import Foundation
import GRDB
import Hark
import Testing

@testable import HarkStore

@Suite("Capture store", .timeLimit(.minutes(5)))
struct CaptureStoreTests {
  private let folder = TemporaryFolder()
  private let moment = Date(timeIntervalSince1970: 1_800_000_000.1234)

  private func store() throws -> CaptureStore {
    try CaptureStore(path: folder.file("captures.sqlite"))
  }

  @Test("Captures are stored exactly, to the byte and the millisecond")
  func keeps() async throws {
    let text =
      "e\u{301} 👩‍👩‍👧‍👦\n\t\u{1}\"; DROP TABLE capture; -- ü" + String(repeating: "x", count: 10_000)
    var store: CaptureStore? = try store()
    let kept = try #require(
      try await store?.insert(NewCapture(text, key: "k"), of: "ada", at: moment))
    #expect(Array((kept.content ?? "").utf8) == Array(text.utf8))
    #expect(kept.userId == "ada" && kept.contentType == .text && kept.meaning == nil)
    #expect(kept.createdAt.timeIntervalSince1970 == 1_800_000_000.123)
    #expect(kept.updatedAt == kept.createdAt && !kept.isMeaningUserEdited)
    try store?.close()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file("captures.sqlite")))
    #expect(bytes.range(of: Data("DROP TABLE".utf8)) != nil)
    store = try self.store()
    #expect(try await store?.capture(kept.id, of: "ada") == kept)
  }

  @Test("Other users' captures appear not to exist")
  func others() async throws {
    let store = try store()
    let kept = try await store.insert(NewCapture("mine"), of: "ada")
    #expect(try await store.capture(kept.id, of: "bob") == nil)
    #expect(try await store.delete(kept.id, of: "bob") == false)
    #expect(try await store.page(of: "bob", limit: 9).captures.isEmpty)
    #expect(try await store.capture(kept.id, of: "ada") == kept)
  }

  @Test("A deleted capture's number is not reused, and its text leaves the disk")
  func deletes() async throws {
    let store = try store()
    let kept = try await store.insert(NewCapture("quixotic zebra"), of: "ada")
    #expect(try await store.delete(kept.id, of: "ada"))
    #expect(try await store.delete(kept.id, of: "ada") == false)
    #expect(try await store.capture(kept.id, of: "ada") == nil)
    for ending in ["", "-wal"] {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: store.path + ending))
      #expect(bytes.range(of: Data("quixotic".utf8)) == nil)
    }
    #expect(try await store.insert(NewCapture("next"), of: "ada").id > kept.id)
  }

  @Test("A capture that cannot be decoded is damaged, and its text is in no error")
  func undecodable() async throws {
    let store = try store()
    let kept = try await store.insert(NewCapture("quixotic zebra"), of: "ada")
    try await DatabaseQueue(path: store.path).write { database in
      try database.execute(sql: "UPDATE capture SET contentType = 'smell'")
    }
    await #expect(throws: StoreFailure.damaged) { try await store.capture(kept.id, of: "ada") }
    await #expect(throws: StoreFailure.damaged) { try await store.page(of: "ada", limit: 9) }
  }

  @Test("A key stores one text per user and is refused for another text")
  func keys() async throws {
    let store = try store()
    let first = try await store.insert(NewCapture("a", key: "k"), of: "ada", at: moment)
    let again = try await store.insert(NewCapture("a", key: "k"), of: "ada")
    #expect(again == first)
    await #expect(throws: StoreFailure.keyInUse) {
      try await store.insert(NewCapture("b", key: "k"), of: "ada")
    }
    #expect(try await store.insert(NewCapture("b", key: "k"), of: "bob").id != first.id)
    #expect(try await store.page(of: "ada", limit: 9).captures == [first])
    #expect(try await store.delete(first.id, of: "ada"))
    #expect(try await store.insert(NewCapture("b", key: "k"), of: "ada").content == "b")
  }

  @Test("Canonically equivalent texts are different")
  func lookAlikes() async throws {
    let store = try store()
    _ = try await store.insert(NewCapture("\u{E9}", key: "k"), of: "ada")
    await #expect(throws: StoreFailure.keyInUse) {
      try await store.insert(NewCapture("e\u{301}", key: "k"), of: "ada")
    }
  }

  @Test("Concurrent repetitions store one capture")
  func race() async throws {
    let store = try store()
    let ids = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 {
        group.addTask { try await store.insert(NewCapture("a", key: "k"), of: "ada").id }
      }
      return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(ids.count == 1)
  }

  @Test("A text with U+0000, at which the database would truncate it, is refused")
  func zero() async throws {
    let store = try store()
    await #expect(throws: StoreFailure.unstorableText) {
      try await store.insert(NewCapture("a\0b"), of: "ada")
    }
  }

  @Test("A revocation applies to all stores of the file at once, and is never deleted")
  func revocations() async throws {
    let (store, other) = (try store(), try store())
    #expect(try await other.isRevoked("a") == false)
    try await store.revoke("a")
    try await store.revoke("a")
    #expect(try await other.isRevoked("a"))
    #expect(try await other.isRevoked("A") == false)
    try await other.revoke("b")
    for id in ["a", "b"] { #expect(try await store.isRevoked(id)) }
    // An earlier version, which deletes the entries whose time has come, keeps them too.
    #expect(try await store.expiringRevocationCount == 0)
  }

  @Test("Pages continue correctly when captures are added or deleted")
  func pages() async throws {
    let store = try store()
    for number in 1...7 { _ = try await store.insert(NewCapture("\(number)"), of: "ada") }
    let first = try await store.page(of: "ada", limit: 3)
    #expect(first.captures.map(\.content) == ["7", "6", "5"])
    _ = try await store.insert(NewCapture("8"), of: "ada")
    _ = try await store.insert(NewCapture("other"), of: "bob")
    _ = try await store.delete(try #require(first.next), of: "ada")
    let second = try await store.page(of: "ada", before: first.next, limit: 3)
    #expect(second.captures.map(\.content) == ["4", "3", "2"])
    let third = try await store.page(of: "ada", before: second.next, limit: 3)
    #expect(third.captures.map(\.content) == ["1"] && third.next == nil)
  }

  @Test("The last page is marked, even if it is full")
  func lastPage() async throws {
    let store = try store()
    for number in 1...3 { _ = try await store.insert(NewCapture("\(number)"), of: "ada") }
    #expect(try await store.page(of: "ada", limit: 3).next == nil)
    #expect(try await store.page(of: "ada", limit: 2).next != nil)
    #expect(try await store.page(of: "nobody", limit: 2) == CapturePage([], limit: 2))
  }
}
