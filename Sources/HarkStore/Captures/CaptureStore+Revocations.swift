import Foundation
import GRDB

/// The revoked tokens.
///
/// They are in the file that all servers of an installation share, so a revocation applies to all of
/// them at once. It is kept forever, because another holder of the secret can issue tokens of any
/// lifetime.
extension CaptureStore {
  /// Revokes the tokens with this identifier.
  package func revoke(_ id: String) async throws {
    try await file.write { database in
      // Earlier versions delete an entry at its time `until`.
      try database.execute(
        sql: """
          INSERT INTO revokedToken (id, until) VALUES (?, ?)
          ON CONFLICT (id) DO UPDATE SET until = excluded.until
          """, arguments: [id, Int64.max])
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

  /// The number of revoked identifiers that an earlier version would delete some day.
  var expiringRevocationCount: Int {
    get async throws {
      try await file.read {
        try Int.fetchOne(
          $0, sql: "SELECT COUNT(*) FROM revokedToken WHERE until < ?", arguments: [Int64.max]) ?? 0
      }
    }
  }
}
