import Hark
import HarkStore

/// What sessions are made with: the same for all of them.
public struct SessionDependencies: Sendable {
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

  /// Gives them.
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
