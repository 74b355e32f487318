@_spi(Script) import AVFAudio
import Hark
import HarkTesting
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("Audio that moves to other devices")
  struct SettlingTests {
    private let device = Device()
    private let headset = AppleSound.Port(uid: "headset", name: "Headset", isBuiltIn: false)
    private let phone = AppleSound.Port(uid: "phone", name: "iPhone Microphone", isBuiltIn: true)

    private var preferences: [String] {
      AppleSound.calls.filter { $0.hasPrefix("setPreferredInput") }
    }

    private func pullOut() async {
      AppleSound.setInputs([phone])
      Device.changeRoute(.oldDeviceUnavailable)
      await device.settle()
    }

    private func plugIn() async {
      AppleSound.setInputs([headset, phone])
      Device.changeRoute(.newDeviceAvailable)
      await device.settle()
    }

    @Test("A chosen headset is used again when it returns, and released at the end")
    func comesBack() async throws {
      AppleSound.setInputs([headset, phone])
      device.engine.listen(to: "headset")
      let microphone = device.microphone
      let sound = try await microphone.open(.record)
      Device.hold(sound)
      await pullOut()
      await plugIn()
      let before = AppleSound.calls.count
      await microphone.close()
      let names = ["headset", "phone", "headset", "nil"]
      #expect(preferences == names.map { "setPreferredInput \($0)" })
      let end = Device.calls(after: before).filter { $0.hasPrefix("set") }
      #expect(end.first == "setPreferredInput nil")
      #expect(AppleSound.violations.isEmpty)
    }

    @Test("A replacement for a chosen input is used for only one recording")
    func nextRecording() async throws {
      AppleSound.setInputs([headset, phone])
      device.engine.listen(to: "headset")
      let microphone = device.microphone
      let sound = try await microphone.open(.record)
      Device.hold(sound)
      await pullOut()
      await microphone.close()
      AppleSound.setInputs([headset, phone])
      let next = try await microphone.open(.record)
      Device.hold(next)
      #expect(preferences.last == "setPreferredInput headset")
    }

    @Test("A headset that disappears during a reply does not change the microphone")
    func reply() async throws {
      AppleSound.setInputs([headset, phone])
      let reply = try await AVAudioEngineLoudspeaker(engine: device.engine).open { _ in }
      await pullOut()
      reply.stop()
      await device.settle()
      let sound = try await device.microphone.open(.record)
      Device.hold(sound)
      #expect(preferences.isEmpty)
    }

    @Test("Headphones without a microphone that are removed leave the engine as it is")
    func headphones() async throws {
      AppleSound.setInputs([phone])
      Device.hold(try await device.microphone.open(.conversation))
      let before = AppleSound.calls.count
      Device.changeRoute(.oldDeviceUnavailable, from: [phone])
      await device.settle()
      #expect(Device.calls(after: before).isEmpty && AppleSound.hear(Device.tenth()))
      Device.changeRoute(.oldDeviceUnavailable, from: [headset])
      await device.settle()
      #expect(Device.calls(after: before).contains("AVAudioEngine()"))
    }

    @Test("Playback follows the latency of a new route, which is read once per route")
    func latency() async throws {
      AppleSound.setPlaysBySelf(false)
      let reply = try await AVAudioEngineLoudspeaker(engine: device.engine).open { _ in }
      reply.play([Float](repeating: 0.5, count: 16_000))
      await device.settle()
      let before = AppleSound.waitingToPlay
      AppleSound.setOutputLatency(0.2)
      reply.resume()
      await device.settle()
      #expect(AppleSound.waitingToPlay == before)
      Device.changeRoute(.newDeviceAvailable)
      reply.resume()
      await device.settle()
      #expect(AppleSound.waitingToPlay == before + 10)
      reply.stop()
      await device.settle()
    }

    @Test(
      "A muted microphone is reported as such, and the reply continues",
      arguments: [true, false])
    func muted(_ isCall: Bool) async throws {
      AppleSound.setPlaysBySelf(false)
      var listening = Listening(try await device.microphone.open(isCall ? .conversation : .record))
      let log = Locked<[PlaybackReport]>([])
      let reply = try await AVAudioEngineLoudspeaker(engine: device.engine).open { report in
        log.withLock { $0.append(report) }
      }
      reply.play(Device.tenth(rate: 16_000))
      reply.finish()
      await device.settle()
      let before = AppleSound.calls.count
      Device.interrupt(began: true, reason: 2)
      #expect(await listening.failure() == .microphoneSilent)
      await device.settle()
      // The interruption deactivated the session.
      #expect(Device.calls(after: before).contains { $0.hasPrefix("setActive true") })
      while AppleSound.playNext() { await device.settle() }
      #expect(log.withLock { $0.last } == .ended)
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
    }

    @Test("A reply continues if a closed microphone is muted")
    func mutedWhileClosed() async throws {
      AppleSound.setPlaysBySelf(false)
      let log = Locked<[PlaybackReport]>([])
      let reply = try await AVAudioEngineLoudspeaker(engine: device.engine).open { report in
        log.withLock { $0.append(report) }
      }
      reply.play(Device.tenth(rate: 16_000))
      reply.finish()
      await device.settle()
      Device.interrupt(began: true, reason: 2)
      await device.settle()
      while AppleSound.playNext() { await device.settle() }
      #expect(log.withLock { $0.last } == .ended)
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
    }

    @Test("A suspension that is reported late changes nothing")
    func suspended() async throws {
      Device.hold(try await device.microphone.open(.record))
      let before = AppleSound.calls.count
      Device.interrupt(began: true, reason: 1)
      await device.settle()
      #expect(Device.calls(after: before).isEmpty && AppleSound.hear(Device.tenth()))
    }

    @Test("Players outside the engine are notified of each interruption, except a late suspension")
    func interruptions() async {
      let interruptions = device.engine.interruptions()
      for reason in [1, 0, 1, 2, 4] as [UInt] { Device.interrupt(began: true, reason: reason) }
      Device.interrupt(began: false)
      let count = Task {
        var count = 0
        for await _ in interruptions { count += 1 }
        return count
      }
      // The canceled loop still counts the events that have already been delivered.
      count.cancel()
      #expect(await count.value == 3)
    }

    @Test("A missing input changes nothing, and is used when it appears")
    func late() async throws {
      AppleSound.setInputs([phone])
      device.engine.listen(to: "phone")
      let sound = try await device.microphone.open(.record)
      Device.hold(sound)
      device.engine.listen(to: "headset")
      await device.settle()
      #expect(preferences == ["setPreferredInput phone"])
      await plugIn()
      #expect(preferences == ["setPreferredInput phone", "setPreferredInput headset"])
    }

    @Test(
      "A route that never settles is retried with growing delays, and then the microphone is lost")
    func flapping() async throws {
      var listening = Listening(try await device.microphone.open(.record))
      for delay in EngineRestart.delays {
        AppleSound.changeConfiguration()
        Device.changeRoute(.routeConfigurationChange)
        await device.settle()
        if delay > 0 {
          // The second sleeper is the watchdog for missing audio.
          await device.clock.sleepers(2)
          await device.goOn(by: delay)
        }
        #expect(AppleSound.hear(Device.tenth()))
      }
      AppleSound.changeConfiguration()
      #expect(await listening.failure() == .microphoneLost)
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
    }

    @Test("An attempt after a failed one activates the session again")
    func session() async throws {
      let sound = try await device.microphone.open(.record)
      Device.hold(sound)
      AppleSound.refuse("start", code: -10_868)
      let before = AppleSound.calls.count
      AppleSound.changeConfiguration()
      await device.settle()
      await device.clock.sleepers(2)
      await device.goOn(by: EngineRestart.delays[1])
      #expect(Device.calls(after: before).contains { $0.hasPrefix("setActive true") })
      #expect(AppleSound.hear(Device.tenth()))
    }

    @Test("After a partial failure, the session's earlier configuration is requested again")
    func halfway() async throws {
      let sound = try await device.microphone.open(.record)
      Device.hold(sound)
      AppleSound.refuse("setActive true", code: 560_557_684)
      await #expect(throws: VoiceFailure.synthesisFailed) {
        try await AVAudioEngineLoudspeaker(engine: device.engine).open { _ in }
      }
      #expect(
        AppleSound.calls.last { $0.hasPrefix("setCategory") } == "setCategory record default")
      #expect(AppleSound.hear(Device.tenth()))
    }
  }
}
