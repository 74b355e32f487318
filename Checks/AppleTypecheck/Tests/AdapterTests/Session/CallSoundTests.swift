@_spi(Script) import AVFAudio
import Foundation
import Hark
import HarkTesting
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("The sound of a call on a device")
  struct CallSoundTests {
    private let device = Device()
    private let recordings = ScriptedCallRecordings()

    private var sound: CallSound { CallSound(recordings: recordings, engine: device.engine) }

    private let headset = AppleSound.Port(uid: "headset", name: "Headset", isBuiltIn: false)
    private let phone = AppleSound.Port(uid: "phone", name: "iPhone Microphone", isBuiltIn: true)

    @Test("Microphones are reported as they come and go, once the session can record")
    func inputs() async throws {
      AppleSound.setInputs([phone])
      let sound = sound
      var inputs = sound.inputs().makeAsyncIterator()
      #expect(await inputs.next() == [])
      try AVAudioSession.sharedInstance().setCategory(.playAndRecord, mode: .default)
      Device.changeRoute(.categoryChange)
      #expect(await inputs.next() == [AudioInput(id: "phone", name: "iPhone Microphone")])
      AppleSound.setInputs([phone, headset])
      Device.changeRoute(.newDeviceAvailable)
      #expect(await inputs.next()?.map(\.id) == ["phone", "headset"])
    }

    @Test("Settings take effect before and during a call")
    func follow() async throws {
      AppleSound.setInputs([headset, phone])
      let call = sound
      var settings = CallSettings()
      settings.inputDevice = "phone"
      settings.effects = [.echoCancellation, .automaticGain]
      call.follow(settings)
      let heard = try await call.microphone.open(.conversation)
      Device.hold(heard)
      #expect(AppleSound.calls.contains("setPreferredInput phone"))
      #expect(AppleSound.calls.contains("isVoiceProcessingAGCEnabled true"))
      settings.effects = [.echoCancellation]
      settings.inputDevice = "headset"
      let before = AppleSound.calls.count
      call.follow(settings)
      await device.settle()
      #expect(
        Device.calls(after: before) == [
          "isVoiceProcessingAGCEnabled false", "setPreferredInput headset",
        ])
      await call.microphone.close()
    }

    @Test("The choices for a call do not apply to later playback")
    func ends() async throws {
      AppleSound.setInputs([headset, phone])
      var settings = CallSettings()
      settings.inputDevice = "phone"
      settings.effects = []
      let call = sound
      call.follow(settings)
      call.end()
      let before = AppleSound.calls.count
      let microphone = device.microphone
      Device.hold(try await microphone.open(.conversation))
      #expect(!Device.calls(after: before).contains { $0.hasPrefix("setPreferredInput phone") })
      #expect(Device.calls(after: before).contains("setVoiceProcessingEnabled true"))
      await microphone.close()
    }

    @Test(
      "Playback of a recording owns the session, and keeps it when the call becomes silent"
    )
    func playsBeside() async throws {
      let engine = device.engine
      await engine.beginPlaying()
      #expect(AppleSound.calls.contains { $0.hasPrefix("setCategory playback") })
      #expect(!AppleSound.calls.contains("AVAudioEngine()") && AppleSound.isSessionActive)
      let microphone = device.microphone
      Device.hold(try await microphone.open(.conversation))
      await microphone.close()
      #expect(AppleSound.isSessionActive)
      engine.endPlaying()
      await device.settle()
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
    }

    @Test("A recording that is played after a call does not use the call's audio mode")
    func playsAfter() async throws {
      let microphone = device.microphone
      Device.hold(try await microphone.open(.conversation))
      await microphone.close()
      let before = AppleSound.calls.count
      await device.engine.beginPlaying()
      let categories = Device.calls(after: before).filter { $0.hasPrefix("setCategory") }
      #expect(categories == ["setCategory playback spokenAudio duckOthers"])
      device.engine.endPlaying()
      await device.settle()
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
    }

    @Test("A reply without a microphone uses the call's audio mode, even during a recording")
    func repliesAfter() async throws {
      let microphone = device.microphone
      Device.hold(try await microphone.open(.conversation))
      await microphone.close()
      await device.engine.beginPlaying()
      let before = AppleSound.calls.count
      let reply = try await AVAudioEngineLoudspeaker(engine: device.engine).open { _ in }
      let categories = Device.calls(after: before).filter { $0.hasPrefix("setCategory") }
      #expect(categories.count == 1 && categories[0].hasPrefix("setCategory playAndRecord"))
      reply.stop()
      device.engine.endPlaying()
      await device.settle()
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
    }

    @Test("A call that ends late does not change the choices of the next one")
    func endsLate() async throws {
      AppleSound.setInputs([headset, phone])
      let (first, second) = (sound, sound)
      first.follow(CallSettings())
      var settings = CallSettings()
      settings.inputDevice = "phone"
      second.follow(settings)
      first.end()
      let heard = try await second.microphone.open(.conversation)
      Device.hold(heard)
      #expect(AppleSound.calls.contains("setPreferredInput phone"))
      await second.microphone.close()
    }

    @Test("A reply plays through the microphone's engine, and is reported as it is heard")
    func reply() async throws {
      let call = sound
      let heard = try await call.microphone.open(.conversation)
      Device.hold(heard)
      let (reports, report) = AsyncStream.makeStream(of: SynthesisReport.self)
      let task = try await call.synthesizer.startTask(locale: .americanEnglish) {
        report.yield($0)
        if $0 == .ended { report.finish() }
      }
      task.say("one two")
      task.finish()
      var spoken = 0
      var first: SynthesisReport?
      for await told in reports {
        first = first ?? told
        if case .spoke(let characters) = told { spoken = characters }
      }
      // At least the last word has begun; its end is known only when the sentence has been
      // synthesized.
      #expect(first == .started && spoken >= 4)
      #expect(AppleSound.calls.count { $0 == "AVAudioEngine()" } == 1)
      // Eight characters of 1,000 samples each, at 22,050 samples per second.
      #expect(abs(AppleSound.played.count - AudioTime.samples(8_000 / 22_050)) <= 2)
      #expect(AppleSound.violations.isEmpty)
      await call.microphone.close()
    }

    @Test("Where the system cancels echo there is none; elsewhere, echo is detected")
    func echo() async throws {
      let call = sound
      let heard = try await call.microphone.open(.conversation)
      Device.hold(heard)
      let playing = try await AVAudioEngineLoudspeaker(engine: device.engine).open { _ in }
      playing.play([Float](repeating: 0.3, count: 16_000))
      AppleSound.hear(Device.tenth())
      await device.settle()
      #expect(call.microphone.echoLikelihood == 0)
      call.follow(
        {
          var settings = CallSettings()
          settings.effects = []
          return settings
        }())
      await device.settle()
      for _ in 1...3 { AppleSound.hear(Device.tenth()) }
      while call.microphone.echoLikelihood == 0 { await Task.yield() }
      playing.stop()
      await call.microphone.close()
    }
  }
}
