/// The spoken commands of English, and its capitalized words.
extension English {
  static func punctuation(_ words: inout Lexicon.Builder) {
    func sign(
      _ text: String, _ names: [String], _ spaces: Sign.Spaces = .after, ends: Bool = false,
      quotes: Int = 0, notBefore: String = "", notAfter: String = "",
      onlyAfter: String = "", compounds: String = "",
      isVerb: Bool = false, isNoun: Bool = false, isInfix: Bool = false
    ) {
      for name in names {
        words.command(
          CommandPhrase(
            name, .sign(Sign(text, spaces, endsSentence: ends, quotes: quotes)),
            notBefore: notBefore, notAfter: notAfter, onlyAfter: onlyAfter, compounds: compounds,
            isVerb: isVerb, isCommonNoun: isNoun, isInfix: isInfix))
      }
    }
    sign(
      ",", ["comma"], notBefore: "separated delimited splice splices key sign", notAfter: "with by",
      compounds: "oxford serial inverted")
    sign(
      ".", ["period"], ends: true,
      notBefore:
        "of piece drama dramas pieces costume costumes furniture pain pains between during",
      notAfter: "in by",
      compounds: """
        war time trial grace notice waiting cooling class lunch rest payback transition incubation \
        gestation study reporting billing victorian medieval colonial roman test timeout retention probation gap
        """, isNoun: true)
    sign(".", ["full stop"], ends: true, notAfter: "complete to", compounds: "complete sudden")
    sign("?", ["question mark"], ends: true, notBefore: "over above")
    sign("!", ["exclamation mark", "exclamation point"], ends: true)
    sign(
      ":", ["colon"], notBefore: "cancer surgery slash cells polyps", notAfter: "with",
      compounds: "transverse sigmoid descending ascending", isNoun: true)
    sign(";", ["semicolon", "semi colon"])
    sign("…", ["ellipsis", "dot dot dot"], ends: true)
    sign(
      "–", ["dash"], .around,
      notBefore: "of off out into through along forward across board down up away over",
      notAfter: "mad quick and then yard meter metre em en", isVerb: true, isNoun: true)
    sign("-", ["hyphen"], .none)
    sign(
      "/", ["slash"], .none,
      notBefore: """
        a an the my your his her its our their this that these those all some prices price costs cost jobs \
        spending taxes rates budgets
        """, notAfter: "back forward", isVerb: true, isNoun: true, isInfix: true)
    sign("&", ["ampersand"], .around)
    sign(
      "“", ["quote"], .before, quotes: 1,
      notBefore: "you me him her us them from for of unquote marks mark on",
      onlyAfter: """
        said says say saying asked wrote called replied titled named word phrase it him her them us me \
        comma colon was is as
        """, isVerb: true, isNoun: true
    )
    sign(
      "“", ["open quote", "open quotes", "begin quote", "open quotation marks"], .before, quotes: 1)
    sign(
      "”",
      [
        "close quote", "close quotes", "end quote", "end quotes", "unquote",
        "close quotation marks",
      ],
      quotes: -1)
    sign(
      "(",
      [
        "open paren", "open parenthesis", "open parentheses", "left parenthesis", "left paren",
        "open round bracket", "open round brackets",
      ], .before)
    sign(
      ")",
      [
        "close paren", "close parenthesis", "close parentheses", "right parenthesis", "right paren",
        "close round bracket", "close round brackets",
      ])
    sign(
      "[",
      [
        "open bracket", "open brackets", "left bracket", "open square bracket",
        "left square bracket",
      ], .before)
    sign(
      "]",
      [
        "close bracket", "close brackets", "right bracket", "close square bracket",
        "right square bracket",
      ])
  }

  static func commands(_ words: inout Lexicon.Builder) {
    func command(
      _ effect: CommandPhrase.Effect, _ names: [String], notBefore: String = "",
      notAfter: String = "", followsDeterminer: Bool = false
    ) {
      for name in names {
        words.command(
          CommandPhrase(
            name, effect, notBefore: notBefore, notAfter: notAfter,
            isCommonNoun: true, followsDeterminer: followsDeterminer))
      }
    }
    let determiners = "the a an my your his her its our their these those it them all"
    command(
      .newLine(count: 1), ["new line", "newline"],
      notBefore: "of item items character characters cook")
    command(
      .newLine(count: 2), ["new paragraph"],
      notBefore: "of mark marks")
    command(
      .capitals(on: true), ["caps on"], notBefore: determiners, notAfter: "put bottle",
      followsDeterminer: true)
    command(.capitals(on: false), ["caps off"])
    command(.allCapitals(on: true), ["all caps on"], followsDeterminer: true)
    command(.allCapitals(on: false), ["all caps off"])
    command(.nextInCapitals, ["all caps"], notAfter: "in with", followsDeterminer: true)
    command(.caller(.scratch), ["scratch that"])
    command(.caller(.undo), ["undo that"])
    command(
      .caller(.deleteWord), ["delete last word", "delete the last word", "delete previous word"])
    command(.caller(.stopListening), ["stop listening"])
    command(.caller(.send), ["send", "send it", "send message", "send the message"])
  }

  static func casing(_ words: inout Lexicon.Builder) {
    words.written(
      """
      I I'm I'll I've I'd Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays \
      Wednesdays Thursdays Fridays Saturdays Sundays January February April June July September \
      October November December Christmas Easter English French German Spanish Italian Norwegian Swedish \
      Danish Finnish Dutch Russian Chinese Japanese American British European African Asian Indian \
      Norway Sweden Denmark Germany France Spain Italy England Britain Scotland Ireland Europe America \
      Africa Asia Australia Canada China India Japan Russia London Paris Berlin Oslo
      """)
    for (word, written) in [("mr", "Mr"), ("mrs", "Mrs"), ("ms", "Ms"), ("dr", "Dr")] {
      words.written(word, as: written)
    }
  }
}
