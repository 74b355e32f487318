import Testing

@testable import Hark
@testable import HarkScreens

@Suite("Space between typed and spoken text")
struct SpacingTests {
  @Test(
    "Words are separated by a space, as in writing",
    arguments: [
      ("word", "word"), ("end.", "Next"), ("(aside)", "word"), ("one,", "two"), ("5", "6"),
      ("really?", "yes"), ("😀", "word"), ("word", "🇳🇴"), ("word", "(aside)"), ("item -", "milk"),
      ("item", "- next"), ("cold", "-5"), ("C#", "is"), ("word", "@name"), ("it…", "goes"),
      ("said \"no\"", "and"), ("said “no”", "and"), ("dogs'", "tails"), ("say", "\"yes\""),
      ("say", "'cause"), ("„Wort“", "und"), ("»Wort«", "und"), ("שלום", "עולם"), ("مرحبا", "بك"),
      ("مرحبا؟", "نعم"), ("안녕", "세계"), ("我喜欢", "Swift"), ("Swift", "入門"), ("word\u{200F}", "x"),
      ("क्", "षा"), ("🇳", "🇴"),
    ])
  func space(left: String, right: String) {
    #expect(Spacing.between(left, right) == " ")
  }

  @Test(
    "No space is added if one of the texts has one",
    arguments: [
      ("", "word"), ("word", ""), ("word ", "word"), ("line\n", "word"), ("line\r\n", "word"),
      ("word\u{3000}", "word"), ("word", " word"), ("(", "word"), ("[", "word"), ("„", "Wort"),
      ("say \"", "yes"), ("\"", "yes"), ("say “", "yes"), ("(«", "oui"), ("¿", "qué"),
      ("word", ", and"), ("word", "."), ("word", "!"), ("word", ")"), ("word", "…"), ("5", "%"),
      ("word", "\""), ("word", "\" he said"), ("word", "”, he"), ("قال", "، ثم"),
      ("well-", "known"),
      ("well", "-known"), ("word—", "word"), ("and/", "or"), ("and", "/or"), ("#", "tag"),
      ("@", "name"), ("בית־", "ספר"), ("你好", "世界"), ("こんにちは", "世界"), ("カメ", "ラ"), ("你好。", "Swift"),
      ("Swift", "，你好"), ("「", "Swift"),
      ("ﾃｽﾄ｡", "ﾃｽﾄ"), ("ﾃｽﾄ｡", "Swift"), ("ﾃｽﾄ", "､ﾃｽﾄ"), ("ﾃｽﾄ", "･ﾃｽﾄ"),
      ("สวัสดี", "ครับ"), ("word \u{200F}", "x"), ("\u{2067}", "x"),
    ])
  func noSpace(left: String, right: String) {
    #expect(Spacing.between(left, right).isEmpty)
  }

  @Test(
    "Speech never combines with a typed character",
    arguments: [
      ("e", "\u{301}x"), ("e ", "\u{301}x"), ("(", "\u{301}x"), ("👩 ", "\u{200D}👩"),
      ("x\n", "\u{FE0F}"),
      ("word", "\u{200D}👩"), ("\u{600}", "12"), ("(\u{600}", "\u{301}"), ("👍", "🏽"), ("\r", "\n"),
      ("你", "\u{E0100}"), ("\u{301}", "\u{302}"), ("e", "\u{903}"),
    ])
  func seams(left: String, right: String) {
    let gap = Spacing.between(left, right)
    #expect((left + gap + right).count == left.count + gap.count + right.count)
    #expect(gap.unicodeScalars.allSatisfy { " \u{200B}".unicodeScalars.contains($0) })
    #expect(gap.unicodeScalars.count { $0 == " " } <= 1)
  }

  @Test("A typed letter is unchanged if speech begins with an accent")
  func accent() {
    let draft = Draft("cafe").dictated("\u{301} la")
    #expect(Array(draft.text).prefix(4) == ["c", "a", "f", "e"])
    #expect(draft.characters(at: draft.spokenRange) == "\u{301} la")
  }
}
