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

  /// Whether the words describe a size, preparation, or kind, such as "two percent".
  var describes: Bool {
    switch kind {
    case .size, .manner: true
    default: false
    }
  }

  enum Kind: Sendable {
    case food(Food, name: String)
    case recipe(Dish)

    /// A sandwich or wrap that takes a filling.
    case holder(Dish.Part)
    case quantity(SpokenQuantity)

    /// A unit, with a fraction that follows it, as in "a cup and a half".
    case unit(String, more: Double)

    /// The cut of a food, after its name, as in "banana slices".
    case cut(String)
    case size(String)
    case manner(String)
    case joining

    /// Words that are a statement on their own.
    case statement(MealStatement)

    /// "Of", "the", hesitations, and other words that do not separate foods.
    case filler
    case lacking(Lack)
    case amending

    /// A correction that ends in "no" and may exclude the next food, as in "actually no cheese".
    case doubting
    case withdrawing

    /// A phrase for the same food that another person had.
    case same

    /// A phrase for how much of a food the user ate.
    case share(Share)
    case talk
    case place
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

/// A name, and the preparations that were stated with it.
struct Noun: Sendable {
  var kind: MealLexeme.Kind
  var text: String
  var isPlural: Bool
  var manners: [String]

  var isUnknown: Bool { if case .unknown = kind { true } else { false } }
  var food: Food? { if case .food(let food, _) = kind { food } else { nil } }

  init(_ lexeme: MealLexeme, _ words: ArraySlice<MealWord>, manners: [String]) {
    (kind, self.manners) = (lexeme.kind, manners)
    text = words.map(\.text).joined(separator: " ")
    // The table lists these foods in the plural, so their keys are plural too.
    isPlural = words.last.map { $0.isPlural || ["crisps", "fries"].contains($0.key) } ?? false
  }
}
