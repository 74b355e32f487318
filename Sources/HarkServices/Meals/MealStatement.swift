/// What a telling of a meal says, piece by piece.
enum MealStatement: Sendable {
  /// Something was eaten.
  case mention(Mention)

  /// A number by itself.
  case amount(SaidAmount)

  /// Something that may be a food.
  case unknown(String)

  /// "and" or "or".
  case and(isOr: Bool)

  /// "with".
  case joining

  /// A pause; whether it ends a sentence.
  case pause(isStop: Bool)

  /// What follows was not eaten.
  case lacking(MealLexeme.Lack)

  /// What follows is what should have been said.
  case amending

  /// The last thing was not meant.
  case withdrawing

  /// Nothing so far was meant.
  case restarting

  /// More follows.
  case adding

  /// A word that begins another thought.
  case turning

  /// The amount that was just said is that of each one.
  case each
}
