import Foundation
import GRDB

extension DatabaseFile {
  /// Deletes the dictations of every user that belong to nobody who lives and are older at `now` than
  /// `PartialTranscriptionRepository.retention`, and overwrites where they stood.
  func expire(_ now: Date, _ owners: String) throws {
    let oldest = now.addingTimeInterval(-PartialTranscriptionRepository.retention)
    let count = try writeNow { database in
      // Nothing else of a row is looked at, so that one that cannot be read goes, too.
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
