import Foundation
import GRDB
import Hark

/// A file of captures, each owned by a user.
///
/// Users can access only their own captures; those of other users appear not to exist. Safe to use
/// from concurrent tasks. When a call has returned, its changes are durable on disk. Calls throw
/// `StoreFailure`s, which never contain text of a capture.
public final class CaptureStore: Sendable {
  private let file: DatabaseFile

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
  ) async throws -> Something {
    if capture.content.utf8.contains(0) { throw StoreFailure.unstorableText }
    return try await file.write { database in
      if let kept = try CaptureRow.kept(under: capture.key, of: user, in: database) {
        guard kept.isSame(as: capture) else { throw StoreFailure.keyInUse }
        return kept.something
      }
      return try CaptureRow(capture, of: user, at: moment).inserted(database).something
    }
  }

  /// Returns the capture with this identifier; `nil` if the user has none.
  public func capture(_ id: Int, of user: String) async throws -> Something? {
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
  ///     repeats nor skips a capture, even if captures are added or deleted meanwhile.
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
