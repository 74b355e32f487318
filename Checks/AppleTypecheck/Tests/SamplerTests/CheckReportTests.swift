import Foundation
import Testing

@Suite("The report of device checks")
struct CheckReportTests {
  private static let check = DeviceCheck(
    id: "a", number: "1.1", steps: [.init(action: "Say it.", expected: "the words")],
    device: "the words", measures: [.words])
  private static let sections = [
    CheckSection(title: "First of all", note: "", checks: [check]),
    CheckSection(title: "Later", note: "", checks: []),
  ]

  private static func report(_ answer: CheckAnswer) -> String {
    CheckReport(device: "A phone, iOS 18", sections: sections, answers: ["a": answer]).markdown
  }

  @Test("It contains the device, the answers, the notes, and the measurements")
  func whole() {
    let answer = CheckAnswer(verdict: .no, note: "late", findings: ["Words: 2 errors in 9"])
    #expect(
      Self.report(answer) == """
        # Hark: device checks

        A phone, iOS 18

        Of 1 checks: 0 yes, 1 no, 0 skipped.

        ## First of all

        - 1.1 **no** Say it.
          - Note: late
          - Words: 2 errors in 9

        """)
  }

  @Test("It contains recognized text only if the tester added it")
  func heard() {
    var answer = CheckAnswer(verdict: .yes, findings: ["Words: 0 errors in 9"])
    #expect(!Self.report(answer).contains("Heard"))
    answer.heard = "a secret"
    #expect(Self.report(answer).contains("  - Heard: a secret\n"))
  }

  @Test("A note with several lines stays in its place")
  func lines() {
    let answer = CheckAnswer(verdict: .no, note: "late\n\n## and\nlater")
    #expect(Self.report(answer).contains("  - Note: late ## and later\n"))
  }

  @Test("A check without an answer is only counted")
  func unanswered() {
    let text = Self.report(CheckAnswer(note: "not yet"))
    #expect(text.contains("Of 1 checks: 0 yes, 0 no, 0 skipped."))
    #expect(!text.contains("1.1"))
  }

  @Test("Wrong, missing, and additional words are counted, regardless of case and punctuation")
  func words() {
    let sentence = SpokenSentence(text: "It's late, and I walked home.")
    #expect(sentence.errors(in: "it's late and I walked home").words == 6)
    #expect(sentence.errors(in: "it's late and I walked home").errors == 0)
    #expect(sentence.errors(in: "it's late I walked right home").errors == 2)
    #expect(sentence.errors(in: "").errors == 6)
  }

  @Test("The app's file contains every check for a phone, with the six doubtful ones first")
  func file() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("Examples/HarkSampler/Resources/device-checks.json")
    let sections = try CheckSection.all(in: Data(contentsOf: file))
    let checks = sections.flatMap(\.checks)
    #expect(Set(checks.map(\.id)).count == checks.count)
    #expect(checks.allSatisfy { !$0.steps.isEmpty && !$0.device.isEmpty })
    let first = try #require(sections.first)
    #expect(first.checks.count == 6)
    #expect(first.checks[0].steps[0].action.hasPrefix("VoiceOver on."))
  }
}
