import DetectionFixtures
import HarkTesting
import TestLimits
import Testing

@testable import Hark

/// A stage with an observable effect: it subtracts the reference, as if the room passed it on
/// unchanged.
private final class WireStage: AudioStage {
  func reset() {}

  func process(
    _ frame: UnsafeMutableBufferPointer<Float>, reference: UnsafeBufferPointer<Float>
  ) {
    for index in frame.indices { frame[index] -= reference[index] }
  }
}

/// A stage that counts its calls and outputs NaN.
private final class NonsenseStage: AudioStage {
  let count = Locked(0)
  let resets = Locked(0)

  func reset() { resets.withLock { $0 += 1 } }

  func process(
    _ frame: UnsafeMutableBufferPointer<Float>, reference: UnsafeBufferPointer<Float>
  ) {
    count.withLock { $0 += 1 }
    for index in frame.indices { frame[index] = .nan }
  }
}

/// A stage that records its input and changes nothing.
private final class KeepingStage: AudioStage {
  let kept = Locked((heard: [Float](), reference: [Float]()))

  func reset() {}

  func process(
    _ frame: UnsafeMutableBufferPointer<Float>, reference: UnsafeBufferPointer<Float>
  ) {
    kept.withLock { kept in
      kept.heard += frame
      kept.reference += reference
    }
  }

  /// The lag of the most recent audio behind its reference, in samples, from 0.2 s early to 0.2 s
  /// late.
  var lag: Int? {
    kept.withLock { kept in
      let (heard, reference) = (kept.heard.suffix(12_000), kept.reference.suffix(12_000))
      let likeness = { (lag: Int) in
        (4_000..<8_000).reduce(Float(0)) {
          $0 + heard[heard.startIndex + $1] * reference[reference.startIndex + $1 - lag]
        }
      }
      return stride(from: -3_200, through: 3_200, by: 16).max { likeness($0) < likeness($1) }
    }
  }
}

/// Audio processing with the given stages.
private struct GivenStages: AudioProcessing {
  let stages: [AudioEffect: any AudioStage]
  var effects: Set<AudioEffect> { Set(stages.keys) }
  func stage(for effect: AudioEffect) -> (any AudioStage)? { stages[effect] }
}

@Suite("The sound cleaner", .hangLimit(minutes: 5))
struct SoundCleanerTests {
  private let speech: [Float]
  private let other: [Float]

  init() throws {
    speech = try RealSpeech.samples(RealSpeech.clips[2])
    other = try RealSpeech.samples(RealSpeech.clips[3])
  }

  private func cleaner(_ effects: Set<AudioEffect>, _ stage: any AudioStage = WireStage())
    -> SoundCleaner
  {
    SoundCleaner(GivenStages(stages: [.echoCancellation: stage]), effects: effects)
  }

  private func clean(
    _ sound: [Float], by cleaner: SoundCleaner, chunk: Int = 320,
    before: (Int) -> Void = { _ in }
  ) -> [Float] {
    var out: [Float] = []
    for start in stride(from: 0, to: sound.count, by: chunk) {
      before(start)
      let samples = Array(sound[start..<min(start + chunk, sound.count)])
      guard let cleaned = cleaner.clean(AudioChunk(start: start, samples: samples)) else {
        continue
      }
      #expect(cleaned.start == out.count)
      out += cleaned.samples
    }
    // The cleaner begins its first recording itself.
    return out + (cleaner.end(1)?.samples ?? [])
  }

  @Test(
    "With all effects off, audio passes bit for bit in any chunk size",
    arguments: [1, 7, 160, 1_000])
  func off(chunk: Int) {
    let sound = Array(speech.prefix(20_003))
    let cleaner = cleaner([])
    cleaner.send(reference: other)
    #expect(clean(sound, by: cleaner, chunk: chunk).elementsEqual(sound))
  }

  @Test("The reference is aligned with the microphone although it arrives in bursts")
  func reference() {
    let cleaner = cleaner([.echoCancellation])
    let sound = Array(speech.prefix(32_000))
    let rest = clean(sound, by: cleaner) { start in
      // The reference arrives 0.2 s at a time, before it is needed.
      if start % 3_200 == 0 {
        cleaner.send(reference: Array(sound[start..<start + 3_200]))
      }
    }
    #expect(rest.count == sound.count && rest.allSatisfy { $0 == 0 })
  }

  @Test("Switching crossfades, after which audio passes bit for bit")
  func switching() {
    let cleaner = cleaner([.echoCancellation])
    let sound = [Float](repeating: 0.5, count: 9_600)
    let out = clean(sound, by: cleaner) { start in
      cleaner.send(reference: [Float](repeating: 0.5, count: 320))
      if start == 3_200 { cleaner.effects = [] }
      if start == 6_400 { cleaner.effects = [.echoCancellation] }
    }
    let fade = SwitchedStage.fade * AudioStageFrame.length
    #expect(out[..<3_200].allSatisfy { $0 == 0 })
    #expect(out[(3_200 + fade)..<6_400].allSatisfy { $0 == 0.5 })
    #expect(out[(6_400 + fade)...].allSatisfy { $0 == 0 })
    let steps = zip(out, out.dropFirst()).map { abs($1 - $0) }
    #expect((steps.max() ?? 1) < 1.01 * 0.5 / Float(fade))
  }

  @Test("The end of an earlier recording takes nothing from the current one")
  func lateEnd() {
    let cleaner = cleaner([])
    let (first, second) = (cleaner.begin(), cleaner.begin())
    #expect(cleaner.clean(AudioChunk(start: 0, samples: [0.5])) == nil)
    #expect(cleaner.end(first) == nil)
    #expect(cleaner.end(second)?.samples == [0.5])
  }

  @Test("Invalid output of a stage is bypassed, and a stage that is off is not called")
  func nonsense() {
    let stage = NonsenseStage()
    let cleaner = cleaner([], stage)
    let sound = Array(speech.prefix(3_200))
    #expect(clean(sound, by: cleaner).elementsEqual(sound))
    #expect(stage.count.withLock { $0 } == 0)
    cleaner.begin()
    cleaner.effects = [.echoCancellation]
    #expect(clean(sound, by: cleaner).elementsEqual(sound))
    #expect(stage.count.withLock { $0 } == 20)
  }

  @Test("The delay of an echo is found, even if the user speaks first")
  func delay() throws {
    let cleaner = cleaner([.echoCancellation])
    let late = AudioTime.samples(0.3)
    let silence = [Float](repeating: 0, count: late)
    let reply = other + speech
    let heard = silence + reply
    let out = clean(heard, by: cleaner) { start in
      if start < reply.count {
        cleaner.send(reference: Array(reply[start..<min(start + 320, reply.count)]))
      }
    }
    let delay = try #require(cleaner.echoDelay)
    #expect(abs(delay - 0.3) < 0.011)
    #expect(cleaner.echoLikeness > 0.9)
    #expect(out.count == heard.count)
  }

  @Test(
    "An echo stays behind its reference as its delay drifts", arguments: [0.08, 0.12, 0.26, 0.4])
  func wandering(later: Double) throws {
    let stage = KeepingStage()
    let cleaner = cleaner([.echoCancellation], stage)
    let reply = Array((speech + other + speech + other + speech).prefix(224_000))
    let turn = reply.count / 2
    let heard = reply.indices.map { index -> Float in
      let place = index - AudioTime.samples(index < turn ? 0.2 : later)
      return place < 0 ? 0 : reply[place]
    }
    _ = clean(heard, by: cleaner) { start in
      cleaner.send(reference: Array(reply[start..<min(start + 320, reply.count)]))
    }
    let lag = try #require(stage.lag)
    #expect((0.01...0.13).contains(AudioTime.seconds(lag)))
  }

  @Test(
    "An echo between two search steps is detected like one on a step", arguments: [0, 20, 40])
  func betweenSteps(beside: Int) {
    let cleaner = cleaner([], KeepingStage())
    let reply = Array((speech + other).prefix(96_000))
    let late = AudioTime.samples(0.1) + beside
    let heard = reply.indices.map { $0 < late ? 0 : reply[$0 - late] }
    var least: Float = 1
    _ = clean(heard, by: cleaner) { start in
      cleaner.send(reference: Array(reply[start..<min(start + 320, reply.count)]))
      if start > 48_000 { least = min(least, cleaner.echoLikeness) }
    }
    #expect(least > 0.95)
  }

  @Test("Two speakers are not detected as an echo")
  func noEcho() {
    let cleaner = cleaner([.echoCancellation])
    _ = clean(speech, by: cleaner) { start in
      if start + 320 <= other.count { cleaner.send(reference: Array(other[start..<start + 320])) }
      #expect(cleaner.echoDelay == nil)
    }
  }

  /// Plays `reply`, which the microphone receives with `gain` and mixed with `voice`, and returns
  /// the echo likelihood every half second.
  private func likelihoods(
    _ cleaner: SoundCleaner, _ reply: [Float], gain: Float = 1, voice: [Float] = []
  ) -> [Float] {
    let room: [Float] = reply.enumerated().map { index, sample in
      gain * sample + (index < voice.count ? voice[index] : 0)
    }
    var found: [Float] = []
    _ = clean(room, by: cleaner) { start in
      if start % 8_000 == 0 { found.append(cleaner.echoLikelihood) }
      cleaner.send(reference: Array(reply[start..<min(start + 320, reply.count)]))
    }
    return found
  }

  @Test("Until the canceller has adapted to the room, all audio counts as echo")
  func learning() {
    let cleaner = cleaner([.echoCancellation])
    let reply = Array((speech + other + speech + other).prefix(96_000))
    let silence = [Float](repeating: 0, count: 48_000)
    let first = likelihoods(cleaner, reply)
    #expect(first[1...7].allSatisfy { $0 == 1 })
    // Speech that continues after the reply does not show that there was no echo.
    _ = likelihoods(cleaner, silence, voice: other)
    #expect(likelihoods(cleaner, reply)[1] == 1, "for a second each time that it begins again")
  }

  @Test("For a second after an underrun, all audio counts as echo")
  func interrupted() {
    let cleaner = cleaner([.echoCancellation])
    let reply = Array((speech + other + speech + other).prefix(96_000))
    _ = likelihoods(cleaner, reply)
    _ = likelihoods(cleaner, reply, gain: 0, voice: other)
    #expect(cleaner.echoLikelihood < 1, "the person is detected")
    // A 0.3 s underrun is too short to count as the end of playback.
    _ = clean([Float](repeating: 0, count: 4_800), by: cleaner)
    #expect(likelihoods(cleaner, reply, gain: 0, voice: other)[1] == 1)
  }

  @Test("Speech over the echo to its end does not hide the echo")
  func hidden() {
    let cleaner = cleaner([.echoCancellation], KeepingStage())
    let reply = Array((speech + other + speech + other).prefix(96_000))
    let silence = [Float](repeating: 0, count: 48_000)
    _ = likelihoods(cleaner, reply)
    let person = Array((other + speech).prefix(96_000))
    _ = likelihoods(cleaner, reply, gain: 0.05, voice: person)
    #expect(cleaner.echoDelay == nil)
    _ = likelihoods(cleaner, silence)
    #expect(likelihoods(cleaner, reply, gain: 0.05, voice: person)[1] == 1)
  }

  @Test("Without an echo, the user is recognized after two seconds of playback")
  func headphones() {
    let cleaner = cleaner([.echoCancellation])
    let reply = Array((speech + other).prefix(24_000))
    let silence = [Float](repeating: 0, count: 24_000)
    let person = Array(other.prefix(24_000))
    let first = likelihoods(cleaner, reply, gain: 0, voice: person)
    _ = likelihoods(cleaner, silence, gain: 0)
    let second = likelihoods(cleaner, reply, gain: 0, voice: person)
    #expect(first[1...].allSatisfy { $0 == 1 })
    #expect((second.last ?? 1) < 0.7)
  }

  @Test("Turning the canceller off reports no false echo")
  func switchedOff() {
    let cleaner = cleaner([.echoCancellation])
    let reply = Array((speech + other + speech + other).prefix(96_000))
    _ = likelihoods(cleaner, reply)
    cleaner.effects = []
    let later = likelihoods(cleaner, reply, gain: 0, voice: other)
    #expect((later.last ?? 1) < 0.8)
  }

  @Test("A processed microphone meets the microphone contract")
  func microphone() async {
    let chunks = stride(from: 0, to: 16_000, by: 320).map { Array(speech[$0..<$0 + 320]) }
    let check = MicrophoneConformance(seconds: 0.5, bounds: ConformanceBounds(settling: 0)) {
      ProcessedMicrophone(
        ScriptedMicrophone(.plays(chunks, then: .staysOpen)), through: cleaner([]))
    }
    let findings = await check.findings()
    #expect(findings == [])
  }

  @Test("Unavailable effects stay off")
  func unavailable() {
    let cleaner = cleaner([.echoCancellation, .noiseSuppression])
    #expect(cleaner.available == [.echoCancellation])
    #expect(cleaner.effects == [.echoCancellation])
  }
}
