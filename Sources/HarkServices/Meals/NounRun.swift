/// Names that follow one another with nothing between.
struct NounRun: Sendable {
  /// One name, and how it was made.
  struct Piece: Sendable {
    /// What it names.
    var kind: MealLexeme.Kind

    /// The words, as they were said.
    var text: String

    /// Whether it was said in the plural.
    var isPlural: Bool

    /// What was said of how it was made.
    var manners: [String]

    /// Whether it may be a food and is none of the table.
    var isUnknown: Bool {
      if case .unknown = kind { return true }
      return false
    }

    /// The food, if it is one.
    var food: Food? {
      if case .food(let food, _) = kind { return food }
      return nil
    }
  }

  /// Words that are the same in the table as they are said, and are plurals.
  private static let plurals: Set<String> = ["crisps", "fries"]

  /// The names.
  private(set) var pieces: [Piece] = []

  /// Whether there are none.
  var isEmpty: Bool { pieces.isEmpty }

  /// Adds a name.
  mutating func add(_ lexeme: MealLexeme, _ words: [MealWord], manners: [String]) {
    let said = words[lexeme.words]
    if case .food(let food, _) = lexeme.kind, pieces.last?.food == food { pieces.removeLast() }
    pieces.append(
      Piece(
        kind: lexeme.kind, text: said.map(\.text).joined(separator: " "),
        isPlural: said.last.map { $0.isPlural || Self.plurals.contains($0.key) } ?? false,
        manners: manners))
  }

  /// Takes the first name away.
  mutating func removeFirst() {
    pieces.removeFirst()
  }

  /// Adds how the last one was made.
  mutating func addAfter(_ manner: String) {
    guard let last = pieces.indices.last else { return }
    pieces[last].manners.append(manner)
  }

  /// Makes a run of names that were cut already.
  init(_ pieces: some Sequence<Piece> = []) {
    self.pieces = Array(pieces)
  }
}
