import Foundation
import Hark
import SoundFixtures
import Testing

@testable import HarkPulse

extension PulseSuite {
  @Suite("A microphone of a Pulse server")
  struct Microphone {
    private func microphone(_ server: PulseServer, _ device: String = "speaker") -> PulseMicrophone
    {
      PulseMicrophone(device: device + ".monitor", server: server.address)
    }

    /// Collects audio until `isEnough` returns `true`.
    private func samples(
      _ sound: AsyncThrowingStream<AudioChunk, any Error>, until isEnough: ([Float]) -> Bool
    ) async throws -> [Float] {
      var samples: [Float] = []
      for try await chunk in sound {
        #expect(chunk.start == samples.count)
        samples += chunk.samples
        if isEnough(samples) { break }
      }
      return samples
    }

    /// Opens the microphone and discards its audio; an unread stream would end immediately.
    private func listen(to microphone: PulseMicrophone) async throws -> Task<Void, any Error> {
      let sound = try await microphone.open(.record)
      return Task { for try await _ in sound {} }
    }

    @Test("Playback arrives sample for sample")
    func exact() async throws {
      let folder = try TemporaryFolder()
      // A loudspeaker's monitor may miss the first milliseconds of playback.
      let played = [Float](repeating: 0, count: 8_000) + Tone(seconds: 1).samples
      let path = folder.file("tone.wav")
      #expect(EncodedSound.wav.write(played, to: path))
      let server = try await PulseServer(rate: 16_000)
      let microphone = microphone(server)
      let sound = try await microphone.open(.record)
      async let playing: Void = server.play(path)
      let heard = try await samples(sound) { samples in
        // The samples contain the tone and end in half a second of silence.
        samples.contains { $0 != 0 } && samples.suffix(8_000).allSatisfy { $0 == 0 }
      }
      try await playing
      await microphone.close()
      await server.kill()
      let arrived = try #require(heard.firstIndex { $0 != 0 })
      let sent = try #require(played.firstIndex { $0 != 0 })
      let tone = Array(heard[arrived...].prefix(played.count - sent))
      #expect(distance(tone, Array(played[sent...])) < 1e-4)
      #expect(tone.count == played.count - sent)
    }

    @Test("An open microphone is busy; a closed one can be opened again")
    func busy() async throws {
      let server = try await PulseServer()
      let microphone = microphone(server)
      let listening = try await listen(to: microphone)
      await #expect(throws: VoiceFailure.microphoneBusy) { try await microphone.open(.record) }
      await microphone.close()
      try await listening.value
      let again = try await listen(to: microphone)
      await microphone.close()
      try await again.value
      await server.kill()
    }

    @Test("After closing, the server has no recording")
    func free() async throws {
      let server = try await PulseServer()
      let microphone = microphone(server)
      let listening = try await listen(to: microphone)
      #expect(try await !server.pactl("list", "short", "source-outputs").isEmpty)
      await microphone.close()
      try await listening.value
      #expect(try await server.pactl("list", "short", "source-outputs").isEmpty)
      await server.kill()
    }

    @Test("Releasing the stream releases the device")
    func letGo() async throws {
      let server = try await PulseServer()
      let microphone = microphone(server)
      let listening = try await listen(to: microphone)
      listening.cancel()
      _ = await listening.result
      await microphone.close()
      #expect(try await server.pactl("list", "short", "source-outputs").isEmpty)
      await server.kill()
    }

    /// An idle device takes up to two seconds to wake and drops all audio until then.
    @Test("An open microphone receives audio", arguments: ["speaker.monitor", "mouth"])
    func awake(device: String) async throws {
      let server = try await PulseServer(
        arguments: ["-L", "module-remap-source master=speaker.monitor source_name=mouth"])
      let microphone = PulseMicrophone(device: device, server: server.address)
      let sound = try await microphone.open(.record)
      #expect(microphone.condition != .waiting)
      withExtendedLifetime(sound) {}
      await microphone.close()
      await server.kill()
    }

    @Test("A removed device is lost if the server has no other")
    func removed() async throws {
      let server = try await PulseServer()
      let microphone = microphone(server)
      let sound = try await microphone.open(.record)
      try await server.pactl("unload-module", "module-null-sink")
      await #expect(throws: VoiceFailure.microphoneLost) { for try await _ in sound {} }
      #expect(microphone.problem == .deviceGone)
      await microphone.close()
      await server.kill()
    }

    @Test("If the server dies, the microphone is lost; it can be opened on the next server")
    func serverGone() async throws {
      let server = try await PulseServer()
      let microphone = microphone(server)
      let sound = try await microphone.open(.record)
      await server.kill()
      await #expect(throws: VoiceFailure.microphoneLost) { for try await _ in sound {} }
      #expect(microphone.problem == .serverGone)
      await #expect(throws: VoiceFailure.microphoneUnavailable) {
        try await microphone.open(.record)
      }
      #expect(microphone.problem == .noServer(reason: "Connection refused"))
      await microphone.close()
    }

    @Test("A suspended device is reported, and continues when it wakes")
    func suspended() async throws {
      let server = try await PulseServer()
      let microphone = microphone(server)
      let sound = try await microphone.open(.record)
      let conditions = microphone.conditions()
      // Nothing plays, so the condition becomes `.zeros` after three seconds.
      let awake: [InputCondition] = [.live, .zeros]
      for await condition in conditions where awake.contains(condition) { break }
      try await server.pactl("suspend-sink", "speaker", "1")
      for await condition in conditions where condition == .suspended { break }
      try await server.pactl("suspend-sink", "speaker", "0")
      for await condition in conditions where awake.contains(condition) { break }
      await microphone.close()
      #expect(try await !samples(sound) { _ in false }.isEmpty)
      await server.kill()
    }

    @Test("An input that delivers only zeros is detected")
    func zeros() async throws {
      let server = try await PulseServer()
      let microphone = microphone(server)
      let listening = try await listen(to: microphone)
      for await condition in microphone.conditions() where condition == .zeros { break }
      #expect(microphone.condition == .zeros)
      await microphone.close()
      try await listening.value
      #expect(microphone.condition == .waiting)
      await server.kill()
    }

    @Test("The level is available before and during a recording")
    func levels() async throws {
      let folder = try TemporaryFolder()
      let path = folder.file("tone.wav")
      // The tone is long enough for its level to be seen before it ends.
      #expect(EncodedSound.wav.write(Tone(seconds: 20).samples, to: path))
      let server = try await PulseServer()
      let microphone = microphone(server)
      let listening = try await listen(to: microphone)
      let playing = Task { try await server.play(path) }
      for try await level in microphone.levels() where level.level > 0.5 { break }
      await microphone.close()
      try await listening.value
      await server.kill()
      _ = await playing.result
      withExtendedLifetime(folder) {}
    }

    @Test("The level of a missing device throws the reason")
    func levelOfNothing() async throws {
      let server = try await PulseServer()
      let problem = PulseError.unknownDevice("none.monitor", known: ["speaker.monitor"])
      await #expect(throws: problem) {
        for try await _ in microphone(server, "none").levels() {}
      }
      await server.kill()
    }

    @Test("Closing cancels opening, and closing an unopened microphone is harmless")
    func closeEarly() async throws {
      // A socket that only listens never answers.
      let folder = try TemporaryFolder()
      let silent = try SilentServer(path: folder.file("silent.sock"))
      let microphone = PulseMicrophone(server: "unix:" + silent.path)
      await microphone.close()
      let opening = Task { _ = try await microphone.open(.record) }
      while silent.waiting == 0 { await Task.yield() }
      await microphone.close()
      await #expect(throws: VoiceFailure.microphoneUnavailable) { try await opening.value }
      #expect(microphone.problem == .givenUp)
    }

    @Test("A server that denies access is a missing permission")
    func forbidden() async throws {
      let (server, port) = try await networkServer()
      let microphone = PulseMicrophone(server: "tcp:127.0.0.1:\(port)")
      await #expect(throws: VoiceFailure.microphonePermissionDenied) {
        _ = try await microphone.open(.record)
      }
      let problem = try #require(microphone.problem)
      #expect(problem.code == "forbidden")
      #expect(problem.sentence.contains("pulse/cookie"))
      await server.kill()
    }

    /// Returns a server that also listens on a port of this machine.
    ///
    /// On its own socket, the server admits the user who started it; over the network, it requires
    /// a key.
    private func networkServer() async throws -> (PulseServer, UInt16) {
      var tries = 0
      while true {
        let port = try freePort()
        let module = "module-native-protocol-tcp listen=127.0.0.1 port=\(port)"
        do { return (try await PulseServer(arguments: ["-L", module]), port) } catch {
          // Another process may have taken the port before the server did.
          tries += 1
          if tries == 3 { throw error }
        }
      }
    }

    @Test("A server that does not answer times out")
    func noAnswer() async throws {
      let folder = try TemporaryFolder()
      let silent = try SilentServer(path: folder.file("silent.sock"))
      let error = PulseError.noAnswer(seconds: 5)
      await #expect(throws: error) {
        try await PulseMicrophone.devices(server: "unix:" + silent.path)
      }
    }
  }
}

/// A server socket that accepts connections and never responds.
private final class SilentServer: Sendable {
  let path: String
  private let descriptor: Int32

  init(path: String) throws {
    self.path = path
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { place in
      place.copyBytes(from: path.utf8.prefix(place.count - 1))
    }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let outcome = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    try #require(outcome == 0 && listen(descriptor, 4) == 0)
  }

  deinit { close(descriptor) }

  /// 1 if a connection is pending, otherwise 0.
  var waiting: Int32 {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0)
  }
}

/// Returns an unused port of this machine.
private func freePort() throws -> UInt16 {
  let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(descriptor) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isFound = withUnsafeMutablePointer(to: &address) { address in
    address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
    }
  }
  try #require(isFound)
  return UInt16(bigEndian: address.sin_port)
}
