import Foundation
import GRDB
import Hark

/// A dictation as a database row, without its segments.
struct DictationRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "dictation"

  var id: String
  var user: String

  /// The mark of the owning process; `nil` if the dictation has been released.
  var owner: String?
  var experience: String
  var field: String?
  var locale: String?
  var settings: DictationSettings

  /// The start time, in milliseconds since 1970.
  var startedAt: Int64

  /// The text after the final segments.
  var tail: String

  /// The dictation's session, if it can resume elsewhere; otherwise `nil`.
  var session: String?

  enum CodingKeys: String, CodingKey {
    case id, user, owner, experience, field, locale, settings, startedAt, tail, session
  }

  enum Columns {
    static let id = Column(CodingKeys.id)
    static let user = Column(CodingKeys.user)
    static let owner = Column(CodingKeys.owner)
    static let startedAt = Column(CodingKeys.startedAt)
    static let session = Column(CodingKeys.session)
  }

  init(_ change: DictationChange, of user: String, in session: String?, owner: String) {
    let origin = change.origin
    id = origin.id.uuidString
    self.user = user
    self.owner = owner
    experience = origin.experience
    field = origin.field?.storable
    locale = origin.locale?.description
    settings = origin.settings
    startedAt = origin.startedAt.inMilliseconds
    tail = change.tail.storable
    self.session = session
  }

  /// Decodes a row, with default settings if the saved ones cannot be read, so that the text is not
  /// lost.
  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    id = try row.decode(String.self, forKey: .id)
    user = try row.decode(String.self, forKey: .user)
    owner = try row.decodeIfPresent(String.self, forKey: .owner)
    experience = try row.decode(String.self, forKey: .experience)
    field = try row.decodeIfPresent(String.self, forKey: .field)
    locale = try row.decodeIfPresent(String.self, forKey: .locale)
    settings =
      (try? row.decode(DictationSettings.self, forKey: .settings))
      ?? DictationSettings(.dictation, recognizer: "")
    startedAt = try row.decode(Int64.self, forKey: .startedAt)
    tail = try row.decode(String.self, forKey: .tail)
    session = try row.decodeIfPresent(String.self, forKey: .session)
  }

  func unfinished(in database: Database) throws -> UnfinishedDictation? {
    guard let id = UUID(uuidString: id) else { return nil }
    let origin = DictationOrigin(
      id: id, experience: experience, field: field, locale: locale.flatMap(LocaleTag.init),
      settings: settings, startedAt: Date(timeIntervalSince1970: Double(startedAt) / 1_000))
    let segments = try SegmentRow.all(of: self.id).order(SegmentRow.Columns.number)
      .fetchAll(database)
    return UnfinishedDictation(origin, segments: segments.map(\.text), tail: tail)
  }
}

extension Date {
  var inMilliseconds: Int64 { Int64((timeIntervalSince1970 * 1_000).rounded()) }
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

extension String {
  /// The text without the character U+0000, at which the database would truncate it.
  var storable: String { utf8.contains(0) ? replacingOccurrences(of: "\0", with: "") : self }
}
