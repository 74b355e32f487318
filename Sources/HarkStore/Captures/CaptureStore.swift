import Foundation
import GRDB
import Hark

/// A file of captures, each owned by a user.
///
/// Users can access only their own captures; those of other users appear not to exist. Concurrent
/// tasks can share a store. When a call has returned, its changes are durable on disk. Calls throw
/// `StoreFailure`s, which never contain text of a capture, or `CancellationError`.
public final class CaptureStore: Sendable {
  let file: DatabaseFile

  /// Opens the file at `path`, creating it and its folder if necessary.
  public convenience init(path: String) throws { try self.init(path: path, patience: 5) }

  init(path: String, patience: Double) throws {
    file = try DatabaseFile(path: path, migrator: Self.migrator, patience: patience)
  }

  /// The path of the file.
  public var path: String { file.path }

  /// Saves a new capture and returns the saved capture.
  ///
  /// - Parameters:
  ///   - capture: The capture to save. If the user has already saved a capture with the same key,
  ///     that capture is returned, or `keyInUse` is thrown if its text or type differs.
  ///   - user: The owner of the capture.
  ///   - moment: The creation time, saved with millisecond precision.
  public func insert(
    _ capture: NewCapture, of user: String, at moment: Date = Date()
  ) async throws -> SavedCapture {
    if capture.content.utf8.contains(0) { throw StoreFailure.unstorableText }
    return try await file.write { database in
      if let kept = try CaptureRow.kept(under: capture.key, of: user, in: database) {
        guard kept.isSame(as: capture) else { throw StoreFailure.keyInUse }
        return kept.something
      }
      return try CaptureRow(capture, of: user, at: moment).inserted(database).something
    }
  }

  /// Returns the capture with this identifier; `nil` if the user has no such capture.
  public func capture(_ id: Int, of user: String) async throws -> SavedCapture? {
    try await file.read { database in
      try CaptureRow.all(of: user).filter { $0.id == Int64(id) }.fetchOne(database)?.something
    }
  }

  /// Deletes the capture with this identifier, and the key under which it was saved.
  ///
  /// Returns whether the user had such a capture.
  public func delete(_ id: Int, of user: String) async throws -> Bool {
    let wasThere = try await file.write { database in
      try CaptureRow.all(of: user).filter { $0.id == Int64(id) }.deleteAll(database) > 0
    }
    if wasThere { await file.settle() }
    return wasThere
  }

  /// Returns a page of a user's captures, newest first.
  ///
  /// - Parameters:
  ///   - user: The owner of the captures.
  ///   - last: The last identifier of the previous page; `nil` for the first page. Paging neither
  ///     repeats nor skips an existing capture, even if others are added or deleted in the
  ///     meantime.
  ///   - limit: The maximum number of captures, at least 1.
  public func page(
    of user: String, before last: Int? = nil, limit: Int
  ) async throws -> CapturePage {
    try await file.read { database in
      var request = CaptureRow.all(of: user)
      if let last { request = request.filter { $0.id < Int64(last) } }
      let rows = try request.order(\.id.desc).limit(limit + 1).fetchAll(database)
      return CapturePage(rows.map(\.something), limit: limit)
    }
  }

  /// Closes the file; later calls fail.
  public func close() throws { try file.close() }
}

extension CaptureStore {
  /// The schema migrations of a file; a released migration never changes.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("captures") { database in
      try database.create(table: "capture") { table in
        // Identifiers are never reused, so that a page continues where the previous one ended.
        table.autoIncrementedPrimaryKey("id")
        table.column("userId", .text).notNull()
        table.column("idempotencyKey", .text)
        table.column("content", .text)
        table.column("contentType", .text).notNull()
        table.column("mediaUrl", .text)
        table.column("meaning", .text)
        table.column("isMeaningUserEdited", .boolean).notNull()
        table.column("noveltyScore", .double)
        table.column("createdAt", .integer).notNull()
        table.column("updatedAt", .integer).notNull()
        table.uniqueKey(["userId", "idempotencyKey"])
      }
      try database.create(indexOn: "capture", columns: ["userId", "id"])
    }
    migrator.registerMigration("revokedTokens") { database in
      try database.create(table: "revokedToken", options: .withoutRowID) { table in
        table.primaryKey("id", .text)
        table.column("until", .integer).notNull()
      }
    }
    return migrator
  }
}

/// A capture to save.
public struct NewCapture: Sendable, Equatable {
  /// The text.
  public var content: String

  /// The type of the content.
  public var contentType: SavedCapture.ContentType

  /// The client's idempotency key, which prevents a retry from saving a duplicate; `nil` for none.
  public var key: String?

  /// Creates a capture to save.
  public init(
    _ content: String, as contentType: SavedCapture.ContentType = .text, key: String? = nil
  ) {
    self.content = content
    self.contentType = contentType
    self.key = key
  }
}

/// One page of a user's captures.
public struct CapturePage: Sendable, Equatable {
  /// The captures, newest first.
  public let captures: [SavedCapture]

  /// The exclusive upper bound of the next page's identifiers; `nil` on the last page.
  public let next: Int?

  /// Creates a page of the first `limit` captures; an additional one indicates another page.
  init(_ found: [SavedCapture], limit: Int) {
    captures = Array(found.prefix(limit))
    next = found.count > limit ? captures.last?.id : nil
  }
}
