import Foundation
import Hark
import SoundFixtures
import Testing

@testable import HarkPulse

extension PulseSuite {
  @Suite("A microphone that is switched while it is open")
  struct Move {
    @Test("Audio continues from the other device without a gap in its numbering")
    func moved() async throws {
      let (server, folder) = try await room()
      let microphone = PulseMicrophone(device: "one.monitor", server: server.address)
      var end = 0
      var isMoved = false
      let sound = try await microphone.open(.record)
      let playing = Task { try await server.play(folder.file("tone.wav"), into: "two") }
      for try await chunk in sound {
        #expect(chunk.start == end)
        end = chunk.end
        let loudest = chunk.samples.reduce(0) { max($0, abs($1)) }
        // The first device is silent, so loud samples come from the other device.
        if loudest > 0.1 { break }
        if end > 8_000, !isMoved {
          microphone.listen(to: "two.monitor")
          isMoved = true
        }
      }
      #expect(isMoved && microphone.device == "two.monitor")
      await microphone.close()
      playing.cancel()
      await server.kill()
      _ = await playing.result
      withExtendedLifetime(folder) {}
    }

    @Test("It stays on its device if the new one does not exist or another recording uses it")
    func stays() async throws {
      let (server, _) = try await room()
      let other = PulseMicrophone(device: "two.monitor", server: server.address)
      _ = try await other.open(.record)
      let microphone = PulseMicrophone(device: "one.monitor", server: server.address)
      var heard = 0
      for try await chunk in try await microphone.open(.record) {
        if heard < 4_000, chunk.end >= 4_000 { microphone.listen(to: "three") }
        if heard < 16_000, chunk.end >= 16_000 { microphone.listen(to: "two.monitor") }
        heard = chunk.end
        if heard > 40_000 { break }
      }
      let recordings = try await server.pactl("list", "short", "source-outputs")
      let own = recordings.split(separator: "\n").filter { $0.contains("protocol-native") }
      let sources = own.map { $0.split(separator: "\t")[1] }
      #expect(Set(sources).count == sources.count, "\(recordings)")
      #expect(microphone.problem == nil)
      await microphone.close()
      await other.close()
      await server.kill()
    }

    /// A server would continue with the audio of any remaining device, such as the playback in the
    /// room.
    @Test(
      "A removed device is lost, and no other device of the server is recorded",
      arguments: [("ear", "two.monitor"), ("ear", "other"), (nil, nil)] as [(String?, String?)])
    func removed(device: String?, next: String?) async throws {
      let (server, folder) = try await room()
      let playing = Task { try await server.play(folder.file("tone.wav"), into: "two") }
      let microphone = PulseMicrophone(device: device, server: server.address)
      let sound = try await microphone.open(.record)
      // Changing the default while this device exists moves a recording whose device the server
      // chose.
      if let next { try await server.pactl("set-default-source", next) }
      try await server.unplug("source_name=ear")
      await #expect(throws: VoiceFailure.microphoneLost) { try await onlySilence(sound) }
      #expect(microphone.problem == .deviceGone)
      await microphone.close()
      await server.kill()
      _ = await playing.result
      withExtendedLifetime(folder) {}
    }

    @Test("A recording of the server's default follows a move in the mixer")
    func changed() async throws {
      let (server, folder) = try await room()
      let microphone = PulseMicrophone(server: server.address)
      let sound = try await microphone.open(.record)
      try await server.moveRecording(to: "other")
      let playing = Task { try await server.play(folder.file("tone.wav"), into: "two") }
      var end = 0
      for try await chunk in sound {
        #expect(chunk.start == end)
        end = chunk.end
        if chunk.samples.contains(where: { $0 > 0.2 }) { break }
      }
      #expect(microphone.problem == nil)
      await microphone.close()
      await server.kill()
      _ = await playing.result
      withExtendedLifetime(folder) {}
    }

    @Test("The monitor of a loudspeaker is recorded only if it was chosen by name")
    func changedToMonitor() async throws {
      let (server, folder) = try await room()
      let playing = Task { try await server.play(folder.file("tone.wav"), into: "two") }
      let microphone = PulseMicrophone(server: server.address)
      let sound = try await microphone.open(.record)
      try await server.moveRecording(to: "two.monitor")
      await #expect(throws: VoiceFailure.microphoneLost) { try await onlySilence(sound) }
      #expect(microphone.problem == .deviceGone)
      await microphone.close()
      await server.kill()
      _ = await playing.result
      withExtendedLifetime(folder) {}
    }

    @Test("A recording of a named device cannot be moved")
    func named() async throws {
      let (server, folder) = try await room()
      let microphone = PulseMicrophone(device: "ear", server: server.address)
      let sound = try await microphone.open(.record)
      await #expect(throws: PulseServer.Failure.self) {
        try await server.moveRecording(to: "other")
      }
      withExtendedLifetime((sound, folder)) {}
      await microphone.close()
      await server.kill()
    }

    /// Reads the audio to its end, or records an issue and stops at the first sample that is not
    /// silent.
    private func onlySilence(_ sound: AsyncThrowingStream<AudioChunk, any Error>) async throws {
      for try await chunk in sound where chunk.samples.contains(where: { abs($0) > 0.01 }) {
        Issue.record("it heard another device")
        return
      }
    }

    /// Returns a server with two loudspeakers and two microphones, and a folder with a tone.
    ///
    /// The microphones `ear` and `other` receive the audio of one loudspeaker each; `ear` is the
    /// default.
    private func room() async throws -> (PulseServer, TemporaryFolder) {
      let folder = try TemporaryFolder()
      #expect(EncodedSound.wav.write(Tone(seconds: 20).samples, to: folder.file("tone.wav")))
      let server = try await PulseServer(
        sinks: ["one", "two"],
        arguments: [
          "-L", "module-remap-source master=one.monitor source_name=ear",
          "-L", "module-remap-source master=two.monitor source_name=other",
        ])
      try await server.pactl("set-default-source", "ear")
      return (server, folder)
    }
  }
}

extension PulseServer {
  /// Moves Hark's only recording to another device, as a user can in a mixer, and returns once it
  /// has moved.
  func moveRecording(to device: String) async throws {
    let listed = try await pactl("list", "source-outputs")
    let recordings = listed.components(separatedBy: "Source Output #").dropFirst()
    let own = recordings.first { $0.contains("hark.owner") }
    let number = own?.split(separator: "\n").first.map(String.init) ?? ""
    try await pactl("move-source-output", number, device)
  }
}
