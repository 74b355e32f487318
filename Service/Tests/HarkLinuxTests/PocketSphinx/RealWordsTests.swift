import Hark
import HarkTesting
import Testing

@testable import HarkPocketSphinx

extension PocketSphinxSuite {
  /// Real speech through a session that removes invented words.
  @Suite("Words that were spoken", .timeLimit(.minutes(10)))
  struct RealWords {
    @Test("The guard against invented words removes none of real speech", arguments: [0, 0.005])
    func kept(_ noise: Float) async throws {
      var dice = Dice(seed: 5)
      let pause = [Float](repeating: 0, count: 24_000)
      let sound = (Clip.librivox.map(\.samples) + [Clip.cards]).flatMap { pause + $0 }.map {
        $0 + (noise > 0 ? Float.random(in: -noise...noise, using: &dice) : 0)
      }
      let all = try await words(in: sound, guarded: false)
      #expect(all.count >= 70)
      #expect(try await words(in: sound, guarded: true) == all)
    }

    private func words(in sound: [Float], guarded: Bool) async throws -> [String] {
      var experience = Experience.dictation
      experience.languages = [.tag(.americanEnglish)]
      let session = VoiceSession(
        experience: experience,
        microphone: ScriptedMicrophone(.plays([sound]), delivery: .waits),
        recognizer: SuspectedRecognizer(
          base: PocketSphinxRecognizer(model: .chosen(), maximumTasks: 1), inventsWords: guarded))
      let events = session.events
      try await session.toggle()
      for await event in events {
        guard case .recordingEnded(_, let transcript) = event else { continue }
        await session.close()
        return transcript.text.split(separator: " ").map(String.init)
      }
      return []
    }
  }
}

/// A recognizer that the session suspects of inventing words, or trusts.
private struct SuspectedRecognizer: Recognizer {
  let base: PocketSphinxRecognizer
  let inventsWords: Bool

  var traits: RecognizerTraits {
    var traits = base.traits
    traits.inventsWords = inventsWords
    return traits
  }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    try await base.startTask(request, report: report)
  }
}
