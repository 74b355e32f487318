/// What a few words of a meal's telling are for.
struct MealLexeme: Sendable {
  /// What they are for.
  var kind: Kind

  /// Which words they are.
  var words: Range<Int>

  /// What follows them.
  var pause: MealWord.Pause

  /// Whether it names something to eat.
  var isDish: Bool {
    switch kind {
    case .food, .recipe, .holder, .unknown: true
    default: false
    }
  }

  /// Whether it tells of a size, as so many inches, or of a kind, as two percent.
  var describes: Bool {
    switch kind {
    case .size, .manner: true
    default: false
    }
  }

  /// The kinds.
  enum Kind: Sendable {
    /// A food of the table, and the name by which it was called.
    case food(Food, name: String)

    /// A dish that is made of foods of the table.
    case recipe(Recipe)

    /// A sandwich or a wrap, to be filled.
    case holder(Holder)

    /// A number.
    case quantity(SpokenQuantity)

    /// What is counted, and what was said of its half: "a cup and a half".
    case unit(String, more: Double)

    /// What a food is cut into, after its name: "banana slices".
    case cut(String)

    /// A size.
    case size(String)

    /// How it was made, or what it is like.
    case manner(String)

    /// Hangs one food onto another.
    case joining

    /// "and", or "or".
    case and(isOr: Bool)

    /// "of", "the" and sounds of thinking, which part nothing.
    case filler

    /// What was not eaten follows.
    case lacking(Lack)

    /// What should have been said follows.
    case amending

    /// What should have been said follows, or what was not eaten.
    case doubting

    /// The last thing was not meant.
    case withdrawing

    /// Nothing so far was meant.
    case restarting

    /// More follows or has been told.
    case adding

    /// Each of several.
    case each

    /// What somebody else had was eaten, too.
    case same

    /// Some of it was eaten, and nobody knows how much.
    case part

    /// Not all of it was eaten, or not by one person.
    case share(Share)

    /// Whether what follows was for somebody else.
    case others(Bool)

    /// Talk.
    case talk

    /// A place to eat at.
    case place

    /// May be a food.
    case unknown
  }

  /// How it is said that something was not eaten.
  enum Lack: Sendable {
    /// "no", which may also correct.
    case no

    /// "not", which may take back.
    case not

    /// "without" and the like.
    case without

    /// "didn't finish the", after which part of it was eaten.
    case unfinished

    /// "instead of", after which nothing is said of what was told.
    case instead
  }

  /// What holds a filling.
  struct Holder: Sendable {
    /// What it is itself made of.
    var part: Recipe.Part

    /// The words that name one.
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
