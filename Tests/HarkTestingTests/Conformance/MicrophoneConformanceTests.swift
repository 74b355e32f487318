import Hark
import HarkTesting
import Testing

@Suite("Conformance check of microphones")
struct MicrophoneConformanceTests {
  @Test("The scripted microphone conforms", arguments: [SoundDelivery.live, .waits])
  func fake(delivery: SoundDelivery) async {
    let sound = SoundTimeline("__####____####").chunks(of: 700)
    for ending in [ScriptEnding.ends, .staysOpen] {
      let check = MicrophoneConformance(bounds: .unhurried) {
        ScriptedMicrophone(.plays(sound, then: ending), delivery: delivery)
      }
      let findings = await check.findings()
      #expect(findings == [])
    }
  }

  @Test(
    "A microphone that breaks a rule is reported", arguments: MicrophoneConformance.Rule.allCases)
  func broken(rule: MicrophoneConformance.Rule) async {
    let isTimed = [.closesPromptly, .closesHarmlessly].contains(rule)
    let bounds = ConformanceBounds(prompt: isTimed ? 3 : 30)
    let check = MicrophoneConformance(bounds: bounds) { BrokenMicrophone(breaking: rule) }
    let findings = await check.findings()
    #expect(findings.map(\.rule) == [rule.rawValue], "\(findings)")
  }
}

/// A microphone that breaks one rule.
private actor BrokenMicrophone: Microphone {
  private enum Odd: Error { case strange }

  nonisolated var delivery: SoundDelivery { .waits }
  private let breaking: MicrophoneConformance.Rule
  private var openCount = 0
  private var open: [AsyncThrowingStream<AudioChunk, any Error>.Continuation] = []

  init(breaking rule: MicrophoneConformance.Rule) { breaking = rule }

  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    if !open.isEmpty, breaking != .refusesSecondOpening { throw VoiceFailure.microphoneBusy }
    openCount += 1
    if breaking == .opens { throw VoiceFailure.microphoneUnavailable }
    if breaking == .throwsVoiceFailures { throw Odd.strange }
    if breaking == .isFreeAfterClose, openCount > 1 { throw VoiceFailure.microphoneUnavailable }
    let (stream, continuation) = AsyncThrowingStream<AudioChunk, any Error>.makeStream()
    open.append(continuation)
    for chunk in sound { continuation.yield(chunk) }
    if breaking == .delivers { continuation.finish() }
    return stream
  }

  func close() async {
    if breaking == .closesHarmlessly, open.isEmpty { await aLongTime() }
    let error = breaking == .endsAfterClose ? VoiceFailure.microphoneLost : nil
    let closing = open
    open = []
    for stream in closing { stream.finish(throwing: error) }
    if breaking == .closesPromptly, !closing.isEmpty { await aLongTime() }
  }

  private func aLongTime() async { try? await Task.sleep(nanoseconds: 60_000_000_000) }

  private var sound: [AudioChunk] {
    let value: Float = breaking == .losesNothing ? Float(openCount) / 10 : 0.1
    var chunks = (0..<10).map { number in
      AudioChunk(start: number * 1600, samples: Array(repeating: value, count: 1600))
    }
    switch breaking {
    case .delivers: chunks = []
    case .startsAtZero: chunks = chunks.map { AudioChunk(start: $0.start + 1, samples: $0.samples) }
    case .leavesNoGap: chunks[4] = AudioChunk(start: 6399, samples: chunks[4].samples + [0])
    case .fillsChunks: chunks.insert(AudioChunk(start: 1600, samples: []), at: 1)
    case .staysInRange:
      chunks[3] = AudioChunk(start: 4800, samples: .init(repeating: 1.5, count: 1600))
    default: break
    }
    return chunks
  }
}
