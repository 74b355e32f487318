@_spi(Script) import AVFAudio
import Hark
import HarkTesting
import LedgerCoverage
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("The audio of a device's microphone despite interruptions")
  struct MicrophoneSoundTests {
    private let device = Device()

    @Test(
      "Every sample of the hardware arrives, at the engine's rate",
      arguments: [16_000, 24_000, 44_100, 48_000])
    func rate(_ rate: Int) async throws {
      AppleSound.setHardware(rate: Double(rate))
      let microphone = device.microphone
      var listening = Listening(try await microphone.open(.record))
      for _ in 1...10 { #expect(AppleSound.hear(Device.tenth(rate: rate))) }
      await microphone.close()
      #expect(abs(try await listening.end() - 16_000) <= 1)
    }

    @Test("A phone call ends the audio; earlier audio stays, and the user can resume")
    func interruption() async throws {
      let microphone = device.microphone
      var listening = Listening(try await microphone.open(.record))
      AppleSound.hear(Device.tenth())
      #expect(try await listening.reach(1_500))
      Device.interrupt(began: true)
      #expect(await listening.failure() == .interrupted)
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
      let before = AppleSound.calls.count
      Device.interrupt(began: false, shouldResume: true)
      await device.settle()
      #expect(Device.calls(after: before).isEmpty)
      await microphone.close()
      #expect(await Device.opens(microphone))
    }

    @Test("A hardware change causes no gap, at any sample rate")
    func configuration() async throws {
      let microphone = device.microphone
      var listening = Listening(try await microphone.open(.record))
      AppleSound.hear(Device.tenth())
      AppleSound.setHardware(rate: 24_000)
      AppleSound.changeConfiguration()
      await device.settle()
      #expect(AppleSound.hear(Device.tenth(rate: 24_000)))
      await microphone.close()
      #expect(abs(try await listening.end() - 3_200) <= 2)
      #expect(AppleSound.violations.isEmpty)
    }

    @Test("The built-in microphone replaces an unplugged headset")
    func headset() async throws {
      let headset = AppleSound.Port(uid: "headset", name: "Headset", isBuiltIn: false)
      let phone = AppleSound.Port(uid: "phone", name: "iPhone Microphone", isBuiltIn: true)
      AppleSound.setInputs([headset, phone])
      device.engine.listen(to: "headset")
      let microphone = device.microphone
      var listening = Listening(try await microphone.open(.record))
      #expect(AppleSound.calls.contains("setPreferredInput headset"))
      AppleSound.hear(Device.tenth())
      AppleSound.setInputs([phone])
      let before = AppleSound.calls.count
      Device.changeRoute(.oldDeviceUnavailable)
      await device.settle()
      #expect(Device.calls(after: before).contains("setPreferredInput phone"))
      #expect(AppleSound.hear(Device.tenth()))
      await microphone.close()
      #expect(abs(try await listening.end() - 3_200) <= 2)
    }

    @Test("If no input is left, the microphone is lost after some attempts")
    func gone() async throws {
      let microphone = device.microphone
      var listening = Listening(try await microphone.open(.record))
      AppleSound.hear(Device.tenth())
      AppleSound.setInputs([])
      AppleSound.setHardware(rate: 0, channels: 0)
      Device.changeRoute(.oldDeviceUnavailable)
      await device.settle()
      for delay in EngineRestart.delays.dropFirst() {
        // The second sleeper is the watchdog for missing audio.
        await device.clock.sleepers(2)
        await device.goOn(by: delay)
      }
      #expect(await listening.failure() == .microphoneLost)
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
    }

    @Test("An input that returns in time is used again")
    func comesBack() async throws {
      let microphone = device.microphone
      var listening = Listening(try await microphone.open(.record))
      AppleSound.setHardware(rate: 0, channels: 0)
      AppleSound.changeConfiguration()
      await device.settle()
      AppleSound.setHardware(rate: 16_000)
      await device.clock.sleepers(2)
      await device.goOn(by: EngineRestart.delays[1])
      #expect(AppleSound.hear(Device.tenth(rate: 16_000)))
      #expect(try await listening.reach(1_600))
      await microphone.close()
    }

    @Test("The app's own category change does not restart the engine")
    func category() async throws {
      let sound = try await device.microphone.open(.record)
      Device.hold(sound)
      let before = AppleSound.calls.count
      Device.changeRoute(.categoryChange)
      Device.changeRoute(.newDeviceAvailable)
      await device.settle()
      #expect(Device.calls(after: before).isEmpty)
    }

    @Test("After a media services failure, no calls are made until the reset")
    func media() async throws {
      let microphone = device.microphone
      var listening = Listening(try await microphone.open(.measurement))
      AppleSound.hear(Device.tenth())
      let before = AppleSound.calls.count
      Device.tell(AVAudioSession.mediaServicesWereLostNotification)
      await device.settle()
      #expect(Device.calls(after: before).isEmpty)
      Device.tell(AVAudioSession.mediaServicesWereResetNotification)
      await device.settle()
      let after = Device.calls(after: before)
      #expect(after.first == "setCategory record measurement duckOthers")
      #expect(after.last == "start")
      AppleSound.hear(Device.tenth())
      await microphone.close()
      #expect(abs(try await listening.end() - 3_200) <= 2)
    }

    @Test("A running engine that delivers nothing is replaced once")
    func stalled() async throws {
      let microphone = device.microphone
      let sound = try await microphone.open(.record)
      Device.hold(sound)
      for _ in 1...8 {
        await device.clock.sleepers(1)
        await device.clock.advance(by: LiveSound.lull)
        await device.settle()
      }
      await device.clock.sleepers(1)
      await device.settle()
      #expect(AppleSound.calls.count { $0 == "AVAudioEngine()" } == 2)
      #expect(AppleSound.hear(Device.tenth()))
      await microphone.close()
    }

    @Test("A microphone that delivers only zeros or nothing is reported as such")
    func dead() async throws {
      let microphone = device.microphone
      var conditions = microphone.conditions().makeAsyncIterator()
      #expect(await conditions.next() == .waiting)
      let sound = try await microphone.open(.record)
      Device.hold(sound)
      AppleSound.hear(Device.tenth())
      #expect(await conditions.next() == .live)
      for _ in 1...31 { AppleSound.hear([Float](repeating: 0, count: 4_800)) }
      #expect(await conditions.next() == .zeros)
      await device.clock.sleepers(1)
      await device.clock.advance(by: LiveSound.lull + 0.1)
      #expect(await conditions.next() == .waiting)
      await microphone.close()
    }
  }
}
