import Hark
import HarkTesting
import Testing

@testable import HarkPocketSphinx

extension PocketSphinxSuite {
  @Suite("Conformance")
  struct Conformance {
    @Test("PocketSphinx passes the conformance check")
    func conformance() async {
      let pause = SpeechPause(speech: AudioRange(start: 3_500, end: 16_000), cut: 17_000)
      let check = RecognizerConformance(
        sound: Clip.short.samples, pauses: [pause], words: 6...9
      ) { PocketSphinxRecognizer(model: .chosen(), maximumTasks: 2, framesAlone: 0) }
      let findings = await check.findings()
      #expect(findings.isEmpty, "\(findings)")
    }
  }
}
