@testable import Hark
import HarkTesting
import Testing

@Suite("Conformance checks of audio output and processing")
struct SoundOutConformanceTests {
  @Test("The scripted text to speech conforms, and a failing one does not")
  func textToSpeech() async {
    let check = TextToSpeechConformance(text: "Hello you", bounds: .unhurried) {
      ScriptedTextToSpeech()
    }
    let findings = await check.findings()
    #expect(findings == [])
    let broken = TextToSpeechConformance(text: "Hello you", bounds: .unhurried) {
      ScriptedTextToSpeech(.breaks(.recognitionFailed))
    }
    #expect(await broken.findings().map(\.rule) == [TextToSpeechConformance.Rule.speaks.rawValue])
  }

  @Test("Text to speech with wrong languages, positions, or marks is reported")
  func wrongTextToSpeech() async {
    let check = TextToSpeechConformance(text: "Hello you", bounds: .unhurried) { WrongSpeech() }
    let rules = Set(await check.findings().map(\.rule))
    typealias Rule = TextToSpeechConformance.Rule
    let broken: [Rule] = [
      .leavesNoGap, .staysInRange, .marksForward, .marksInPlace, .refusesUnknown,
    ]
    #expect(rules == Set(broken.map(\.rawValue)))
  }

  @Test("The scripted loudspeaker conforms, and an unavailable one does not")
  func loudspeaker() async {
    let check = LoudspeakerConformance(bounds: .unhurried) { ScriptedLoudspeaker() }
    let findings = await check.findings()
    #expect(findings == [])
    let broken = LoudspeakerConformance(bounds: .unhurried) {
      ScriptedLoudspeaker(.refuses(.synthesisFailed))
    }
    #expect(await broken.findings().map(\.rule) == [LoudspeakerConformance.Rule.opens.rawValue])
  }

  @Test("A loudspeaker that never finishes is reported")
  func silentLoudspeaker() async {
    let bounds = ConformanceBounds(prompt: 30, patient: 2, settling: 0.1)
    let check = LoudspeakerConformance(bounds: bounds) { ScriptedLoudspeaker(.byHand) }
    #expect(await check.findings().map(\.rule) == [LoudspeakerConformance.Rule.ends.rawValue])
  }

  @Test("A stage with varying output, or without silence, is reported")
  func stage() throws {
    let check = AudioProcessingConformance(.noiseSuppression) { WrongProcessing() }
    let rules = try check.findings().map(\.rule)
    typealias Rule = AudioProcessingConformance.Rule
    #expect(rules == [Rule.keepsSilence.rawValue, Rule.forgets.rawValue])
    let missing = AudioProcessingConformance(.automaticGain) { WrongProcessing() }
    #expect(try missing.findings().map(\.rule) == [Rule.makes.rawValue])
  }
}

/// A text-to-speech implementation that breaks nearly every rule.
private struct WrongSpeech: TextToSpeech {
  let voices: [SpeechVoice] = []

  func speech(of sentence: String, locale: LocaleTag) -> AsyncThrowingStream<SpokenChunk, any Error>
  {
    AsyncThrowingStream { stream in
      let word = WordMark(characters: 4..<2_000, start: 9_000)
      stream.yield(SpokenChunk(AudioChunk(start: 1, samples: [2, 0.5]), words: [word]))
      stream.finish()
    }
  }
}

/// Audio processing whose stage outputs a counter instead of cleaned audio.
private struct WrongProcessing: AudioProcessing {
  final class Stage: AudioStage {
    private let count = ManualCount()

    func reset() {}

    func process(
      _ frame: UnsafeMutableBufferPointer<Float>, reference: UnsafeBufferPointer<Float>
    ) {
      frame[0] = Float(count.next()) / 10_000
    }
  }

  let effects: Set<AudioEffect> = [.noiseSuppression, .automaticGain]

  func stage(for effect: AudioEffect) -> (any AudioStage)? {
    effect == .noiseSuppression ? Stage() : nil
  }
}

/// A counter that is never reset.
private final class ManualCount: Sendable {
  private let count = Locked(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
