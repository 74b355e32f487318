import Foundation
import Testing

@testable import HarkFinishing

@Suite("Bokmål")
struct BokmalTests {
  @Test("Every line of the fixture is finished as a person types it")
  func fixture() throws {
    let lines = try Dictation.lines(of: "bokmal")
    #expect(lines.count >= 300)
    for line in lines {
      var finisher = try #require(Finisher(language: "nb-NO", options: line.options))
      #expect(finisher.finish(line.words).text == line.typed, "\(line)")
    }
  }

  @Test("Words that may still come change no settled text of a line")
  func settled() throws {
    for line in try Dictation.lines(of: "bokmal") where line.kind != "editing" {
      var finisher = try #require(Finisher(language: "nb-NO", options: line.options))
      for count in 1...line.words.count {
        let settled = finisher.preview(Array(line.words.prefix(count))).settledText
        #expect(line.typed.hasPrefix(settled), "\(line)")
      }
      #expect(finisher.finish(line.words).text == line.typed, "\(line)")
    }
  }

  @Test(
    "Estimates and sayings stay words",
    arguments: [
      "det tar fem ti minutter", "vi var ti tolv stykker", "det kom tjue tretti mennesker",
      "det er tre fire hundre der", "vi er femten seksten stykker", "om ti femten minutter",
      "tusen og en natt", "vi deler femti femti", "det koster tolv femti",
      "det var femten tjue tusen der", "hundreogen dager",
      "han skylder meg et par hundre kroner", "det koster noen tusen kroner", "to ti tre",
    ])
  func estimates(said: String) throws {
    var finisher = try #require(Finisher(language: "nb"))
    let typed = finisher.finish(SpokenWord.words(of: said)).text
    #expect(typed.lowercased() == said)
  }

  @Test("A number continues after a pause, but no time, year, or decimal does")
  func pauses() throws {
    for (said, typed) in [
      ("ring ni en to | tre fire | fem seks sju", "Ring 912 34 567"),
      ("nummeret er tjueto | trettitre | førtifire | femtifem", "Nummeret er 22 33 44 55"),
      ("jeg har tre | fem av dem er her", "Jeg har tre fem av dem er her"),
      ("vi møtes klokka to | tretti kom i går", "Vi møtes kl. 2 30 kom i går"),
      ("det koster hundre og | tjuefem kroner", "Det koster 125 kr"),
      ("jeg kjøpte atten | komma | femten ble igjen", "Jeg kjøpte 18, 15 ble igjen"),
      ("vi kom tredje mars | to tusen ble igjen", "Vi kom 3. mars 2000 ble igjen"),
      ("i nitten | åttifem kom", "I 19 85 kom"),
    ] {
      var finisher = try #require(Finisher(language: "nb"))
      #expect(finisher.finish(Dictation.words(said)).text == typed)
    }
  }

  @Test("A name has its capital letter, but not in an address")
  func names() throws {
    var finisher = try #require(Finisher(language: "nb"))
    let said = "jeg bor i norge og leser norge punktum no"
    #expect(finisher.finish(SpokenWord.words(of: said)).text == "Jeg bor i Norge og leser norge.no")
  }

  @Test("A mark after “en” is a word only if it has its gender")
  func gender() throws {
    for (said, typed) in [
      ("hun er nummer en punktum", "Hun er nummer en."),
      ("nummer en komma nummer to", "Nummer en, nummer to"),
      ("det er en skråstrek der", "Det er en skråstrek der"),
      ("det er et punktum der", "Det er et punktum der"),
    ] {
      var finisher = try #require(Finisher(language: "nb"))
      #expect(finisher.finish(SpokenWord.words(of: said)).text == typed)
    }
  }

  @Test("“no” and “nb” are Bokmål", arguments: ["nb", "nb-NO", "no", "no_NO"])
  func tags(tag: String) throws {
    var finisher = try #require(Finisher(language: tag))
    #expect(finisher.finish(SpokenWord.words(of: "tjuefem prosent")).text == "25 %")
  }

  @Test("Every number up to 9999 is written in figures, in both ways of counting and in one word")
  func numbers() throws {
    for value in 13...9999 where ![100, 1000].contains(value) {
      for said in [Counting.new, .old, .joined].map({ $0.words(for: value) }) {
        var finisher = try #require(Finisher(language: "nb"))
        let typed = finisher.finish(SpokenWord.words(of: said)).text
        #expect(typed == String(value), "\(said)")
      }
    }
  }

  @Test("Every day of the year is written as a date, in both ways of counting")
  func dates() throws {
    for day in 1...31 {
      for said in [Counting.new, .old].map({ $0.ordinal(for: day) }) {
        var finisher = try #require(Finisher(language: "nb"))
        let text = finisher.finish(SpokenWord.words(of: "det var \(said) mars nitten åtti")).text
        #expect(text == "Det var \(day). mars 1980", "\(said)")
      }
    }
  }

  @Test("Every time of day after “klokka” is written in figures")
  func times() throws {
    for hour in 1...23 {
      for minute in 10...59 {
        let said = "\(Counting.new.words(for: hour)) \(Counting.old.words(for: minute))"
        var finisher = try #require(Finisher(language: "nb"))
        let text = finisher.finish(SpokenWord.words(of: "vi går klokka \(said)")).text
        #expect(text == "Vi går kl. \(hour).\(minute)", "\(said)")
      }
    }
  }
}

/// The ways of counting in Bokmål.
private enum Counting {
  /// “to hundre og tjuefem”.
  case new

  /// “to hundre og femogtyve”.
  case old

  /// “tohundreogtjuefem”.
  case joined

  func words(for value: Int) -> String {
    let text =
      switch value {
      case ..<20: Self.small[value]
      case ..<100: belowHundred(value)
      case ..<1000: group(value, 100, "hundre")
      default: group(value, 1000, "tusen")
      }
    return self == .joined
      ? text.replacingOccurrences(of: " ", with: "").replacingOccurrences(of: "ttt", with: "tt")
      : text
  }

  func ordinal(for day: Int) -> String {
    let ones = [
      "", "første", "andre", "tredje", "fjerde", "femte", "sjette", "sjuende", "åttende", "niende",
      "tiende", "ellevte", "tolvte", "trettende", "fjortende", "femtende", "sekstende", "syttende",
      "attende", "nittende",
    ]
    guard day > 19 else { return ones[day] }
    let isOld = self == .old
    let tens = day < 30 ? (isOld ? "tyvende" : "tjuende") : (isOld ? "tredevte" : "trettiende")
    guard day % 10 > 0 else { return tens }
    return isOld
      ? Self.small[day % 10].replacingOccurrences(of: "ett", with: "en") + "og" + tens
      : (day < 30 ? "tjue" : "tretti") + ones[day % 10]
  }

  private func belowHundred(_ value: Int) -> String {
    let tens = Self.tens[value / 10]
    guard value % 10 > 0 else { return self == .old && value == 20 ? "tyve" : tens }
    let one = Self.small[value % 10].replacingOccurrences(of: "ett", with: "en")
    guard self == .old else { return tens + one }
    return one + "og" + (value < 30 ? "tyve" : value < 40 ? "tredve" : tens)
  }

  private func group(_ value: Int, _ size: Int, _ name: String) -> String {
    let rest = value % size
    let start = words(for: value / size) + " " + name
    guard rest > 0 else { return start }
    return start + (rest < 100 ? " og " : " ") + words(for: rest)
  }

  private static let small = [
    "null", "ett", "to", "tre", "fire", "fem", "seks", "sju", "åtte", "ni", "ti", "elleve", "tolv",
    "tretten", "fjorten", "femten", "seksten", "sytten", "atten", "nitten",
  ]
  private static let tens = [
    "", "", "tjue", "tretti", "førti", "femti", "seksti", "sytti", "åtti", "nitti",
  ]
}
