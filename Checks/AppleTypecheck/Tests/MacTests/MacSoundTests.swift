@_spi(Script) import AVFAudio
import Hark
import HarkTesting
import Testing

@testable import HarkApple

extension MacSuite {
  @Suite("The microphone and the loudspeaker of a Mac") struct MacSoundTests {
    @Test("The microphone opens, delivers audio, and closes without an audio session")
    func microphone() async throws {
      let mac = Mac()
      let microphone = mac.microphone
      #expect(microphone.unavailability == nil)
      var sound = try await microphone.open(.record).makeAsyncIterator()
      try #require(AppleSound.hear(Mac.tenth()))
      let chunk = try #require(await sound.next())
      #expect(chunk.start == 0)
      #expect(chunk.samples.contains { $0 != 0 })
      await microphone.close()
      let calls = AppleSound.calls
      #expect(calls.contains("start"))
      #expect(calls.suffix(2) == ["removeTap", "stop"])
      #expect(!calls.contains { $0.hasPrefix("set") })
      #expect(AppleSound.violations.isEmpty)
    }

    @Test("A conversation cancels echo, and a reply is played on the same engine")
    func conversation() async throws {
      let mac = Mac()
      let microphone = mac.microphone
      let sound = try await microphone.open(.conversation)
      let ended = AsyncStream.makeStream(of: Void.self)
      let playback = try await AVAudioEngineLoudspeaker(engine: mac.engine).open { report in
        if report == .ended { ended.continuation.yield() }
      }
      playback.play([Float](repeating: 0.5, count: 1_600))
      playback.finish()
      for await _ in ended.stream { break }
      #expect(AppleSound.played == [Float](repeating: 0.5, count: 1_600))
      #expect(AppleSound.calls.filter { $0 == "AVAudioEngine()" }.count == 1)
      #expect(AppleSound.calls.contains("setVoiceProcessingEnabled true"))
      await microphone.close()
      withExtendedLifetime(sound) {}
      #expect(AppleSound.violations.isEmpty)
    }

    @Test("Another input in the system's settings restarts the engine; the recording goes on")
    func otherInput() async throws {
      let mac = Mac()
      let microphone = mac.microphone
      var sound = try await microphone.open(.record).makeAsyncIterator()
      try #require(AppleSound.hear(Mac.tenth()))
      let first = try #require(await sound.next())
      AppleSound.setHardware(rate: 16_000)
      AppleSound.changeConfiguration()
      await mac.settle()
      try #require(AppleSound.hear(Mac.tenth(rate: 16_000)))
      let second = try #require(await sound.next())
      #expect(second.start == first.end)
      await microphone.close()
      #expect(AppleSound.violations.isEmpty)
    }

    @Test("A Mac without an input reports that; with one, it lists the input that the system uses")
    func inputs() async {
      let mac = Mac()
      var inputs = mac.engine.inputChanges().makeAsyncIterator()
      let found = [AudioInput(id: "BuiltInMicrophone", name: "MacBook Pro Microphone")]
      #expect(await inputs.next() == found)
      AppleSound.setInputs([])
      #expect(mac.microphone.unavailability == .microphoneUnavailable)
    }

    @Test("Playback is as late as the output node reports")
    func latency() async throws {
      let mac = Mac()
      AppleSound.setOutputLatency(0.25)
      let playback = try await AVAudioEngineLoudspeaker(engine: mac.engine).open { _ in }
      #expect(await mac.engine.rig.run { $0.latency } == 0.25)
      playback.stop()
      // Work that is still running would be logged during the next test.
      await mac.settle()
    }
  }
}
