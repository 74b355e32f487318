/// An amount that has not been assigned to a food yet.
struct SpokenAmount {
  var said = SaidAmount()
  var isArticle = false

  /// Whether "of" followed the unit.
  var isAfterOf = false
  var words: Range<Int>?
  private var times = 1.0

  /// The amount, multiplied as in "two eight ounce glasses".
  var total: SaidAmount {
    var total = said
    if let quantity = said.quantity { total.quantity = quantity * times }
    return total
  }

  /// The number, which counts items of a food named earlier; `nil` for an article, a vague amount,
  /// or an amount with a unit or a size.
  var bareCount: Double? {
    guard !isArticle, !said.isVague, said.unit == nil, said.size == nil else { return nil }
    return total.quantity
  }

  mutating func take(_ number: SpokenQuantity, _ index: Int, of lexemes: MealLexemes) {
    let range = lexemes[index].words
    note(range)
    said.isVague = said.isVague || number.isVague
    // "Two of the three" is two, "half of the four" is two, and "two eight ounce glasses" is 16 ounces.
    if let part = said.quantity, lexemes.isPartOfMore(range) {
      if part < 1, let all = number.value, all > 1 { said.quantity = part * all }
      return
    }
    if let before = said.quantity, let value = number.value {
      if lexemes.isChoice(before, value, index) {
        said.isVague = true
      } else if lexemes.isMultiplied(index) {
        times *= before
      }
    }
    said.quantity = number.value
    isArticle = number.isArticle
  }

  /// Words for a piece or a serving of any size.
  private static let loosely = Set(
    words: "chunk bit hunk morsel sliver slab helping portion pot tin")

  mutating func take(_ unit: String, _ more: Double, _ range: Range<Int>, of lexemes: MealLexemes) {
    note(range)
    guard said.unit == nil || said.unit == "tall" else { return }
    said.unit = unit
    said.isVague = said.isVague || Self.loosely.contains(lexemes.words[range.lowerBound].key)
    if more > 0 { said.count += more }
    isArticle = false
  }

  private mutating func note(_ range: Range<Int>) {
    words = (words?.lowerBound ?? range.lowerBound)..<range.upperBound
  }
}
