import Foundation
import GRDB

/// The revoked tokens that have not expired.
///
/// They are in the file that all servers of an installation share, so a revocation applies to all of
/// them at once.
extension CaptureStore {
  /// Revokes the tokens with this identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - end: The time by which all of these tokens have expired; the entry is deleted by a later
  ///     revocation.
  ///   - moment: The current date.
  package func revoke(_ id: String, until end: Date, at moment: Date = Date()) async throws {
    try await file.write { database in
      try database.execute(
        sql: "DELETE FROM revokedToken WHERE until <= ?", arguments: [moment.inMilliseconds])
      // Of two revocations, the one that lasts longer applies.
      try database.execute(
        sql: """
          INSERT INTO revokedToken (id, until) VALUES (?, ?)
          ON CONFLICT (id) DO UPDATE SET until = MAX(until, excluded.until)
          """, arguments: [id, end.inMilliseconds])
    }
  }

  /// Returns whether the tokens with this identifier are revoked.
  package func isRevoked(_ id: String) async throws -> Bool {
    try await file.read { database in
      try Bool.fetchOne(
        database, sql: "SELECT EXISTS (SELECT 1 FROM revokedToken WHERE id = ?)", arguments: [id])
        ?? false
    }
  }

  /// The number of revoked identifiers in the file.
  var revocationCount: Int {
    get async throws {
      try await file.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM revokedToken") ?? 0 }
    }
  }
}
