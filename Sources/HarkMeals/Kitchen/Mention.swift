/// A dish as the user described it.
struct Mention: Sendable {
  /// The dish.
  var dish: Dish

  /// The amount of the dish.
  var amount = SaidAmount()

  /// The name that the user gave the food, for later references to it.
  var name: String

  /// Whether the name was spoken in the plural.
  var isPlural = false

  /// Whether "the" preceded the name, which may then refer to an earlier mention.
  var isDefinite = false

  /// Whether "of" separated the amount and the name.
  var isOfAmount = false

  /// The unit into which the food was cut if no number was stated, as in "cheese cubes".
  var cut: String?

  /// Descriptions of the food that no figure reflects.
  var unheeded: [String] = []
}
