import Foundation
import Hark
import HarkTesting
import Testing

@testable import HarkAudioProcessing

extension PocketSphinxSuite {
  @Suite("Audio processing on Linux")
  struct Processing {
    /// Returns all output for the input `heard` while `reply` plays, in chunks of 20 ms.
    private func clean(
      _ heard: [Float], reply: [Float]? = nil, by cleaner: SoundCleaner,
      before: (Int) -> Void = { _ in }
    ) -> [Float] {
      var out: [Float] = []
      for start in stride(from: 0, to: heard.count, by: 320) {
        let end = min(start + 320, heard.count)
        before(start)
        if let reply { cleaner.send(reference: Array(reply[start..<end])) }
        let chunk = AudioChunk(start: start, samples: Array(heard[start..<end]))
        if let cleaned = cleaner.clean(chunk) {
          #expect(cleaned.start == out.count)
          out += cleaned.samples
        }
      }
      // The cleaner begins its first recording itself.
      return out + (cleaner.end(1)?.samples ?? [])
    }

    private func cleaner(_ effects: Set<AudioEffect>) -> SoundCleaner {
      SoundCleaner(CallAudioProcessing(), effects: effects)
    }

    /// Returns the number of wrong words in the first clips.
    private func errors(
      in sound: [Float], _ scene: EchoScene, clips: Int = 5
    ) async throws -> Int {
      var errors = 0
      for (clip, range) in zip(Clip.librivox, scene.clips).prefix(clips) {
        let reports = try await listen(to: Array(sound[range]))
        errors += WordErrors.count(reports.text, said: clip.words)
      }
      return errors
    }

    private func reduction(_ seconds: ClosedRange<Double>, _ echo: [Float], _ rest: [Float])
      -> Float
    {
      let range = AudioTime.samples(seconds.lowerBound)..<AudioTime.samples(seconds.upperBound)
      return power(echo[range]) - power(rest[range])
    }

    @Test("Every effect is available")
    func effects() {
      #expect(cleaner([]).available == Set(AudioEffect.allCases))
    }

    @Test("All stages pass the conformance check", arguments: AudioEffect.allCases)
    func conformance(_ effect: AudioEffect) throws {
      #expect(try AudioProcessingConformance(effect) { CallAudioProcessing() }.findings() == [])
    }

    @Test("An echo of −10 dB is removed, and speech over it is recognized as well as without it")
    func echo() async throws {
      let scene = try await EchoScene(recorded: Clip.cards)
      let alone = clean(scene.echo, reply: scene.reply, by: cleaner([.echoCancellation]))
      let reductions = [0.5...1.5, 1.5...3, 3...6].map { reduction($0, scene.echo, alone) }
      let before = try await errors(in: scene.voice, scene)
      let untouched = try await errors(in: scene.heard, scene, clips: 2)
      let cleaned = clean(scene.heard, reply: scene.reply, by: cleaner([.echoCancellation]))
      let behind = try await errors(in: cleaned, scene)
      print("Echo at −10 dB: reduced by \(reductions) dB within 1.5, 3 and 6 s;")
      print(
        "of 70 words \(before) wrong without it, \(behind) cancelled; of 30, \(untouched) with it")
      #expect(reductions[1] > 8)
      #expect(reductions[2] > 15)
      // Debian's full model gets 20 of 70 words wrong, 16 without an echo, more than 70 without a
      // canceller, and 38 if the canceller forgets the room while the user speaks. The small model
      // gets 3 words wrong, 2 without an echo, and 10 of 30 without a canceller.
      #expect(untouched > 7)
      #expect(behind <= before + 5)
    }

    @Test("A late echo is found and removed")
    func late() async throws {
      let scene = try await EchoScene(delay: 0.4, spoken: [], lead: 10, recorded: Clip.cards)
      let cleaner = cleaner([.echoCancellation])
      let rest = clean(scene.echo, reply: scene.reply, by: cleaner)
      let delay = try #require(cleaner.echoDelay)
      #expect((0.38...0.43).contains(delay))
      #expect(cleaner.echoLikeness > 0.5)
      print("Echo after 0.4 s: found at \(delay) s")
      #expect(reduction(8...10, scene.echo, rest) > 10)
    }

    @Test("Without playback, echo cancellation changes no bit and finds no delay")
    func noReply() {
      let clip = Clip.short.samples
      let cleaner = cleaner([.echoCancellation])
      #expect(clean(clip, by: cleaner).elementsEqual(clip))
      #expect(cleaner.echoDelay == nil)
    }

    @Test("With all effects off, every bit passes, regardless of the chunks")
    func off() {
      let clip = Clip.short.samples
      #expect(clean(clip, reply: clip, by: cleaner([])).elementsEqual(clip))
    }

    @Test("Noise suppression reduces noise")
    func noise() {
      var dice = SeededDice()
      let noise = (0..<80_000).map { _ in 0.02 * dice.noise() }
      let rest = clean(noise, by: cleaner([.noiseSuppression]))
      print("Noise: softer by \(reduction(3...5, noise, rest)) dB")
      #expect(reduction(3...5, noise, rest) > 6)
    }

    @Test("Automatic gain amplifies a soft voice without clipping")
    func gain() {
      let soft = (Clip.short.samples + Clip.short.samples).map { $0 * 0.1 }
      let louder = clean(soft, by: cleaner([.automaticGain]))
      print("Gain: louder by \(power(louder) - power(soft)) dB")
      #expect(power(louder) > power(soft) + 3)
      #expect(louder.allSatisfy { abs($0) <= 1 })
    }

    @Test("Switching during audio loses no sample and does not click")
    func switching() {
      // A tone reveals a click, because its second difference is small everywhere.
      let tone = (0..<64_000).map { Float(0.25 * sin(2 * .pi * 330 * Double($0) / 16_000)) }
      let cleaner = cleaner([])
      let effects: [Set<AudioEffect>] = [
        [.noiseSuppression], [], [.automaticGain, .noiseSuppression], [.automaticGain],
        Set(AudioEffect.allCases), [],
      ]
      let out = clean(tone, by: cleaner) { start in
        if start > 0, start % 9_600 == 0 { cleaner.effects = effects[(start / 9_600 - 1) % 6] }
      }
      #expect(out.count == tone.count)
      let steps = zip(out, out.dropFirst()).map { $1 - $0 }
      let bends = zip(steps, steps.dropFirst()).map { abs($1 - $0) }
      let largest = bends.max() ?? 1
      print("Switching: the sharpest bend is \(largest)")
      // The tone's own second difference is 0.0042; a step of 2% of full scale would be five times
      // as large.
      #expect(largest < 0.02)
      #expect(out.suffix(1_000).elementsEqual(tone.suffix(1_000)))
    }
  }
}
