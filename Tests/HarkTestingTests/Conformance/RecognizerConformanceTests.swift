import Hark
import HarkTesting
import Testing

@Suite("Conformance check of recognizers")
struct RecognizerConformanceTests {
  static let sound = SoundTimeline("__####________######___").samples
  static let words = RecognizerScript(" hey         you all    ")
  static let pause = SpeechPause(speech: AudioRange(start: 3200, end: 9600), cut: 14_000)

  func check(
    words: ClosedRange<Int> = 3...3, bounds: ConformanceBounds = .unhurried,
    _ make: @escaping @Sendable () -> any Recognizer
  ) async -> [ConformanceFinding] {
    await RecognizerConformance(
      sound: Self.sound, pauses: [Self.pause], words: words, bounds: bounds, make: make
    ).findings()
  }

  @Test("The scripted recognizer conforms, whether it serves one task at a time or two")
  func fake() async {
    for decoderCount in 1...2 {
      let findings = await check { ScriptedRecognizer(Self.words, decoderCount: decoderCount) }
      #expect(findings.isEmpty)
    }
  }

  @Test(
    "A recognizer that breaks a rule is reported", arguments: RecognizerConformance.Rule.allCases)
  func broken(rule: RecognizerConformance.Rule) async {
    let bounds = ConformanceBounds(
      prompt: rule == .returnsAtOnce ? ConformanceBounds.heldUp : 30,
      patient: [.ends, .catchesUp].contains(rule) ? 3 : 30,
      settling: 0.5)
    let findings = await check(words: rule == .hearsWords ? 4...9 : 3...3, bounds: bounds) {
      BrokenRecognizer(Self.words, breaking: rule)
    }
    #expect(findings.map(\.rule) == [rule.rawValue], "\(findings)")
    #expect(!findings.contains { $0.seen.contains("hey") }, "findings contain no recognized text")
  }

  @Test("An unavailable recognizer and one that fails midway are reported")
  func failing() async {
    let unavailable = await check {
      let recognizer = ScriptedRecognizer(Self.words)
      recognizer.becomeUnavailable(.recognizerUnavailable)
      return recognizer
    }
    #expect(unavailable.map(\.rule) == [RecognizerConformance.Rule.starts.rawValue])
    let failing = await check {
      ScriptedRecognizer(Self.words.after(2, .failure(.recognitionFailed)))
    }
    #expect(failing.map(\.rule).contains(RecognizerConformance.Rule.ends.rawValue))
  }
}
