/// The spoken punctuation and commands of Bokmål.
extension Bokmal {
  /// Verbs that can take a punctuation mark as their object.
  private static let verbs =
    """
    sette setter satte satt sett bruke bruker brukte brukt bruk skriv skrive skriver inneholde \
    inneholder mangle mangler mangla manglet vis vise viser lag lage lager trykk trykke trykker \
    oversett glem glemme glemmer glemte
    """

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
    sign(" – ", "tankestrek", spaces: .none, notAfter: "med", common: true)
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
          notAfter: "i med uten et dette mellom doble enkle"))
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
      _ effect: CommandPhrase.Effect, _ names: String..., notAfter: String = "",
      isVerb: Bool = false, common: Bool = false
    ) {
      for name in names {
        words.command(
          CommandPhrase(
            name, effect, notAfter: notAfter, isVerb: isVerb, isCommonNoun: common, verbs: verbs))
      }
    }
    command(
      .newLine(count: 1), "ny linje", notAfter: "helt på til for med uten av eller etterfulgt",
      common: true)
    command(
      .newLine(count: 1), "linjeskift",
      notAfter: "helt på til for med uten av eller etterfulgt")
    command(.newLine(count: 2), "nytt avsnitt", notAfter: "helt i")
    command(.nextCapitalized, "stor bokstav", notAfter: "med", common: true)
    command(.allCapitals(on: true), "store bokstaver på", notAfter: "med i")
    command(.allCapitals(on: false), "store bokstaver av", notAfter: "med i")
    command(.caller(.scratch), "slett det", "stryk det", isVerb: true)
    command(.caller(.undo), "angre det", isVerb: true)
    command(.caller(.deleteWord), "slett siste ord", "slett det siste ordet", "slett siste ordet")
    command(.caller(.stopListening), "slutt å lytte")
    command(.caller(.send), "send", "send den", "send meldingen")
  }
}
