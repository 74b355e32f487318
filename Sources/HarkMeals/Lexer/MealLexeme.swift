/// The role of one or more words in the description of a meal.
struct MealLexeme: Sendable {
  /// The role of the words.
  var kind: Kind

  /// The range of the words.
  var words: Range<Int>

  /// The pause after the words.
  var pause: MealWord.Pause

  /// Whether the words name food.
  var isDish: Bool {
    switch kind {
    case .food, .recipe, .holder, .unknown: true
    default: false
    }
  }

  /// Whether the words describe a size, such as a number of inches, or a preparation or kind, such
  /// as "two percent".
  var describes: Bool {
    switch kind {
    case .size, .manner: true
    default: false
    }
  }

  /// The roles that words can have.
  enum Kind: Sendable {
    /// A food of the table, with the name by which the user called it.
    case food(Food, name: String)

    /// A dish made of foods of the table.
    case recipe(Recipe)

    /// A sandwich or wrap that takes a filling.
    case holder(Holder)

    /// A number.
    case quantity(SpokenQuantity)

    /// A unit, with a fraction that follows it, as in "a cup and a half".
    case unit(String, more: Double)

    /// The cut of a food, after its name, as in "banana slices".
    case cut(String)

    /// A size.
    case size(String)

    /// The preparation or kind of a food.
    case manner(String)

    /// A word that adds one food to another.
    case joining

    /// A conjunction such as "and" or "or".
    case and(isOr: Bool)

    /// "Of", "the", and filler sounds, which separate nothing.
    case filler

    /// A word followed by food that was not eaten.
    case lacking(Lack)

    /// A word followed by a correction.
    case amending

    /// A word followed by a correction or by food that was not eaten.
    case doubting

    /// A word that withdraws the last food.
    case withdrawing

    /// A word that withdraws everything so far.
    case restarting

    /// A word that announces or follows more food.
    case adding

    /// A word that distributes an amount or an addition over several foods: "each" or "apiece".
    case each

    /// A phrase for the same food that another person had.
    case same

    /// A phrase for an unknown part of a food that was eaten.
    case part

    /// A phrase for food that was shared or only partly eaten.
    case share(Share)

    /// Whether the following food was for another person.
    case others(Bool)

    /// Words that are irrelevant to the meal.
    case talk

    /// A place to eat.
    case place

    /// A word that may name a food.
    case unknown
  }

  /// The ways to state that something was not eaten.
  enum Lack: Sendable {
    /// "No", which may also introduce a correction.
    case no

    /// "Not", which may withdraw.
    case not

    /// "Without" and its synonyms.
    case without

    /// "Didn't finish the", which means that a part was eaten.
    case unfinished

    /// "Instead of", which does not affect earlier entries.
    case instead
  }

  /// A food that takes a filling.
  struct Holder: Sendable {
    /// The food that the holder itself consists of.
    var part: Recipe.Part

    /// The holders by the words that name them.
    static let all: [String: Holder] = [
      "sandwich": bread, "sandwiche": bread, "toastie": bread, "panini": bread, "sarnie": bread,
      "butty": bread, "toasted sandwich": bread, "sub sandwich": bread, "wrap": wrap,
    ]

    private static let bread = Holder(
      part: Recipe.Part(food: "bread", amount: SaidAmount(quantity: 2, unit: "slice")))
    private static let wrap = Holder(
      part: Recipe.Part(food: "flour tortilla", amount: SaidAmount(quantity: 1, unit: "each")))
  }
}
