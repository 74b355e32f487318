import HarkTesting
import TestLimits
import Testing

@testable import Hark

@Suite("Audio that violates the contract of a microphone", .hangLimit(minutes: 5))
struct SoundCheckTests {
  /// Returns the result of checking chunks one after another.
  private func checked(_ chunks: [(start: Int, samples: [Float])]) throws(SoundFault) -> [[Float]] {
    var check = SoundCheck()
    var samples: [[Float]] = []
    for chunk in chunks {
      let (valid, fault) = check.check(AudioChunk(start: chunk.start, samples: chunk.samples))
      if let fault { throw fault }
      samples.append(valid.samples)
    }
    return samples
  }

  @Test("The first chunk may start late, and a filter's overshoot is clamped")
  func accepted() throws {
    let samples = try checked([(500, [0.5, -1]), (502, []), (502, [1.25, -2, 1])])
    #expect(samples == [[0.5, -1], [], [1, -1, 1]])
  }

  @Test("Gaps, overlaps, and impossible positions are refused", arguments: [5, 3, -1, Int.max])
  func positions(_ start: Int) {
    #expect(throws: SoundFault.misplaced(start: start, expected: 4)) {
      try checked([(0, [0, 0, 0, 0]), (start, [0])])
    }
  }

  @Test("Samples that are not finite or far beyond full scale are refused")
  func samples() {
    for sample in [Float.nan, .infinity, -.infinity] {
      #expect(throws: SoundFault.notFinite(at: 8)) { try checked([(7, [0, sample])]) }
    }
    #expect(throws: SoundFault.outOfRange(at: 9)) { try checked([(7, [0, 1, -3])]) }
  }

  @Test("The samples before a fault are used")
  func beginning() {
    var check = SoundCheck()
    let (valid, fault) = check.check(AudioChunk(start: 7, samples: [0.5, 1.5, .nan, 0.5]))
    #expect(valid == AudioChunk(start: 7, samples: [0.5, 1]) && fault == .notFinite(at: 9))
  }

  /// A microphone that delivers chunks unchanged.
  private struct RawMicrophone: Microphone {
    let delivery: SoundDelivery
    let chunks: [AudioChunk]

    func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
      AsyncThrowingStream { sound in
        for chunk in chunks { sound.yield(chunk) }
      }
    }

    func close() async {}
  }

  @Test(
    "They end the recording with its text so far, and the cause names the problem and the remedy",
    arguments: [
      (SoundDelivery.live, VoiceFailure.microphoneUnavailable), (.waits, .soundUnreadable),
    ])
  func ends(_ delivery: SoundDelivery, _ failure: VoiceFailure) async throws {
    let speech = [Float](repeating: 0.5, count: 16_000)
    let diagnostics = NotedDiagnostics()
    let session = VoiceSession(
      experience: .capture,
      ports: SessionPorts(
        microphone: RawMicrophone(
          delivery: delivery,
          chunks: [
            AudioChunk(start: 0, samples: speech), AudioChunk(start: 16_000, samples: [3]),
          ]),
        recognizer: ScriptedRecognizer(RecognizerScript().atFinish(.says("hello"))),
        diagnostics: diagnostics))
    let (events, snapshots) = (session.events, session.snapshots)
    try await session.start()
    var text: String?
    for await case .recordingEnded(_, let transcript) in events {
      text = transcript.text
      break
    }
    #expect(text == "hello")
    for await snapshot in snapshots where snapshot.phase == .failed(failure) {
      let cause = try #require(snapshot.cause)
      #expect(
        cause.explanation
          == "Sample 16000 is outside −1…1: scale audio to floats in the range −1…1.")
      #expect(diagnostics.reports.map(\.matter).contains(.cause(cause, of: failure)))
      break
    }
    await session.close()
  }
}
