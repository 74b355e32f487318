@_spi(Script) import AVFAudio
import Hark
import HarkTesting
import LedgerCoverage
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("The order of a device microphone's steps")
  struct MicrophoneOrderTests {
    private let device = Device()

    @Test("It fulfills the microphone's contract")
    func conformance() async {
      AppleSound.hum { Float(abs($0 % 64 - 32) - 16) / 128 }
      let engine = SharedAudioEngine()
      let check = MicrophoneConformance(bounds: .init(patient: 20)) {
        AVAudioEngineMicrophone(engine: engine)
      }
      let findings = await check.findings()
      #expect(findings.isEmpty, "\(findings)")
      #expect(AppleSound.violations.isEmpty)
    }

    @Test(
      "The session and the engine start before the microphone opens; the tap is removed first",
      .covers("S1-55", "S1-56", "S1-58", "S2-52", "S2-53", "S2-54", "S4-18", "S4-21"))
    func order() async throws {
      let microphone = device.microphone
      let sound = try await microphone.open(.measurement)
      Device.hold(sound)
      #expect(
        AppleSound.calls == [
          "setCategory record measurement duckOthers",
          "setAllowHapticsAndSystemSoundsDuringRecording true",
          "setActive true notifyOthersOnDeactivation", "AVAudioEngine()", "inputNode",
          "installTap bus 0 size 1024 format nil", "prepare", "start",
        ])
      let before = AppleSound.calls.count
      await microphone.close()
      #expect(
        Device.calls(after: before) == [
          "removeTap", "stop", "setActive false notifyOthersOnDeactivation",
          "setCategory soloAmbient default",
        ])
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
    }

    @Test("A dictation records in the default mode", .covers("S4-05"))
    func dictation() async throws {
      let sound = try await device.microphone.open(.record)
      Device.hold(sound)
      #expect(AppleSound.calls.first == "setCategory record default")
    }

    @Test("If the system refuses ducking, the request is repeated without it")
    func ducking() async throws {
      AppleSound.refuse("setCategory record measurement duckOthers", code: -50)
      let sound = try await device.microphone.open(.measurement)
      Device.hold(sound)
      #expect(
        AppleSound.calls.filter { $0.hasPrefix("setCategory") } == [
          "setCategory record measurement duckOthers", "setCategory record measurement",
        ])
      #expect(AppleSound.isSessionActive)
    }

    @Test("Without permission, the engine is not touched", arguments: [0, 1])
    func permission(_ state: Int) async {
      AppleSound.setRecordPermission(state)
      await #expect(throws: VoiceFailure.microphonePermissionDenied) {
        try await device.microphone.open(.measurement)
      }
      #expect(AppleSound.calls.isEmpty)
    }

    @Test("Creating a microphone does not touch the system")
    func making() {
      _ = device.microphone
      #expect(AppleSound.calls.isEmpty)
    }

    @Test(
      "A refusal of the system is reported as such, and nothing stays active",
      arguments: [
        ("setActive true", 560_557_684, VoiceFailure.microphoneBusy),
        ("setActive true", 561_017_449, .microphoneBusy),
        ("start", -10_868, .microphoneUnavailable),
        ("setCategory", -50, .microphoneUnavailable),
      ])
    func refusals(_ call: String, _ code: Int, _ failure: VoiceFailure) async {
      AppleSound.refuse(call, code: code)
      await #expect(throws: failure) { try await device.microphone.open(.record) }
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
      #expect(await Device.opens(device.microphone))
    }

    @Test("Without any input, the microphone fails immediately")
    func noInput() async {
      AppleSound.setInputs([])
      AppleSound.setHardware(rate: 0, channels: 0)
      await #expect(throws: VoiceFailure.microphoneUnavailable) {
        try await device.microphone.open(.record)
      }
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
    }

    @Test("An input that never delivers is awaited, then rejected, and not tapped")
    func silentInput() async {
      AppleSound.setHardware(rate: 0, channels: 0)
      let opening = Task { try await device.microphone.open(.record) }
      for delay in EngineRestart.opening {
        // The second sleeper is the watchdog for missing audio.
        await device.clock.sleepers(2)
        #expect(AppleSound.isSessionActive)
        await device.clock.advance(by: delay)
      }
      await #expect(throws: VoiceFailure.microphoneUnavailable) { try await opening.value }
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
      AppleSound.setHardware(rate: 48_000)
      #expect(await Device.opens(device.microphone))
    }

    @Test("An input without channels is rejected, and not tapped")
    func noChannels() async {
      AppleSound.setHardware(rate: 48_000, channels: 0)
      await #expect(throws: VoiceFailure.microphoneUnavailable) {
        try await device.microphone.open(.record)
      }
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
    }

    @Test("A headset whose link comes up is awaited without changing the session")
    func linkComesUp() async throws {
      AppleSound.setHardware(rate: 0, channels: 0)
      let opening = Task { try await device.microphone.open(.conversation) }
      await device.clock.sleepers(2)
      // The route change that the headset's link causes does not start another attempt.
      Device.changeRoute(.routeConfigurationChange)
      await device.settle()
      AppleSound.setHardware(rate: 24_000)
      await device.clock.advance(by: EngineRestart.opening[0])
      let sound = try await opening.value
      Device.hold(sound)
      #expect(AppleSound.hear(Device.tenth(rate: 24_000)))
      #expect(!AppleSound.calls.contains { $0.hasPrefix("setActive false") })
      #expect(AppleSound.violations.isEmpty)
    }

    @Test("A canceled wait for an input opens nothing")
    func cancelled() async {
      AppleSound.setHardware(rate: 0, channels: 0)
      let opening = Task { try await device.microphone.open(.record) }
      await device.clock.sleepers(2)
      opening.cancel()
      await #expect(throws: CancellationError.self) { try await opening.value }
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
    }

    @Test("A microphone closes in time while the system is busy with a reply", .covers("S4-22"))
    func busy() async throws {
      let microphone = device.microphone
      var listening = Listening(try await microphone.open(.record))
      AppleSound.hear(Device.tenth())
      let goOn = AppleSound.hold("setActive true")
      let playing = Task {
        try await AVAudioEngineLoudspeaker(engine: device.engine).open { _ in }
      }
      while AppleSound.calls.count(where: { $0.hasPrefix("setActive true") }) < 2 {
        await Task.yield()
      }
      let closing = Task { await microphone.close() }
      while device.clock.deadlines.first != SharedAudioEngine.patience { await Task.yield() }
      await device.clock.advance(by: SharedAudioEngine.patience)
      await closing.value
      #expect(try await listening.end() > 0)
      goOn()
      try await playing.value.stop()
      await device.settle()
      while AppleSound.isSessionActive { await Task.yield() }
      #expect(AppleSound.violations.isEmpty)
    }

    @Test("The device has one owner, regardless of which value requests it", .covers("S5-EC-8"))
    func owner() async throws {
      let first = device.microphone
      let sound = try await first.open(.record)
      Device.hold(sound)
      await #expect(throws: VoiceFailure.microphoneBusy) {
        try await device.microphone.open(.measurement)
      }
      await first.close()
      #expect(await Device.opens(device.microphone))
    }

    @Test("A session that cannot be deactivated is not a failure", .covers("S1-58"))
    func deactivation() async throws {
      let microphone = device.microphone
      let sound = try await microphone.open(.record)
      Device.hold(sound)
      AppleSound.refuse("setActive false", code: 560_030_580)
      await microphone.close()
      #expect(await Device.opens(microphone))
    }

    @Test(
      "A session that is slow to deactivate delays nothing, and is deactivated eventually",
      .covers("S1-58", "S4-22"))
    func slow() async throws {
      let microphone = device.microphone
      let sound = try await microphone.open(.record)
      Device.hold(sound)
      let letGo = AppleSound.hold("setActive false")
      let closing = Task { await microphone.close() }
      // The watchdog for missing audio may still be sleeping; it ends without the clock advancing.
      while device.clock.deadlines.first != SharedAudioEngine.patience { await Task.yield() }
      while !AppleSound.calls.contains(where: { $0.hasPrefix("setActive false") }) {
        await Task.yield()
      }
      #expect(AppleSound.calls.contains("stop"))
      await device.clock.advance(by: SharedAudioEngine.patience)
      await closing.value
      #expect(AppleSound.isSessionActive)
      letGo()
      await device.settle()
      #expect(!AppleSound.isSessionActive)
    }

    @Test("The device is freed when the audio is no longer read", .covers("S2-56"))
    func letGo() async throws {
      do {
        let sound = try await device.microphone.open(.record)
        let reading = Task { for try await _ in sound {} }
        reading.cancel()
        _ = try? await reading.value
      }
      await device.settle()
      #expect(!AppleSound.isSessionActive)
      _ = try await device.microphone.open(.record)
      await device.settle()
      #expect(!AppleSound.isSessionActive)
    }
  }
}
