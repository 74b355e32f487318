import Foundation
import GRDB

/// Why a store could not do what was asked; what it holds is as it was before.
public enum StoreFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The disk has no room left.
  case full

  /// The file, or the disk that it is on, may only be read.
  case readOnly

  /// Something else has held the file for longer than one waits.
  case locked

  /// The file is no database, or its inside is broken.
  case damaged

  /// The file or its folder can neither be opened nor made.
  case unreachable

  /// A later version of Hark has changed how the file is laid out.
  case tooNew

  /// The disk could not be read or written, or something else went wrong that has no cure of its own.
  case broken

  /// The text holds the character U+0000, at which the database would cut it off.
  case unstorableText

  /// The key of a save was used before, for another text.
  case keyInUse

  /// What went wrong with the file at `path` and what to do, in one sentence.
  public func sentence(for path: String) -> String {
    switch self {
    case .full: "There is no room left for \(path); free some space and try again."
    case .readOnly: "\(path) may not be written; make it writable, or choose another file."
    case .locked: "Something else holds \(path); end it, or wait, and try again."
    case .damaged:
      "\(path) is damaged or is no database; put a copy of it back, or move it away to begin anew."
    case .unreachable:
      "\(path) can neither be opened nor made; check the folder and who may write there."
    case .tooNew: "\(path) was written by a later version of Hark; use that version."
    case .broken: "\(path) could not be read or written; check the disk and try again."
    case .unstorableText: "The text holds the character U+0000; leave it out and try again."
    case .keyInUse: "This key has been used for another text; use a new one for each save."
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

  /// The failure that a number of the system's stands for, when a file could not be made or opened.
  init(code: Int32) {
    switch code {
    case ENOSPC, EDQUOT: self = .full
    case EROFS: self = .readOnly
    default: self = .unreachable
    }
  }

  /// Runs `work`; what the database throws becomes a store's failure.
  static func translating<Result>(_ work: () throws -> Result) throws -> Result {
    do { return try work() } catch let error as DatabaseError { throw StoreFailure(error) }
  }

  /// Awaits `work`; what the database throws becomes a store's failure.
  static func translating<Result: Sendable>(
    _ work: () async throws -> Result
  ) async throws -> Result {
    do { return try await work() } catch let error as DatabaseError { throw StoreFailure(error) }
  }
}
