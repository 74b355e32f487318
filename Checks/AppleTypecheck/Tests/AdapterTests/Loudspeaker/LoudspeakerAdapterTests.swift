@_spi(Script) import AVFAudio
import Foundation
import Hark
import HarkTesting
import LedgerCoverage
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("The loudspeaker of a device, with the microphone's engine")
  struct LoudspeakerAdapterTests {
    private let device = Device()

    private var loudspeaker: AVAudioEngineLoudspeaker {
      AVAudioEngineLoudspeaker(engine: device.engine)
    }

    @Test("It fulfills the loudspeaker's contract")
    func conformance() async {
      let engine = SharedAudioEngine()
      let check = LoudspeakerConformance(bounds: .init(patient: 20)) {
        AVAudioEngineLoudspeaker(engine: engine)
      }
      let findings = await check.findings()
      await engine.rig.run { _ in }
      #expect(findings.isEmpty, "\(findings)")
      #expect(AppleSound.violations.isEmpty)
    }

    private static let processed = [
      "AVAudioEngine()", "setVoiceProcessingEnabled true", "attach", "connect", "connect mixer",
      "installTap bus 0 size 1024 format nil", "prepare", "start",
    ]

    @Test("In a call, the engine is set up in the order of Apple's sample")
    func call() async throws {
      let sound = try await device.microphone.open(.conversation)
      Device.hold(sound)
      let playback = try await loudspeaker.open { _ in }
      playback.play(Device.tenth(rate: 16_000))
      await device.settle()
      #expect(AppleSound.calls.filter(Self.processed.contains) == Self.processed)
      #expect(AppleSound.calls.contains("isVoiceProcessingAGCEnabled false"))
      #expect(AppleSound.violations.isEmpty)
    }

    @Test("In the other order, the player is connected after the start of voice processing")
    func otherOrder() async throws {
      let device = Device(order: .afterStart)
      Device.hold(try await device.microphone.open(.conversation))
      let late = Self.processed.filter { !["attach", "connect"].contains($0) }
      #expect(
        AppleSound.calls.filter(Self.processed.contains) == late + ["attach", "connect"])
      #expect(AppleSound.violations.isEmpty)
    }

    @Test(
      "A device without echo cancellation records and plays nevertheless, in either order",
      arguments: [PlayerOrder.beforeTap, .afterStart])
    func withoutProcessing(_ order: PlayerOrder) async throws {
      let device = Device(order: order)
      AppleSound.refuse("setVoiceProcessingEnabled", code: -10_849)
      let sound = try await device.microphone.open(.conversation)
      Device.hold(sound)
      #expect(AppleSound.calls.suffix(6) == Self.processed.suffix(6))
      device.engine.process(by: [.echoCancellation, .automaticGain])
      await device.settle()
      #expect(!AppleSound.calls.contains { $0.hasPrefix("isVoiceProcessingAGCEnabled") })
      #expect(AppleSound.violations.isEmpty)
    }

    @Test(
      "A device whose player is silent with one order plays with the other",
      arguments: [PlayerOrder.beforeTap, .afterStart], [true, false])
    func silence(_ order: PlayerOrder, _ isSilentLate: Bool) async throws {
      let device = Device(order: order)
      AppleSound.setPlaysBySelf(false)
      AppleSound.setSilentPlayers(late: isSilentLate)
      Device.hold(try await device.microphone.open(.conversation))
      let reply = try await AVAudioEngineLoudspeaker(engine: device.engine).open { _ in }
      reply.play([0.5])
      await device.settle()
      #expect(AppleSound.playNext())
      let isSilent = (order == .afterStart) == isSilentLate
      #expect(AppleSound.played == [isSilent ? 0 : 0.5])
      reply.stop()
      await device.settle()
    }

    @Test("Echo cancellation can be disabled during a call")
    func switching() async throws {
      let microphone = device.microphone
      var listening = Listening(try await microphone.open(.conversation))
      AppleSound.hear(Device.tenth())
      let before = AppleSound.calls.count
      device.engine.process(by: [])
      await device.settle()
      #expect(!Device.calls(after: before).contains("setVoiceProcessingEnabled true"))
      #expect(Device.calls(after: before).contains("AVAudioEngine()"))
      AppleSound.hear(Device.tenth())
      await microphone.close()
      #expect(abs(try await listening.end() - 3_200) <= 2)
    }

    @Test("Audio that was not heard before the hardware changed is played once afterwards")
    func configuration() async throws {
      AppleSound.setPlaysBySelf(false)
      let log = Locked<[PlaybackReport]>([])
      let playback = try await loudspeaker.open { report in log.withLock { $0.append(report) } }
      let sound = (0..<1_600).map { Float($0) / 1_600 }
      playback.play(sound)
      playback.finish()
      await device.settle()
      AppleSound.playNext()
      await device.settle()
      // The player reports its remaining audio as played.
      AppleSound.changeConfiguration()
      await device.settle()
      AppleSound.setPlaysBySelf(true)
      while AppleSound.playNext() { await device.settle() }
      let reports = log.withLock { $0 }
      #expect(reports.last == .ended)
      let sent = reports.flatMap { report -> [Float] in
        if case .sending(let chunk) = report { return chunk.samples }
        return []
      }
      #expect(sent == sound)
      #expect(AppleSound.played == sound)
      #expect(AppleSound.violations.isEmpty)
    }

    private func reply(_ log: Locked<[PlaybackReport]>) async throws -> any Playback {
      AppleSound.setPlaysBySelf(false)
      let reply = try await loudspeaker.open { report in log.withLock { $0.append(report) } }
      reply.play([Float](repeating: 0.5, count: 16_000))
      await device.settle()
      return reply
    }

    @Test("A fade changes audio that is already scheduled, and audio scheduled later")
    func ducking() async throws {
      let log = Locked<[PlaybackReport]>([])
      let reply = try await reply(log)
      #expect(AppleSound.waitingToPlay == 10)
      AppleSound.playNext()
      reply.fade(to: PlaybackTiming.ducked)
      await device.settle()
      AppleSound.playNext()
      #expect(AppleSound.played.prefix(320).allSatisfy { $0 == 0.5 })
      #expect(AppleSound.played.suffix(320).allSatisfy { $0 == 0.5 * PlaybackTiming.ducked })
      while AppleSound.playNext() { await device.settle() }
      // The volume is applied only once: samples are scheduled at full scale.
      #expect(AppleSound.played.dropFirst(320).allSatisfy { $0 == 0.5 * PlaybackTiming.ducked })
      reply.fade(to: 1)
      reply.play([0.5])
      await device.settle()
      AppleSound.playNext()
      #expect(AppleSound.played.last == 0.5)
      let reported = log.withLock { $0 }.flatMap { report -> [Float] in
        if case .sending(let chunk) = report { return chunk.samples }
        return []
      }
      #expect(reported.count == 16_001 && reported[12_000] == 0.5 * PlaybackTiming.ducked)
      reply.stop()
      await device.settle()
    }

    @Test("The volume of one reply does not apply to the next, and survives a new engine")
    func volume() async throws {
      let log = Locked<[PlaybackReport]>([])
      let first = try await reply(log)
      first.fade(to: 0)
      await device.settle()
      AppleSound.changeConfiguration()
      await device.settle()
      AppleSound.playNext()
      #expect(AppleSound.played.allSatisfy { $0 == 0 })
      let second = try await reply(log)
      AppleSound.playNext()
      #expect(AppleSound.played.last == 0.5)
      second.stop()
      await device.settle()
      #expect(AppleSound.violations.isEmpty)
    }

    @Test("A pause and a stop take effect immediately, and a pause loses no audio")
    func pause() async throws {
      let log = Locked<[PlaybackReport]>([])
      let reply = try await reply(log)
      reply.finish()
      AppleSound.playNext()
      await device.settle()
      reply.pause()
      await device.settle()
      #expect(!AppleSound.playNext() && AppleSound.waitingToPlay == 10)
      // A new engine that replaces a paused one is paused, too.
      AppleSound.changeConfiguration()
      await device.settle()
      #expect(!AppleSound.playNext())
      reply.resume()
      reply.pause()
      reply.resume()
      await device.settle()
      #expect(AppleSound.playNext() && AppleSound.playNext())
      await device.settle()
      while AppleSound.playNext() { await device.settle() }
      #expect(AppleSound.played.count == 16_000 && log.withLock { $0.last } == .ended)
      let next = try await self.reply(log)
      next.stop()
      await device.settle()
      #expect(!AppleSound.playNext() && AppleSound.violations.isEmpty)
    }

    @Test("A reply continues for 0.2 s while the system blocks the engine's queue")
    func blocked() async throws {
      AppleSound.setInputs([
        AppleSound.Port(uid: "phone", name: "iPhone Microphone", isBuiltIn: true)
      ])
      Device.hold(try await device.microphone.open(.conversation))
      let log = Locked<[PlaybackReport]>([])
      let reply = try await reply(log)
      let goOn = AppleSound.hold("setPreferredInput")
      device.engine.listen(to: "phone")
      while !AppleSound.calls.contains("setPreferredInput phone") { await Task.yield() }
      for _ in 1...10 { #expect(AppleSound.playNext()) }
      goOn()
      await device.settle()
      #expect(AppleSound.playNext() && AppleSound.violations.isEmpty)
      reply.stop()
      await device.settle()
    }

    @Test("A phone call ends the reply")
    func interruption() async throws {
      AppleSound.setPlaysBySelf(false)
      let log = Locked<[PlaybackReport]>([])
      let playback = try await loudspeaker.open { report in log.withLock { $0.append(report) } }
      playback.play(Device.tenth(rate: 16_000))
      await device.settle()
      Device.interrupt(began: true)
      await device.settle()
      #expect(log.withLock { $0.last } == .failed(.interrupted))
      #expect(!AppleSound.isSessionActive)
    }

    @Test("The session is inactive after a reply, unless a microphone is open")
    func session() async throws {
      let alone = try await loudspeaker.open { _ in }
      #expect(AppleSound.calls.first == "setCategory playback spokenAudio duckOthers")
      alone.stop()
      await device.settle()
      #expect(!AppleSound.isSessionActive)
      let microphone = device.microphone
      let sound = try await microphone.open(.conversation)
      Device.hold(sound)
      let reply = try await loudspeaker.open { _ in }
      reply.stop()
      await device.settle()
      #expect(AppleSound.isSessionActive)
      #expect(AppleSound.hear(Device.tenth()))
      await microphone.close()
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
    }

    @Test("A reply continues when the microphone is closed")
    func microphoneCloses() async throws {
      AppleSound.setPlaysBySelf(false)
      let microphone = device.microphone
      let sound = try await microphone.open(.conversation)
      Device.hold(sound)
      let log = Locked<[PlaybackReport]>([])
      let playback = try await loudspeaker.open { report in log.withLock { $0.append(report) } }
      playback.play(Device.tenth(rate: 16_000))
      playback.finish()
      await device.settle()
      let before = AppleSound.calls.count
      await microphone.close()
      #expect(!Device.calls(after: before).contains("inputNode"))
      while AppleSound.playNext() { await device.settle() }
      #expect(log.withLock { $0.last } == .ended)
      #expect(AppleSound.played.count == 1_600 && AppleSound.violations.isEmpty)
    }

    @Test("An unavailable loudspeaker is reported as a reply that cannot be spoken")
    func refused() async {
      AppleSound.refuse("start", code: -10_868)
      await #expect(throws: VoiceFailure.synthesisFailed) {
        try await loudspeaker.open { _ in }
      }
      #expect(!AppleSound.isSessionActive)
    }
  }
}
