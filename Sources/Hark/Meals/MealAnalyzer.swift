/// Finds the foods in what a person said and what they hold.
///
/// To the author of an adapter: what is not understood is named in `Meal.unknown`, never guessed
/// silently. Bound every wait, and end early when the calling task is cancelled. The text appears in
/// no error and in no log. Throw `VoiceFailure.analysisFailed` or `.networkUnavailable`.
public protocol MealAnalyzer: Sendable {
  /// The meal that `text` tells of.
  func analyze(_ text: String) async throws -> Meal
}
