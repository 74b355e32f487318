import Hark
import Testing

@testable import HarkApple

@Suite("Text that starts over after a pause")
struct UtteranceResetTests {
  private func findings(_ texts: HeardText...) -> [UtteranceReset.Finding] {
    var reset = UtteranceReset()
    return texts.map { reset.take($0) }
  }

  @Test("Growing or revised text continues")
  func growing() {
    #expect(
      findings(
        .said("call"), .said("call me"), .said("Call my"), .said("Call my mother."),
        .said("call my mother", isFinal: true)) == [.goesOn, .goesOn, .goesOn, .goesOn, .goesOn])
    #expect(
      findings(.said("for tea", from: 0.5), .said("forty", from: 0.5)) == [.goesOn, .goesOn])
  }

  @Test("Other text after a reported duration starts over")
  func measured() {
    #expect(
      findings(.said("yes", endsUtterance: true), .said("no")) == [.goesOn, .beginsAnew])
    #expect(
      findings(.said("I went home", endsUtterance: true), .said("I")) == [.goesOn, .beginsAnew])
    #expect(
      findings(.said("I went home", endsUtterance: true), .said("I went home at five"))
        == [.goesOn, .goesOn])
  }

  @Test("Words after all previous words start over")
  func behind() {
    #expect(
      findings(.said("so", from: 0.5), .said("so", from: 3)) == [.goesOn, .beginsAnew])
  }

  @Test("Restarted times count from the pause; an omitted word is a revision")
  func backwards() {
    #expect(
      findings(.said("I will be late today", from: 0.5), .said("start", from: 0.2))
        == [.goesOn, .beginsAnewInTime])
    #expect(
      findings(.said("I will be late", from: 0.5), .said("I will be", from: 0.5))
        == [.goesOn, .goesOn])
    #expect(
      findings(.said("yes", from: 0.5, endsUtterance: true), .said("no", from: 0.5))
        == [.goesOn, .beginsAnewInTime])
  }

  @Test("Empty text retracts nothing, and the next text starts over")
  func emptied() {
    #expect(
      findings(.said("see you"), .said(""), .said("tomorrow"))
        == [.goesOn, .isEmptied, .beginsAnew])
    #expect(findings(.said("see you"), .said("", isFinal: true)) == [.goesOn, .isEmptied])
    #expect(findings(.said(""), .said("hello")) == [.goesOn, .goesOn])
  }
}
