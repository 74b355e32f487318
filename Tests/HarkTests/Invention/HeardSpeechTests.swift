import Testing

@testable import Hark

@Suite("Heard speech")
struct HeardSpeechTests {
  /// Returns the speech of a drawing with one character per hop: `#` speech, `_` none.
  private func heard(_ picture: String, at start: Int = 0) -> HeardSpeech {
    var heard = HeardSpeech(start: start)
    for (number, character) in picture.enumerated() {
      heard.append(character == "#" ? 1 : 0, at: start + number * 160, count: 160)
    }
    return heard
  }

  private let silence = "__________"
  private let speech = "##########"

  @Test("Speech is counted in blocks of a tenth of a second")
  func blocks() {
    let heard = heard(silence + speech + speech + silence)
    #expect(heard.range == AudioRange(start: 0, end: 6_400))
    #expect(heard.speech(in: heard.range) == 0.2)
    #expect(heard.speech(in: AudioRange(start: 0, end: 1_600)) == 0)
    #expect(heard.speech(in: AudioRange(start: 0, end: 1_601)) == 0.1)
  }

  @Test("A block counts from a mean probability of 0.25, also while it is incomplete")
  func mean() {
    #expect(heard("####______").speech(in: AudioRange(start: 0, end: 1)) == 0.1)
    #expect(heard("##________").speech(in: AudioRange(start: 0, end: 1)) == 0)
    #expect(heard("_#").speech(in: AudioRange(start: 0, end: 1)) == 0.1)
  }

  @Test("Less speech than the detector reports by accident does not count")
  func least() {
    var heard = HeardSpeech(least: 0.1)
    for (number, probability) in [Float(0.4), 0.4, 0, 0.4].enumerated() {
      heard.append(probability, at: number * 1_600, count: 1_600)
    }
    #expect(heard.speech(in: AudioRange(start: 0, end: 4_800)) == 0)
    #expect(heard.speech(in: heard.range).map { $0 > 0.29 } == true)
  }

  @Test("A gap counts as speech, unless it is long or goes back")
  func gap() {
    var heard = heard(speech)
    let before = heard.range.end
    heard.append(0, at: before + 4_800, count: 1_600)
    #expect(heard.range == AudioRange(start: 0, end: before + 6_400))
    let gap = AudioRange(start: before, end: before + 4_800)
    #expect(heard.speech(in: gap).map { $0 > 0.25 } == true)
    for place in [before + 1_000_000, 8_000] {
      heard.append(0, at: place, count: 160)
      #expect(heard.range == AudioRange(start: place, end: place + 160))
      #expect(heard.speech(in: heard.range) == 0)
    }
  }

  @Test("Forgetting drops whole blocks only")
  func forgetting() {
    var heard = heard(silence + speech + speech + "__", at: 320)
    heard.forget(before: 320 + 3_100)
    #expect(heard.range == AudioRange(start: 320 + 1_600, end: 320 + 5_120))
    #expect(heard.speech(in: heard.range) == 0.2)
    heard.forget(before: .max)
    #expect(heard.range == AudioRange(start: 320 + 4_800, end: 320 + 5_120))
  }
}
