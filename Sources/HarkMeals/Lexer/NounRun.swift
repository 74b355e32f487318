/// Consecutive names with nothing between them.
struct NounRun: Sendable {
  /// A name and its preparation.
  struct Piece: Sendable {
    /// The lexeme kind of the name.
    var kind: MealLexeme.Kind

    /// The words as spoken.
    var text: String

    /// Whether the name was spoken in the plural.
    var isPlural: Bool

    /// The words that describe the preparation.
    var manners: [String]

    /// Whether the name may be a food but is not in the table.
    var isUnknown: Bool {
      if case .unknown = kind { return true }
      return false
    }

    /// The food; `nil` if the name is not a food in the table.
    var food: Food? {
      if case .food(let food, _) = kind { return food }
      return nil
    }
  }

  /// Plurals that have the same form in the table.
  private static let plurals: Set<String> = ["crisps", "fries"]

  /// The names.
  private(set) var pieces: [Piece] = []

  /// Whether the run has no names.
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

  /// Removes the first name.
  mutating func removeFirst() {
    pieces.removeFirst()
  }

  /// Adds a preparation to the last name.
  mutating func addAfter(_ manner: String) {
    guard let last = pieces.indices.last else { return }
    pieces[last].manners.append(manner)
  }

  /// Creates a run from existing pieces.
  init(_ pieces: some Sequence<Piece> = []) {
    self.pieces = Array(pieces)
  }
}
