import Foundation
import Hark
import HarkTesting
import Testing

@testable import HarkLinux

extension PocketSphinxSuite {
  /// What a session does with the sound of a microphone while a reply is spoken.
  @Suite("Speaking over a reply that comes back as an echo")
  struct BargeInOverEcho {
    /// What is told of `scene`, and at which sample.
    private func heard(
      _ scene: EchoScene, effects: Set<AudioEffect> = [.echoCancellation]
    ) -> [(event: BargeIn, at: Int)] {
      let cleaner = SoundCleaner(LinuxAudioProcessing(), effects: effects)
      var detector = SpectralVoiceDetector()
      var watch = BargeInWatch(
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

    @Test("A reply's own echo never lowers it, soft or as loud as speech", arguments: [-10, 0])
    func alone(decibels: Float) async throws {
      let seconds = ProcessInfo.processInfo.environment["HARK_ECHO_MINUTES"].flatMap(Double.init)
        .map { $0 * 60 }
      let scene = try await EchoScene(decibels: decibels, spoken: [], lead: seconds ?? 40)
      #expect(heard(scene).isEmpty)
    }

    @Test("Without echo cancellation its echo is told by how it rises and falls")
    func uncancelled() async throws {
      let scene = try await EchoScene(spoken: [], lead: 20)
      #expect(!heard(scene, effects: []).contains { $0.event == .sure })
    }

    @Test("An echo keeps nobody's first word from being heard nearly as soon as without one")
    func words() async throws {
      for clip in Clip.librivox {
        let (began, sure) = try times(in: try await EchoScene(spoken: [clip], lead: 5))
        let quiet = try times(in: try await EchoScene(decibels: -90, spoken: [clip], lead: 5))
        print(
          "Heard after \(began) s over an echo of −10 dB, \(quiet.began) without;",
          "sure after \(sure) and \(quiet.sure)")
        // A breath before the word is heard where it is quiet.
        #expect(began < quiet.began + 0.3)
        #expect(sure < quiet.sure + 0.3)
        // What a loudspeaker needs to obey comes on top: 600 ms in all.
        #expect(sure - began < 0.4)
      }
    }

    /// Seconds from the person's first sound to when somebody seems to speak, and surely does.
    private func times(in scene: EchoScene) throws -> (began: Double, sure: Double) {
      let events = heard(scene)
      let began = events.first { if case .began = $0.event { true } else { false } }
      let sure = events.first { $0.event == .sure }
      let onset = scene.firstVoice
      return (
        AudioTime.seconds(try #require(began).at - onset),
        AudioTime.seconds(try #require(sure).at - onset)
      )
    }
  }
}

extension EchoScene {
  /// Where the person's first sound lies: the first 10 ms within 25 dB of their loudest.
  fileprivate var firstVoice: Int {
    let powers = stride(from: 0, to: voice.count - 160, by: 160).map { power(voice[$0..<$0 + 160]) }
    let loudest = powers.max() ?? 0
    return (powers.firstIndex { $0 > loudest - 25 } ?? 0) * 160
  }
}
