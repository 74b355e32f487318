import Foundation
import GRDB

extension DatabaseFile {
  /// Deletes the dictations of every user that belong to nobody who lives and are older at `now` than
  /// `PartialTranscriptionRepository.retention`, and overwrites where they stood.
  func expire(_ now: Date, _ owners: String) throws {
    let oldest = now.addingTimeInterval(-PartialTranscriptionRepository.retention)
    let count = try writeNow { database in
      let old = try DictationRow.filter(DictationRow.Columns.startedAt < oldest.inMilliseconds)
        .fetchAll(database)
      let free = old.filter { row in row.owner.map { !OwnerMark.isAlive($0, in: owners) } ?? true }
      return try DictationRow.filter(keys: free.map(\.id)).deleteAll(database)
    }
    if count > 0 { settleNow() }
  }
}
