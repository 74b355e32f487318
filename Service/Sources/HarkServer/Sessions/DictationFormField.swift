import Hark

/// A field of the dictation form, as whoever runs the server sets it up.
public struct DictationFormField: Sendable, Equatable {
  /// Its name.
  public var id: String

  /// What it is called, by the language in which the form is written.
  public var titles: [WrittenLanguage: String]

  /// Whether it may be dictated into.
  public var isApproved: Bool

  /// Makes a field.
  public init(id: String, titles: [WrittenLanguage: String], isApproved: Bool) {
    self.id = id
    self.titles = titles
    self.isApproved = isApproved
  }

  /// A form of a meeting: its names are not for dictation.
  public static let example = [
    DictationFormField(
      id: "summary", titles: [.english: "Summary", .bokmal: "Sammendrag"], isApproved: true),
    DictationFormField(
      id: "name", titles: [.english: "Name", .bokmal: "Navn"], isApproved: false),
    DictationFormField(
      id: "notes", titles: [.english: "Notes", .bokmal: "Notater"], isApproved: true),
  ]
}
