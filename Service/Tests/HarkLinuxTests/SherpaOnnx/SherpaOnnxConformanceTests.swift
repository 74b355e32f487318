import Hark
import HarkTesting
import Testing

@Suite(
  "Conformance of sherpa-onnx",
  .enabled(if: SherpaRoom.isReady, "scripts/sherpa-setup could not get it from PyPI"))
struct SherpaOnnxConformanceTests {
  @Test(
    "A streaming model and one for whole utterances pass the conformance check",
    arguments: ["streaming-en", "offline-en"])
  func conformance(name: String) async {
    let pause = SpeechPause(speech: AudioRange(start: 3_200, end: 16_000), cut: 17_600)
    let check = RecognizerConformance(sound: SherpaRoom.words, pauses: [pause], words: 5...5) {
      try SherpaRoom.recognizer(name)
    }
    let findings = await check.findings()
    #expect(findings.isEmpty, "\(findings)")
  }
}
