import Hark
import HarkPulse
import HarkTesting
import LedgerCoverage
import SoundFixtures
import Testing

extension PulseSuite {
  @Suite("One owner of a microphone at a time", .timeLimit(.minutes(5)))
  struct Owner {
    @Test("A second session fails, because the microphone is in use", .covers("S5-EC-8"))
    func secondSession() async throws {
      let folder = try TemporaryFolder()
      let server = try await PulseServer()
      let first = PulseListening(server)
      let second = PulseListening(server)
      try await first.begin()
      try await second.tries()
      #expect(await second.failed().phase == .failed(.microphoneBusy))
      #expect(second.microphone.pulse.problem == .taken(device: "speaker.monitor"))
      let path = folder.file("clip.wav")
      #expect(EncodedSound.wav.write(Clip.short.samples, to: path))
      try await server.play(path)
      try await first.session.stop()
      #expect(try #require(await first.transcript()).isEmpty == false)
      // The microphone is free again and available to the second session.
      try await second.begin()
      await first.session.close()
      await second.session.close()
      await server.kill()
    }

    @Test(
      "Of many sessions that open a microphone simultaneously, exactly one succeeds",
      .covers("S5-EC-8"))
    func race() async throws {
      let server = try await PulseServer()
      for _ in 0..<10 {
        let microphones = (0..<4).map { _ in
          PulseMicrophone(device: "speaker.monitor", server: server.address)
        }
        let outcomes = await withTaskGroup { group in
          for microphone in microphones { group.addTask { await outcome(of: microphone) } }
          return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.count { $0 == nil } == 1)
        #expect(outcomes.count { $0 == .microphoneBusy } == 3)
        for microphone in microphones { await microphone.close() }
      }
      await server.kill()
    }

    @Test("Two microphones can have different owners")
    func twoDevices() async throws {
      let server = try await PulseServer(sinks: ["one", "two"])
      let one = PulseMicrophone(device: "one.monitor", server: server.address)
      let two = PulseMicrophone(device: "two.monitor", server: server.address)
      let sounds = [try await one.open(.record), try await two.open(.record)]
      for sound in sounds { for try await _ in sound { break } }
      await one.close()
      await two.close()
      await server.kill()
    }

    @Test("Recordings of other programs do not matter")
    func others() async throws {
      let server = try await PulseServer(
        arguments: ["-L", "module-loopback source=speaker.monitor sink=speaker"])
      let microphone = PulseMicrophone(device: "speaker.monitor", server: server.address)
      for try await _ in try await microphone.open(.record) { break }
      await microphone.close()
      await server.kill()
    }

    /// Opens `microphone` and keeps it open; returns the failure, or `nil` on success.
    private func outcome(of microphone: PulseMicrophone) async -> VoiceFailure? {
      do {
        let sound = try await microphone.open(.record)
        Task { for try await _ in sound {} }
        return nil
      } catch {
        return error as? VoiceFailure ?? .recognitionFailed
      }
    }
  }
}
