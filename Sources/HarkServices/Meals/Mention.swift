/// A dish as it was told.
struct Mention: Sendable {
  /// What it is.
  var dish: Dish

  /// How much of it.
  var amount = SaidAmount()

  /// The name by which the food was called, for what is said of it afterwards.
  var name: String

  /// Whether it was said in the plural.
  var isPlural = false

  /// Whether "the" stood before it, so that it may have been told before.
  var isDefinite = false

  /// Whether "of" stood between the amount and it.
  var isOfAmount = false

  /// What it was cut into, where no number was said: "cheese cubes".
  var cut: String?

  /// What was said of it and is in no figure.
  var unheeded: [String] = []
}
