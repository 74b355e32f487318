/// The spoken punctuation and commands of Bokmål.
extension Bokmal {
  /// Verbs that can take a punctuation mark as their object; see `CommandPhrase.verbs`.
  private static let verbs = list(
    certain: """
      sette setter satte satt sett inneholde inneholder mangle mangler mangla manglet trykk trykke \
      trykker oversett
      """,
    uncertain: """
      bruke bruker brukte brukt bruk skriv skrive skriver vis vise viser lag lage lager glem glemme \
      glemmer glemte
      """)

  /// Verbs whose object can be a literal “new line”, such as a new railway line.
  private static let openings = list(
    certain:
      "åpne åpner åpnet bygge bygger bygde bygd få får fikk lansere lanserer lanserte starter")

  private static func list(certain: String, uncertain: String = "") -> [String: Bool] {
    var verbs: [String: Bool] = [:]
    for verb in certain.split(separator: " ") { verbs[String(verb)] = true }
    for verb in uncertain.split(separator: " ") { verbs[String(verb)] = false }
    return verbs
  }

  static func signs(_ words: inout Lexicon.Builder) {
    func sign(
      _ text: String, _ names: String..., spaces: Sign.Spaces = .after, ends: Bool = false,
      notBefore: String = "", notAfter: String = "", compounds: String = "",
      common: Bool = false
    ) {
      for name in names {
        words.command(
          CommandPhrase(
            name, .sign(Sign(text, spaces, endsSentence: ends)),
            notBefore: notBefore, notAfter: notAfter + " av uten etterfulgt", compounds: compounds,
            isCommonNoun: common, verbs: verbs))
      }
    }
    sign(",", "komma", notAfter: "og med uten flere mange")
    sign(
      ".", "punktum", ends: true, notBefore: "finale", notAfter: "og med uten på flere mange",
      compounds: "siste endelig")
    sign(
      "?", "spørsmålstegn", ends: true, notBefore: "ved", notAfter: "med mange flere stort store")
    sign("!", "utropstegn", ends: true, notAfter: "med mange flere")
    sign(":", "kolon", notAfter: "med")
    sign(";", "semikolon", notAfter: "med")
    sign(
      "…", "ellipse", "tre prikker", spaces: .around, notBefore: "på i av under over ved",
      common: true)
    sign("–", "tankestrek", spaces: .around, notAfter: "med", common: true)
    sign("-", "bindestrek", spaces: .none, notAfter: "har med og", common: true)
    sign("/", "skråstrek", spaces: .none, notAfter: "med", common: true)
    sign("&", "og tegn", spaces: .around, notBefore: "en et ei den det de noe")
    let quotes = (
      open: Sign("«", .before, quotes: 1), close: Sign("»", quotes: -1)
    )
    for name in ["anførselstegn", "sitat"] {
      words.command(
        CommandPhrase(
          name, .quotation(open: quotes.open, close: quotes.close), notBefore: "fra av om",
          notAfter: """
            i med uten et dette mitt ditt sitt vårt hans hennes deres dagens ukens månedens årets mellom \
            doble enkle
            """))
      for phrase in [name + " start", "start " + name] {
        words.command(CommandPhrase(phrase, .sign(quotes.open)))
      }
      for phrase in [name + " slutt", "slutt " + name] {
        words.command(CommandPhrase(phrase, .sign(quotes.close)))
      }
    }
    sign(
      "(", "parentes", "parentes start", "start parentes", "venstre parentes", spaces: .before,
      notAfter: "i med uten", common: true)
    sign(")", "parentes slutt", "slutt parentes", "høyre parentes")
    sign("[", "venstre hakeparentes", spaces: .before)
    sign("]", "høyre hakeparentes")
  }

  static func commands(_ words: inout Lexicon.Builder) {
    func command(
      _ effect: CommandPhrase.Effect, _ names: String..., notBefore: String = "",
      notAfter: String = "", common: Bool = false, verbs: [String: Bool] = Bokmal.verbs
    ) {
      for name in names {
        words.command(
          CommandPhrase(
            name, effect, notBefore: notBefore, notAfter: notAfter, isCommonNoun: common,
            verbs: verbs
          ))
      }
    }
    command(
      .newLine(count: 1), "ny linje", notBefore: "mellom",
      notAfter: "helt på til for med uten av eller etterfulgt", common: true,
      verbs: verbs.merging(openings) { first, _ in first })
    command(
      .newLine(count: 1), "linjeskift",
      notAfter: "helt på til for med uten av eller etterfulgt")
    command(.newLine(count: 2), "nytt avsnitt", notAfter: "helt i")
    command(.nextCapitalized, "stor bokstav", notAfter: "med", common: true)
    command(.allCapitals(on: true), "store bokstaver på", notAfter: "med i")
    command(.allCapitals(on: false), "store bokstaver av", notAfter: "med i")
    command(.caller(.scratch), "slett det", "stryk det")
    command(.caller(.undo), "angre det")
    command(.caller(.deleteWord), "slett siste ord", "slett det siste ordet", "slett siste ordet")
    command(.caller(.stopListening), "slutt å lytte")
    command(.caller(.send), "send", "send den", "send meldingen")
  }
}
