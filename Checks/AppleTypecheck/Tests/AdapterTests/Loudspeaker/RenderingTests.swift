@_spi(Script) import AVFAudio
import Hark
import HarkTesting
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("A player and the hardware behind it")
  struct RenderingTests {
    private let device = Device()
    private let log = Locked<[PlaybackReport]>([])

    private func play() async throws -> any Playback {
      let playback = try await AVAudioEngineLoudspeaker(engine: device.engine).open {
        [log] report in log.withLock { $0.append(report) }
      }
      playback.play(Device.tenth(rate: 16_000))
      playback.finish()
      await device.settle()
      return playback
    }

    @Test("A player waits until the hardware pulls audio, and then plays all of it")
    func waits() async throws {
      AppleSound.setPlaysBySelf(false)
      AppleSound.setRenders(false)
      let playback = try await play()
      await device.clock.sleepers(1)
      #expect(log.withLock { $0 }.isEmpty)
      AppleSound.setRenders(true)
      await device.clock.advance(by: RenderWatch.interval)
      while AppleSound.waitingToPlay == 0 { await device.settle() }
      while AppleSound.playNext() { await device.settle() }
      #expect(log.withLock { $0.last } == .ended)
      #expect(AppleSound.played.count == 1_600 && AppleSound.violations.isEmpty)
      playback.stop()
    }

    @Test(
      "If the hardware never pulls audio, another engine is tried, and then only the reply fails")
    func never() async throws {
      let microphone = device.microphone
      let sound = try await microphone.open(.conversation)
      Device.hold(sound)
      AppleSound.setRenders(false)
      _ = try await play()
      let before = AppleSound.calls.count
      while log.withLock({ $0.isEmpty }) {
        // Waits until the timer runs alongside the watchdog for missing audio, or the reply has
        // failed.
        while device.clock.deadlines.count < 2, log.withLock({ $0.isEmpty }) { await Task.yield() }
        AppleSound.hear(Device.tenth())
        await device.clock.advance(by: RenderWatch.interval)
        await device.settle()
      }
      #expect(log.withLock { $0 } == [.failed(.synthesisFailed)])
      #expect(Device.calls(after: before).count { $0 == "AVAudioEngine()" } == 1)
      #expect(AppleSound.hear(Device.tenth()))
      #expect(AppleSound.violations.isEmpty)
      await microphone.close()
    }

    @Test("Reports of a player from before a media services reset are ignored")
    func dead() async throws {
      AppleSound.setPlaysBySelf(false)
      _ = try await play()
      Device.tell(AVAudioSession.mediaServicesWereLostNotification)
      await device.settle()
      AppleSound.playNext()
      await device.settle()
      let heard = log.withLock { $0 }.contains { report in
        if case .heard = report { true } else { false }
      }
      #expect(!heard)
    }
  }
}
