import Foundation
import Hark
import SoundFixtures
import Testing

@testable import HarkPulse

@Suite("Choosing a device")
struct PulseDeviceChoiceTests {
  private let monitor = PulseDevice(
    name: "out.monitor", description: "Monitor of Out", isDefault: true, isMonitor: true)
  private let first = PulseDevice(name: "in.first", description: "First microphone")
  private let second = PulseDevice(
    name: "in.second", description: "Second microphone", isDefault: true)

  @Test("By name, or else by description")
  func wanted() throws {
    let devices = [monitor, first, second]
    #expect(try devices.choose("out.monitor") == monitor)
    #expect(try devices.choose("First microphone") == first)
  }

  @Test("By default, the server's default is used, but never a monitor")
  func standard() throws {
    #expect(try [monitor, first, second].choose(nil) == second)
    #expect(try [monitor, first].choose(nil) == first)
    #expect(throws: PulseError.noMicrophone(monitors: ["out.monitor"])) {
      try [monitor].choose(nil)
    }
  }

  @Test("An error for an unknown name lists the known names")
  func unknown() throws {
    let error = PulseError.unknownDevice("in.third", known: ["in.first", "in.second"])
    #expect(throws: error) { try [first, second].choose("in.third") }
    #expect(
      error.sentence
        == "The sound device in.third does not exist; choose one of: in.first, in.second.")
  }
}

extension PulseSuite {
  @Suite("Devices")
  struct Devices {
    @Test("A server's devices are listed with all details that a user needs to choose")
    func list() async throws {
      let server = try await PulseServer(sinks: ["one", "two"])
      try await server.pactl("set-default-source", "two.monitor")
      try await server.pactl("set-source-mute", "one.monitor", "1")
      try await server.pactl("set-source-volume", "two.monitor", "50%")
      let devices = try await PulseMicrophone.devices(server: server.address)
      #expect(devices.map(\.name) == ["one.monitor", "two.monitor"])
      #expect(
        devices.map(\.description) == ["Monitor of Loudspeaker-one", "Monitor of Loudspeaker-two"])
      #expect(devices.map(\.isDefault) == [false, true])
      #expect(devices.map(\.isMonitor) == [true, true])
      #expect(devices.map(\.isMuted) == [true, false])
      #expect(devices.map(\.volume) == [1, 0.5])
      await server.kill()
    }

    @Test("A source that is not a monitor is a microphone, and is chosen")
    func microphone() async throws {
      let folder = try TemporaryFolder()
      let server = try await PulseServer(
        sinks: ["loud"],
        arguments: [
          "-L",
          "module-pipe-source source_name=mouth file=\(folder.file("mic")) "
            + "format=s16le rate=16000 channels=1",
        ])
      let devices = try await PulseMicrophone.devices(server: server.address)
      #expect(devices.map(\.isMonitor) == [true, false])
      #expect(try devices.choose(nil).name == "mouth")
      await server.kill()
    }

    @Test("A missing device is unavailable, and the error lists the known ones")
    func unknown() async throws {
      let server = try await PulseServer(sinks: ["one", "two"])
      let microphone = PulseMicrophone(device: "three", server: server.address)
      await #expect(throws: VoiceFailure.microphoneUnavailable) {
        try await microphone.open(.record)
      }
      let problem = PulseError.unknownDevice("three", known: ["one.monitor", "two.monitor"])
      #expect(microphone.problem == problem)
      await microphone.close()
      await server.kill()
    }

    @Test("If there are only monitors, none is chosen automatically")
    func onlyMonitors() async throws {
      let server = try await PulseServer()
      let microphone = PulseMicrophone(server: server.address)
      await #expect(throws: VoiceFailure.microphoneUnavailable) {
        try await microphone.open(.record)
      }
      #expect(microphone.problem == .noMicrophone(monitors: ["speaker.monitor"]))
      await server.kill()
    }

    @Test("Without a server, the microphone is unavailable, and the error says how to start one")
    func noServer() async throws {
      let microphone = PulseMicrophone(server: "unix:/nowhere/pulse.sock")
      await #expect(throws: VoiceFailure.microphoneUnavailable) {
        try await microphone.open(.record)
      }
      let problem = try #require(microphone.problem)
      #expect(problem == .noServer(reason: "Connection refused"))
      #expect(problem.sentence.contains("pulseaudio --start"))
      await #expect(throws: problem) {
        try await PulseMicrophone.devices(server: "unix:/nowhere/pulse.sock")
      }
      await microphone.close()
    }
  }
}
