import HarkSimulation
import HarkTesting
import SeededTests
import TestLimits
import Testing

@testable import Hark

@Suite("A recorded loudspeaker", .seeds(50), .hangLimit(minutes: 5))
struct RecordedLoudspeakerTests {
  private let recordings = ScriptedCallRecordings()
  private let clock = ManualTimekeeper.serial()

  private func play(
    _ script: (ScriptedPlayback, any Playback) async -> Void
  ) async throws -> [Float] {
    let recorder = CallRecorder(recordings, timekeeper: clock)
    let scripted = ScriptedLoudspeaker(.byHand)
    recorder.follow(CallRecorder.Options(isOn: true))
    let playback = try await RecordedLoudspeaker(scripted, by: recorder).open { _ in }
    await script(scripted.playbacks[0], playback)
    await recorder.end()
    return recordings.entries.first?.agent ?? []
  }

  private func tone(_ count: Int) -> [Float] { [Float](repeating: 0.5, count: count) }

  @Test("A stopped reply is recorded up to the position that was heard")
  func stopped() async throws {
    let agent = try await play { scripted, playback in
      playback.play(tone(16_000))
      await clock.advance(by: 0.25)
      scripted.hear(upTo: 4_000)
      playback.stop()
      await clock.advance(by: 0.5)
    }
    #expect(agent.count == 12_000)
    #expect(agent.prefix(4_000).allSatisfy { $0 == 0.5 })
    #expect(agent.dropFirst(4_000).allSatisfy { $0 == 0 })
  }

  @Test("A ducked reply is recorded at its lower level")
  func lowered() async throws {
    let agent = try await play { scripted, playback in
      playback.play(tone(1_600))
      playback.fade(to: PlaybackTiming.ducked)
      playback.play(tone(1_600))
      await clock.advance(by: 0.2)
      scripted.hear(upTo: 3_200)
    }
    #expect(agent.prefix(1_600).allSatisfy { $0 == 0.5 })
    #expect(agent.dropFirst(1_600).allSatisfy { abs($0 - 0.1) < 1e-6 } && agent.count == 3_200)
  }

  @Test("A completed reply is recorded completely")
  func ended() async throws {
    let agent = try await play { scripted, playback in
      playback.play(tone(3_200))
      playback.finish()
      await clock.advance(by: 0.2)
      scripted.hear(upTo: 3_200)
    }
    #expect(agent == tone(3_200))
  }

  @Test("The listener receives all reports unchanged")
  func tells() async throws {
    let told = Locked<[PlaybackReport]>([])
    let scripted = ScriptedLoudspeaker()
    let recorder = CallRecorder(recordings, timekeeper: clock)
    let playback = try await RecordedLoudspeaker(scripted, by: recorder).open { report in
      told.withLock { $0.append(report) }
    }
    playback.play([0.25])
    playback.finish()
    await scripted.playbacks[0].over()
    #expect(
      told.withLock { $0 }
        == [.sending(AudioChunk(start: 0, samples: [0.25])), .heard(position: 1), .ended])
  }
}
