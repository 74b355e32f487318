import Foundation
import GRDB
import Hark

/// A dictation as a database row, without its segments.
struct DictationRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "dictation"

  var id: String
  var user: String

  /// The name of the owning process's mark; `nil` if the dictation has been released.
  var owner: String?
  var experience: String
  var field: String?
  var locale: String?

  /// The settings as JSON.
  var settings: String

  /// The start time, in milliseconds since 1970.
  var startedAt: Int64

  /// The text after the final segments.
  var tail: String

  /// The dictation's session, if it can resume elsewhere; otherwise `nil`.
  var session: String?

  enum Columns {
    static let id = Column(CodingKeys.id)
    static let user = Column(CodingKeys.user)
    static let owner = Column(CodingKeys.owner)
    static let startedAt = Column(CodingKeys.startedAt)
    static let session = Column(CodingKeys.session)
  }

  init(_ change: DictationChange, of user: String, in session: String?, owner: String) throws {
    let origin = change.origin
    id = origin.id.uuidString
    self.user = user
    self.owner = owner
    experience = origin.experience
    field = origin.field?.storable
    locale = origin.locale?.description
    settings = String(decoding: try JSONEncoder().encode(origin.settings), as: UTF8.self)
    startedAt = origin.startedAt.inMilliseconds
    tail = change.tail.storable
    self.session = session
  }

  func unfinished(in database: Database) throws -> UnfinishedDictation? {
    guard let id = UUID(uuidString: id) else { return nil }
    // The text must be available even if the settings cannot be read.
    let settings = try? JSONDecoder().decode(DictationSettings.self, from: Data(settings.utf8))
    let origin = DictationOrigin(
      id: id, experience: experience, field: field, locale: locale.flatMap(LocaleTag.init),
      settings: settings ?? DictationSettings(.dictation, recognizer: ""),
      startedAt: Date(milliseconds: startedAt))
    let segments = try SegmentRow.all(of: self.id).order(SegmentRow.Columns.number)
      .fetchAll(database)
    return UnfinishedDictation(
      origin, segments: segments.map(\.text), tail: tail,
      soundDuration: try SoundRow.duration(of: id, in: database))
  }
}

/// A final segment of a dictation as a database row.
struct SegmentRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "segment"

  var dictationId: String

  /// The zero-based index of the segment in the text.
  var number: Int
  var text: String

  enum Columns {
    static let dictationId = Column(CodingKeys.dictationId)
    static let number = Column(CodingKeys.number)
  }

  static func all(of dictation: String) -> QueryInterfaceRequest<SegmentRow> {
    filter(Columns.dictationId == dictation)
  }
}

/// A piece of audio as a database row.
struct SoundRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "sound"

  var dictationId: String

  /// The position of the first sample.
  var start: Int

  /// The number of samples.
  var count: Int

  /// The encrypted `SoundPiece.data`.
  var sealed: Data

  enum Columns {
    static let dictationId = Column(CodingKeys.dictationId)
    static let start = Column(CodingKeys.start)
    static let count = Column(CodingKeys.count)
  }

  static func all(of dictation: UUID) -> QueryInterfaceRequest<SoundRow> {
    filter(Columns.dictationId == dictation.uuidString)
  }

  /// Returns the duration of a dictation's audio, in seconds.
  static func duration(of dictation: UUID, in database: Database) throws -> Double {
    let count = try Int.fetchOne(database, all(of: dictation).select(sum(Columns.count)))
    return AudioTime.seconds(count ?? 0)
  }
}

extension String {
  /// The text without the character U+0000, at which the database would truncate it.
  var storable: String { utf8.contains(0) ? replacingOccurrences(of: "\0", with: "") : self }
}
