import Foundation
import GRDB

extension DatabaseFile {
  /// Deletes and overwrites all users' dictations that no living process owns and that, at `now`,
  /// are older than `PartialTranscriptionRepository.retention`.
  func expire(_ now: Date, _ owners: String) throws {
    let oldest = now.addingTimeInterval(-PartialTranscriptionRepository.retention)
    let count = try writeNow { database in
      // Other columns are not read, so that unreadable rows are deleted as well.
      let old = try DictationRow.filter(DictationRow.Columns.startedAt < oldest.inMilliseconds)
        .select(DictationRow.Columns.id, DictationRow.Columns.owner)
        .asRequest(of: Row.self).fetchAll(database)
      let free = old.filter { row in
        let owner: String? = row[DictationRow.Columns.owner]
        return owner.map { !OwnerMark.isAlive($0, in: owners) } ?? true
      }
      return try DictationRow.filter(keys: free.map { $0[DictationRow.Columns.id] as String })
        .deleteAll(database) + SessionRow.expire(now, owners, in: database)
    }
    if count > 0 { settleNow() }
  }
}
