import Hark
import HarkStore

/// What sessions are made with: the same for all of them.
public struct SessionSupplies: Sendable {
  /// Turns sound into words.
  public var recognizer: any Recognizer

  /// Answers in the coach chat.
  public var agent: any Agent

  /// Finds the foods of a meal.
  public var mealAnalyzer: any MealAnalyzer

  /// Keeps what a user captures.
  public var captures: @Sendable (_ user: String) -> any CaptureService

  /// The fields of the dictation form.
  public var dictationFields: [DictationFormField]

  /// The clock.
  public var timekeeper: any Timekeeper

  /// Makes supplies.
  public init(
    recognizer: any Recognizer, agent: any Agent, mealAnalyzer: any MealAnalyzer,
    captures: @escaping @Sendable (_ user: String) -> any CaptureService,
    dictationFields: [DictationFormField] = DictationFormField.example,
    timekeeper: any Timekeeper = SystemTimekeeper()
  ) {
    self.recognizer = recognizer
    self.agent = agent
    self.mealAnalyzer = mealAnalyzer
    self.captures = captures
    self.dictationFields = dictationFields
    self.timekeeper = timekeeper
  }
}

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
