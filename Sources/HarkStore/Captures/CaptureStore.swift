import Foundation
import GRDB
import Hark

/// Keeps captures in a file, each with whose it is.
///
/// A user reaches nothing but their own: what is another's is as if it were not there. Safe to use
/// from several tasks at once. What a call has returned is on the disk for good. It throws
/// `StoreFailure`s, which hold nothing of a text.
public final class CaptureStore: Sendable {
  private let file: DatabaseFile

  /// Opens the file at `path`, making it and its folder where they are missing.
  public convenience init(path: String) throws { try self.init(path: path, patience: 5) }

  init(path: String, patience: Double) throws {
    file = try DatabaseFile(path: path, migrator: Self.migrator, patience: patience)
  }

  /// Where the file is.
  public var path: String { file.path }

  /// Keeps a new capture and returns it as kept.
  ///
  /// - Parameters:
  ///   - capture: What to keep; with a key that this user has used before, what was kept then is
  ///     returned, or `keyInUse` is thrown when it was another text.
  ///   - user: Whose it is.
  ///   - moment: When it was made; kept to the millisecond.
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

  /// The capture with this number; nil when there is none of this user's.
  public func capture(_ id: Int, of user: String) async throws -> Something? {
    try await file.read { database in
      try CaptureRow.all(of: user).filter { $0.id == Int64(id) }.fetchOne(database)?.something
    }
  }

  /// Deletes the capture with this number, and the key that it was saved under.
  ///
  /// Returns whether there was one of this user's.
  public func delete(_ id: Int, of user: String) async throws -> Bool {
    let wasThere = try await file.write { database in
      try CaptureRow.all(of: user).filter { $0.id == Int64(id) }.deleteAll(database) > 0
    }
    if wasThere { await file.settle() }
    return wasThere
  }

  /// A user's captures, the newest first.
  ///
  /// - Parameters:
  ///   - user: Whose.
  ///   - last: The number at which the page before ended; nil for the first page. However many are
  ///     added or deleted meanwhile, going on from there shows none twice and leaves none out.
  ///   - limit: How many at most, 1 or more.
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

  /// Lets go of the file; nothing can be kept or found afterwards.
  public func close() throws { try file.close() }
}
