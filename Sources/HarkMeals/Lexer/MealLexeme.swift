/// The role of one or more words in the description of a meal.
struct MealLexeme: Sendable {
  var kind: Kind
  var words: Range<Int>
  var pause: MealWord.Pause

  var isDish: Bool {
    switch kind {
    case .food, .recipe, .holder, .unknown: true
    default: false
    }
  }

  /// Whether the words describe a size, preparation or kind, such as "two percent".
  var describes: Bool {
    switch kind {
    case .size, .manner: true
    default: false
    }
  }

  /// The roles that words can have.
  enum Kind: Sendable {
    /// A food in the table, and the name that the user called it by.
    case food(Food, name: String)
    case recipe(Recipe)

    /// A sandwich or wrap that takes a filling.
    case holder(Recipe.Part)
    case quantity(SpokenQuantity)

    /// A unit, with a fraction that follows it, as in "a cup and a half".
    case unit(String, more: Double)

    /// The cut of a food, after its name, as in "banana slices".
    case cut(String)
    case size(String)

    /// The preparation or kind of a food.
    case manner(String)

    /// A word that adds one food to another.
    case joining
    case and(isOr: Bool)

    /// "Of", "the", and filler sounds, which do not separate foods.
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

    /// A word or phrase that adds more food, such as "also" or "as well".
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
    case place

    /// A word that may name a food.
    case unknown
  }

  /// The ways to state that something was not eaten.
  enum Lack: Sendable {
    /// "No", which may also introduce a correction.
    case no

    /// "Not", which may withdraw earlier words.
    case not
    case without

    /// "Didn't finish the", which means that a part was eaten.
    case unfinished

    /// "Instead of", which does not affect earlier entries.
    case instead
  }

  /// The dishes that take a filling, and the food that each of them itself consists of.
  static let holders: [String: Recipe.Part] = [
    "sandwich": bread, "sandwiche": bread, "toastie": bread, "panini": bread, "sarnie": bread,
    "butty": bread, "toasted sandwich": bread, "sub sandwich": bread, "wrap": wrap,
  ]

  private static let bread = Recipe.Part(
    food: "bread", amount: SaidAmount(quantity: 2, unit: "slice"))
  private static let wrap = Recipe.Part(
    food: "flour tortilla", amount: SaidAmount(quantity: 1, unit: "each"))
}

/// A statement of how much of a food the user ate.
enum Share: Sendable, Hashable {
  /// The food is shared; the number of people may follow.
  case begun

  /// The food was divided equally among this number of people.
  case divided(Double)

  /// The food was shared with an unknown number of people.
  case open

  /// This number of items, or this fraction below one, was not eaten.
  case less(Double)

  /// Only this number of items, or this fraction below one, was eaten.
  case only(Double)

  /// This number was added after the food was mentioned.
  case more(Double)

  /// The amount is multiplied by this number, stated after the food was mentioned.
  case times(Double)

  /// The food was eaten this number of times, each time in the usual amount if none was stated.
  case repeated(Double)

  /// The stated amount was left over.
  case remaining

  /// This number of items was of the kind that follows.
  case ofKind(Double)
}

/// Consecutive names with nothing between them.
struct NounRun: Sendable {
  struct Piece: Sendable {
    var kind: MealLexeme.Kind
    var text: String
    var isPlural: Bool
    var manners: [String]

    var isUnknown: Bool { if case .unknown = kind { true } else { false } }
    var food: Food? { if case .food(let food, _) = kind { food } else { nil } }
  }

  /// Plurals that have the same form in the table.
  private static let plurals: Set<String> = ["crisps", "fries"]
  var pieces: [Piece] = []
  var isEmpty: Bool { pieces.isEmpty }

  /// Adds a name, replacing the last one if it is the same food.
  mutating func add(_ lexeme: MealLexeme, _ words: [MealWord], manners: [String]) {
    let said = words[lexeme.words]
    if case .food(let food, _) = lexeme.kind, pieces.last?.food == food { pieces.removeLast() }
    pieces.append(
      Piece(
        kind: lexeme.kind, text: said.map(\.text).joined(separator: " "),
        isPlural: said.last.map { $0.isPlural || Self.plurals.contains($0.key) } ?? false,
        manners: manners))
  }

  mutating func addAfter(_ manner: String) {
    if let last = pieces.indices.last { pieces[last].manners.append(manner) }
  }
}
