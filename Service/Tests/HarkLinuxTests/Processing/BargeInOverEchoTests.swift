import Foundation
import Hark
import HarkTesting
import Testing

@testable import HarkAudioProcessing

extension PocketSphinxSuite {
  /// A session's processing of microphone audio during a reply.
  @Suite("Speaking over a reply whose echo the microphone receives")
  struct BargeInOverEcho {
    /// Returns the events in `scene` with their sample positions.
    private func heard(
      _ scene: EchoScene, effects: Set<AudioEffect> = [.echoCancellation]
    ) -> [(event: BargeIn, at: Int)] {
      let cleaner = SoundCleaner(CallAudioProcessing(), effects: effects)
      var detector = SpectralVoiceDetector()
      var watch = BargeInDetector(
        BargeInPolicy(), sensitivity: EndpointPolicy().sensitivity,
        onsetLag: SpectralVoiceDetector.onsetLag, releaseLag: SpectralVoiceDetector.releaseLag,
        start: 0)
      var events: [(BargeIn, Int)] = []
      let sound = scene.heard
      let hop = FrontEnd.hop
      for start in stride(from: 0, to: sound.count - hop, by: hop) {
        cleaner.send(reference: Array(scene.reply[start..<start + hop]))
        let chunk = AudioChunk(start: start, samples: Array(sound[start..<start + hop]))
        guard let frame = cleaner.clean(chunk) else { continue }
        let probability = frame.samples.withUnsafeBufferPointer { detector.probability(of: $0) }
        let event = watch.advance(
          to: frame.end, probability: probability, echo: cleaner.echoLikelihood)
        if let event { events.append((event, frame.end)) }
      }
      return events
    }

    @Test(
      "A reply's own echo never ducks it, whether soft or as loud as speech", arguments: [-10, 0])
    func alone(decibels: Float) async throws {
      let seconds = ProcessInfo.processInfo.environment["HARK_ECHO_MINUTES"].flatMap(Double.init)
        .map { $0 * 60 }
      let scene = try await EchoScene(decibels: decibels, spoken: [], lead: seconds ?? 40)
      #expect(heard(scene).isEmpty)
    }

    @Test("Without echo cancellation, an echo is recognized by its envelope")
    func uncancelled() async throws {
      let scene = try await EchoScene(spoken: [], lead: 20)
      #expect(!heard(scene, effects: []).contains { $0.event == .sure })
    }

    @Test("With an echo, the first word is detected nearly as soon as without one")
    func words() async throws {
      for clip in Clip.librivox {
        let (began, sure) = try await times(of: clip, echo: -10)
        let quiet = try await times(of: clip, echo: -90)
        print(
          "Heard after \(began) s over an echo of −10 dB, \(quiet.began) without;",
          "sure after \(sure) and \(quiet.sure)")
        // The budgets are 200 and 600 ms, less the 80 ms that a loudspeaker takes to respond.
        #expect(began < 0.12)
        #expect(sure < 0.52)
      }
    }

    /// Returns the times from the user's first word to probable and to certain speech, in seconds.
    private func times(
      of clip: Clip, echo decibels: Float
    ) async throws -> (began: Double, sure: Double) {
      let scene = try await EchoScene(decibels: decibels, spoken: [clip], lead: 5)
      let onset = scene.clips[0].lowerBound + 4_000 + AudioTime.samples(try clip.firstWord)
      let events = heard(scene)
      let began = events.first { if case .began = $0.event { true } else { false } }
      let sure = events.first { $0.event == .sure }
      return (
        AudioTime.seconds(try #require(began).at - onset),
        AudioTime.seconds(try #require(sure).at - onset)
      )
    }
  }
}

extension Clip {
  /// The time from the clip's start until the energy of its first word exceeds the room's, in
  /// seconds.
  fileprivate var firstWord: Double {
    get throws {
      let onsets = ["0870": 0.23, "0880": 0.27, "0890": 0.28, "0920": 0.30, "0930": 0.27]
      return try #require(onsets[name])
    }
  }
}
