@_spi(Script) import AVFAudio
import Hark
import HarkTesting
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("Sound that goes over to other devices")
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

    @Test("A headset that was chosen is heard again when it is back, and given back at the end")
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

    @Test("What stands in for a chosen input does so for one recording alone")
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

    @Test("A headset that goes away in the middle of a reply alone changes no microphone")
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

    @Test("An input that is not there leaves everything as it is, and is heard when it comes")
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

    @Test("A route that never settles is followed later each time, and then the microphone is lost")
    func flapping() async throws {
      var listening = Listening(try await device.microphone.open(.record))
      for delay in EngineRestart.delays {
        AppleSound.changeConfiguration()
        Device.changeRoute(.routeConfigurationChange)
        await device.settle()
        if delay > 0 {
          // The other sleeper is the watchdog for missing audio.
          await device.clock.sleepers(2)
          await device.goOn(by: delay)
        }
        #expect(AppleSound.hear(Device.tenth()))
      }
      AppleSound.changeConfiguration()
      #expect(await listening.failure() == .microphoneLost)
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
    }

    @Test("An attempt behind one that failed makes the session active once more")
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

    @Test("What a session that fails in its middle was before is asked for anew")
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
