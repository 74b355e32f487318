import Testing

@testable import HarkMeals

@Suite("Words of a meal")
struct MealWordTests {
  @Test(
    "Words are compared in the singular, in lowercase and without accents",
    arguments: [
      ("Eggs", "egg"), ("tomatoes", "tomato"), ("strawberries", "strawberry"),
      ("cookies", "cookie"), ("sandwiches", "sandwich"), ("radishes", "radish"),
      ("glasses", "glass"), ("slices", "slice"), ("leaves", "leaf"), ("kiwis", "kiwi"),
      ("hummus", "hummus"), ("asparagus", "asparagus"), ("swiss", "swiss"), ("Reese's", "reese"),
      ("reeses", "reese"), ("fries", "fries"), ("purée", "puree"), ("Jalapeño", "jalapeno"),
      ("M&Ms", "m and m"), ("half-and-half", "half and half"), ("2%", "2 percent"),
    ])
  func keys(said: String, key: String) {
    #expect(MealWord.key(of: said) == key)
  }

  @Test(
    "Numbers and their units are separate words",
    arguments: [
      ("200g", ["200", "g"]), ("1½", ["1", "1/2"]), ("½", ["1/2"]), ("3/4", ["3/4"]),
      ("1.5", ["1.5"]), (".5 cup", [".5", "cup"]), ("200mls", ["200", "mls"]),
      ("eggs .5", ["eggs", ".5"]), ("1,000", ["1,000"]), ("7up", ["7up"]), ("v8", ["v8"]),
      ("8:30", ["8:30"]), ("350ml,", ["350", "ml"]),
      ("1tbsp", ["1", "tbsp"]), ("4-5", ["4", "to", "5"]), ("10–12", ["10", "to", "12"]),
    ])
  func pieces(said: String, words: [String]) {
    #expect(MealWord.words(in: said).map(\.text) == words)
  }

  @Test("Every unit and every size is understood by its own name")
  func ownNames() {
    for table in [MealVocabulary.units, MealVocabulary.sizes] {
      for meaning in Set(table.values) {
        #expect(table[MealWord.key(of: meaning)] == meaning, "\(meaning)")
      }
    }
  }

  @Test("A word keeps its diacritics for display")
  func marks() {
    let words = MealWord.words(in: "Blåbær, jalapeños")
    #expect(words.map(\.text) == ["blåbær", "jalapeños"])
    #expect(words.map(\.isPlural) == [false, true])
  }

  @Test("A pause belongs to the word before it")
  func pauses() {
    let words = MealWord.words(in: "eggs, toast. And (a) coffee")
    #expect(words.map(\.pause) == [.comma, .stop, .comma, .comma, .none])
  }

  @Test("The period of an abbreviation does not end the sentence")
  func abbreviations() {
    #expect(MealWord.words(in: "10 oz. steak.").map(\.pause) == [.none, .none, .stop])
  }

  @Test("Words such as \"flavored\" do not change the name")
  func flavors() {
    let words = MealWord.namingWords(in: "two strawberry flavored yogurts, greek style")
    #expect(words.map(\.key) == ["two", "strawberry", "yogurt", "greek"])
    #expect(words[1].text == "strawberry flavored")
  }

  @Test("A text without words has none", arguments: ["", " ", "…", "'", "- -"])
  func none(_ text: String) {
    #expect(MealWord.words(in: text).isEmpty)
  }
}
