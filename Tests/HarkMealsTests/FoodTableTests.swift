import Foundation
import Hark
import Testing

@testable import HarkMeals

@Suite("The table of foods")
struct FoodTableTests {
  private let foods = Food.all

  @Test("Every line of the table is a food")
  func lines() {
    #expect(foods.count == FoodFigures.pieces.flatMap { $0.split(separator: "\n") }.count)
    #expect(foods.count > 400)
  }

  @Test("A name refers to one food")
  func names() {
    var owners: [String: String] = [:]
    for food in foods {
      for key in Set(food.names.filter { !$0.contains("(") }.map(MealWord.key(of:))) {
        #expect(owners[key] == nil, "\(key) is \(food.name) and \(owners[key] ?? "")")
        owners[key] = food.name
      }
    }
  }

  @Test("Each food is found by each of its names, alone and in the plural")
  func found() {
    for food in foods {
      for name in food.names where !name.contains("(") {
        #expect(Food.named(MealWord.key(of: name)) == food, "\(name)")
        let meal = FoodTableMealAnalyzer().meal(in: name)
        #expect(meal.items.contains { $0.source == "USDA SR \(food.number)" }, "\(name)")
      }
    }
  }

  @Test("Every usual portion has a plausible weight")
  func portions() {
    for food in foods {
      let grams = food.usual(times: 1).grams
      #expect(grams >= 0.05 && grams <= 650, "\(food.name): \(grams) g")
      #expect(food.grams.values.allSatisfy { $0 > 0 })
    }
  }

  @Test(
    "Every figure and every weight comes from the source",
    .enabled(
      if: ProcessInfo.processInfo.environment["HARK_FOODS"] != nil,
      "HARK_FOODS names no copy of the USDA's table, which is not part of the project"))
  func source() throws {
    let path = try #require(ProcessInfo.processInfo.environment["HARK_FOODS"])
    let rows = try SourceRow.rows(in: String(contentsOfFile: path, encoding: .utf8))
    for food in foods {
      let row = try #require(rows[food.number], "\(food.number)")
      #expect(food.nutrients == row.nutrients, "\(food.number) \(food.name)")
      for (unit, grams) in food.grams {
        #expect(row.weighs(grams), "\(food.number) \(food.name): \(unit) = \(grams)")
      }
    }
  }
}

/// A row of the source table, parsed independently of the code that generated the food table.
private struct SourceRow {
  var nutrients: Nutrients
  var measures: String

  static func rows(in text: String) -> [String: SourceRow] {
    var rows: [String: SourceRow] = [:]
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let fields = fields(of: line)
      let figures = fields.count == 10 ? fields[3...6].compactMap(Double.init) : []
      guard figures.count == 4 else { continue }
      rows[fields[0]] = SourceRow(
        nutrients: Nutrients(
          energy: figures[0], protein: figures[1], fat: figures[2], carbohydrate: figures[3]),
        measures: fields[9])
    }
    return rows
  }

  private static func fields(of line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line where character != "\r" {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }

  /// Returns whether one of the household measures weighs `grams`, as a whole or per unit.
  func weighs(_ grams: Double) -> Bool {
    measures.components(separatedBy: "; ").contains { measure in
      guard let end = measure.range(of: " = ", options: .backwards),
        let weight = Double(measure[end.upperBound...].dropLast(2))
      else { return false }
      let words = measure[..<end.lowerBound]
      let counts = words.split(whereSeparator: { " (/,".contains($0) }).compactMap {
        Double($0.hasPrefix(".") ? "0\($0)" : String($0))
      }
      let halves = words.contains("1/2") ? [0.5] : words.contains("1/4") ? [0.25] : []
      return ([1] + counts + halves).contains { $0 > 0 && abs(weight / $0 - grams) < 0.01 }
    }
  }
}
