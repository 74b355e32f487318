import Foundation
import GRDB
import Hark

/// The reason a store operation failed.
///
/// A failed operation leaves the store unchanged.
public enum StoreFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The disk is full.
  case full

  /// The file or its volume is read-only.
  case readOnly

  /// Another process or connection has locked the file for longer than the timeout.
  case locked

  /// The file is not a database, or its contents are corrupt.
  case damaged

  /// The file or its folder cannot be opened or created.
  case unreachable

  /// A later version of Hark has changed the file format.
  case tooNew

  /// A disk read or write failed, or another error without a specific solution occurred.
  case broken

  /// The text contains the character U+0000, at which the database would truncate it.
  case unstorableText

  /// The key has already been used to save a different capture.
  case keyInUse

  /// Returns a sentence that describes the problem with the file at `path` and how to fix it.
  public func sentence(for path: String) -> String {
    switch self {
    case .unstorableText: "The text contains the character U+0000; remove it and try again."
    case .keyInUse: "This key has been used for another text; use a new key for each save."
    case .full, .readOnly, .locked, .damaged, .unreachable, .tooNew, .broken:
      TranscriptStoreFailure(self).sentence(for: path)
    }
  }

  init(_ error: DatabaseError) {
    switch error.resultCode {
    case .SQLITE_FULL: self = .full
    case .SQLITE_READONLY, .SQLITE_PERM: self = .readOnly
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
    case .SQLITE_CANTOPEN: self = .unreachable
    default: self = .broken
    }
  }

  init(code: Int32) {
    switch code {
    case ENOSPC, EDQUOT: self = .full
    case EROFS: self = .readOnly
    default: self = .unreachable
    }
  }

  static func translating<Result>(_ work: () throws -> Result) throws -> Result {
    do { return try work() } catch { throw translated(error) }
  }

  static func translating<Result: Sendable>(
    _ work: () async throws -> Result
  ) async throws -> Result {
    do { return try await work() } catch { throw translated(error) }
  }

  /// Returns the failure for a database error, whose description may quote stored text.
  private static func translated(_ error: any Error) -> any Error {
    switch error {
    case let error as DatabaseError: StoreFailure(error)
    case is RowDecodingError, is DecodingError: StoreFailure.damaged
    default: error
    }
  }
}

extension TranscriptStoreFailure {
  // The engine's failures have the same raw values as the store's.
  init(_ failure: StoreFailure) { self = Self(rawValue: failure.rawValue) ?? .broken }
}

extension StoreFailure: LocalizedError {
  /// The problem and how to fix it, in one sentence.
  public var errorDescription: String? { sentence(for: "Hark's file") }

  /// Creates the store failure that corresponds to a failure reported to the engine.
  public init(_ failure: TranscriptStoreFailure) {
    self = Self(rawValue: failure.rawValue) ?? .broken
  }

  /// Whether the file can stay open, because the failure does not affect it.
  var leavesFileOpen: Bool {
    switch self {
    case .full, .locked, .unstorableText, .keyInUse: true
    case .readOnly, .damaged, .unreachable, .tooNew, .broken: false
    }
  }
}
