import Foundation
import GRDB
import Hark

/// A capture as a database row.
struct CaptureRow: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "capture"

  var id: Int64?
  var userId: String
  var idempotencyKey: String?
  var content: String?
  var contentType: SavedCapture.ContentType
  var mediaUrl: String?
  var meaning: String?
  var isMeaningUserEdited = false
  var noveltyScore: Double?

  /// The creation time, in milliseconds since 1970.
  var createdAt: Int64

  /// The modification time, in milliseconds since 1970.
  var updatedAt: Int64

  enum Columns {
    static let id = Column(CodingKeys.id)
    static let userId = Column(CodingKeys.userId)
    static let idempotencyKey = Column(CodingKeys.idempotencyKey)
  }

  init(_ capture: NewCapture, of user: String, at moment: Date) {
    userId = user
    idempotencyKey = capture.key
    content = capture.content
    contentType = capture.contentType
    createdAt = moment.inMilliseconds
    updatedAt = createdAt
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

extension CaptureRow {
  static func all(of user: String) -> QueryInterfaceRequest<CaptureRow> {
    filter { $0.userId == user }
  }

  /// Returns the capture saved under a key; `nil` if there is none or `key` is `nil`.
  static func kept(
    under key: String?, of user: String, in database: Database
  ) throws -> CaptureRow? {
    guard let key else { return nil }
    return try all(of: user).filter { $0.idempotencyKey == key }.fetchOne(database)
  }

  func isSame(as capture: NewCapture) -> Bool {
    // Compares bytes, because `String` comparison treats canonically equivalent strings as equal.
    contentType == capture.contentType
      && content.map { Array($0.utf8) } == Array(capture.content.utf8)
  }

  var something: SavedCapture {
    SavedCapture(
      id: Int(id ?? 0), userId: userId, content: content, contentType: contentType,
      mediaUrl: mediaUrl, meaning: meaning, isMeaningUserEdited: isMeaningUserEdited,
      noveltyScore: noveltyScore, createdAt: Date(milliseconds: createdAt),
      updatedAt: Date(milliseconds: updatedAt))
  }
}
