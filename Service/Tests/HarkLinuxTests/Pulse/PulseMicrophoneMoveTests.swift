import Foundation
import Hark
import SoundFixtures
import Testing

@testable import HarkLinux

extension PulseSuite {
  @Suite("A microphone that is changed for another while it is open")
  struct Move {
    @Test("The sound goes on from the other device, without a gap in its numbering")
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
        // The first device is silent, so that this can be the other one alone.
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

    @Test("It stays where it is when there is no such device, or another recording has it")
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
      let sources = recordings.split(separator: "\n").map { $0.split(separator: "\t")[1] }
      #expect(Set(sources).count == sources.count, "\(recordings)")
      #expect(microphone.problem == nil)
      await microphone.close()
      await other.close()
      await server.kill()
    }

    /// A server with two loudspeakers, and a folder with a tone.
    private func room() async throws -> (PulseServer, TemporaryFolder) {
      let folder = try TemporaryFolder()
      #expect(EncodedSound.wav.write(Tone(seconds: 20).samples, to: folder.file("tone.wav")))
      return (try await PulseServer(sinks: ["one", "two"]), folder)
    }
  }
}
