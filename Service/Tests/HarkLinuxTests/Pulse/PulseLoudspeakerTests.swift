import Foundation
import Hark
import SoundFixtures
import Testing

@testable import HarkPulse
@testable import HarkTesting

extension PulseSuite {
  @Test("A Pulse loudspeaker passes the conformance check")
  func loudspeakerConformance() async throws {
    let server = try await PulseServer()
    let check = LoudspeakerConformance { PulseLoudspeaker(server: server.address) }
    let findings = await check.findings()
    #expect(findings == [])
    await server.kill()
  }

  @Suite("A loudspeaker of a Pulse server")
  struct Loudspeaker {
    /// Returns a tone of constant amplitude.
    private func tone(_ seconds: Double) -> [Float] {
      (0..<AudioTime.samples(seconds)).map { 0.5 * Float(sin(2 * .pi * 440 * Double($0) / 16_000)) }
    }

    @Test("Playback arrives sample for sample, and all of it is reported as heard")
    func exact() async throws {
      let server = try await PulseServer(rate: 16_000)
      let room = try await Room(server)
      // The pitch rises continuously, so that a shift or a cut is detected.
      let tone = (0..<16_000).map { index in
        let time = Double(index) / 16_000
        return 0.5 * Float(sin(2 * .pi * (300 + 200 * time) * time))
      }
      let playback = try await room.loudspeaker.open(report: room.note)
      playback.play(Array(tone[..<5_000]))
      playback.play(Array(tone[5_000...]))
      playback.finish()
      await room.ended()
      #expect(room.heard == tone.count)
      #expect(room.sent.elementsEqual(tone))
      let sound = try await room.leave()
      await server.kill()
      let arrived = withoutSilence(sound[...])
      // The tone's first sample is 0.
      #expect(arrived.count == tone.count - 1)
      #expect(distance(arrived, Array(tone.dropFirst())) < 1e-3)
    }

    @Test("Ducking and its end take effect soon, evenly and without a click")
    func ducking() async throws {
      let server = try await PulseServer(rate: 16_000)
      let room = try await Room(server)
      let playback = try await room.loudspeaker.open(report: room.note)
      // The tone is long enough not to end before a delayed test has changed its gain twice.
      playback.play(tone(30))
      let lower = await room.when(heard: 8_000) {
        playback.fade(to: PlaybackTiming.ducked)
      }
      let raise = await room.when(heard: lower.sent + 12_000) { playback.fade(to: 1) }
      await room.heard(raise.sent + 24_000)
      playback.stop()
      let sound = try await room.leave()
      await server.kill()
      let loud = withoutSilence(sound[...])
      let (lowered, raised) = (lower.sent, raise.sent)
      let ramp = AudioTime.samples(PlaybackTiming.ramp) + 400
      try #require(loud.count > raised + ramp + 4_000)
      // Samples that were already sent keep their gain.
      #expect(abs(peak(loud[4_000..<lowered]) - 0.5) < 0.01)
      let soft = loud[(lowered + ramp)..<(raised - 400)]
      #expect(abs(peak(soft) - 0.5 * PlaybackTiming.ducked) < 0.01)
      #expect(abs(peak(loud[(raised + ramp)..<(raised + ramp + 4_000)]) - 0.5) < 0.01)
      // A 440 Hz tone of this amplitude changes by at most 0.087 from sample to sample.
      let all = loud[..<(raised + ramp)]
      #expect(zip(all, all.dropFirst()).allSatisfy { abs($0 - $1) < 0.09 })
      // The positions that were heard and sent when the gain was lowered are close together.
      #expect(lower.sent - lower.heard < AudioTime.samples(0.5))
    }

    @Test("Stopping is immediate, and only audio that was played is reported as heard")
    func stopping() async throws {
      let server = try await PulseServer(rate: 16_000)
      let room = try await Room(server)
      let playback = try await room.loudspeaker.open(report: room.note)
      playback.play(tone(30))
      await room.heard(16_000)
      playback.stop()
      let told = room.heard
      let sound = try await room.leave()
      await server.kill()
      let length = withoutSilence(sound[...]).count
      let distance = abs(length - told)
      #expect(distance < AudioTime.samples(0.5), "\(length) were heard and \(told) told")
      print("Stopping: \(length - told) samples more were heard than were told")
    }

    @Test("If the server dies during playback, the failure and its reason are reported immediately")
    func serverGone() async throws {
      let server = try await PulseServer()
      let room = try await Room(server)
      let playback = try await room.loudspeaker.open(report: room.note)
      playback.play(tone(30))
      await room.heard(1_000)
      await server.kill()
      await room.ended()
      #expect(room.failure == .synthesisFailed)
      #expect(room.loudspeaker.problem == .serverGone)
      #expect(PulseError.serverGone.loudspeakerSentence.contains("pulseaudio --start"))
      _ = playback
    }

    @Test("If the last device is unplugged during playback, the failure is reported immediately")
    func deviceGone() async throws {
      let server = try await PulseServer()
      let room = try await Room(server)
      let playback = try await room.loudspeaker.open(report: room.note)
      playback.play(tone(30))
      await room.heard(1_000)
      try await server.unplug("sink_name=speaker ")
      await room.ended()
      #expect(room.failure == .synthesisFailed)
      #expect(room.loudspeaker.problem == .deviceGone)
      await server.kill()
      _ = playback
    }

    @Test("If the server chose the device and has another, playback continues there")
    func moved() async throws {
      let server = try await PulseServer(sinks: ["speaker", "headset"])
      try await server.pactl("set-default-sink", "headset")
      let room = try await Room(server, device: "headset", isNamed: false)
      let playback = try await room.loudspeaker.open(report: room.note)
      playback.play(tone(3))
      playback.finish()
      await room.heard(1_000)
      try await server.unplug("sink_name=headset ")
      await room.ended()
      #expect(room.failure == nil)
      #expect(room.heard == AudioTime.samples(3))
      await server.kill()
    }

    @Test("Audio for a named device is never played on another")
    func headset() async throws {
      let server = try await PulseServer(sinks: ["speaker", "headset"])
      let room = try await Room(server, device: "headset")
      let playback = try await room.loudspeaker.open(report: room.note)
      playback.play(tone(3))
      playback.finish()
      await room.heard(1_000)
      try await server.unplug("sink_name=headset ")
      await room.ended()
      #expect(room.failure == .synthesisFailed)
      #expect(room.loudspeaker.problem == .deviceGone)
      await server.kill()
      _ = playback
    }

    @Test("A missing device and a missing server are distinct failures")
    func missing() async throws {
      let server = try await PulseServer(sinks: ["one", "two"])
      #expect(
        try await PulseLoudspeaker.devices(server: server.address).map(\.name) == ["one", "two"])
      let third = PulseLoudspeaker(device: "three", server: server.address)
      await #expect(throws: VoiceFailure.synthesisFailed) { try await third.open { _ in } }
      #expect(third.problem == .unknownDevice("three", known: ["one", "two"]))
      await server.kill()
      let nowhere = PulseLoudspeaker(server: "unix:/nowhere/pulse.sock")
      await #expect(throws: VoiceFailure.synthesisFailed) { try await nowhere.open { _ in } }
      #expect(nowhere.problem == .noServer(reason: "Connection refused"))
    }

    @Test("A stopped playback leaves nothing on the server")
    func free() async throws {
      let server = try await PulseServer()
      let room = try await Room(server)
      let playback = try await room.loudspeaker.open(report: room.note)
      playback.play(tone(5))
      await room.heard(1_000)
      #expect(try await !server.pactl("list", "short", "sink-inputs").isEmpty)
      playback.stop()
      while try await !server.pactl("list", "short", "sink-inputs").isEmpty {}
      await server.kill()
    }

    /// Returns the audio without the silence that a server inserts when a busy machine is late.
    private func withoutSilence(_ samples: ArraySlice<Float>) -> [Float] {
      let runs = samples.split(omittingEmptySubsequences: false) { $0 != 0 }
      var rest: [Float] = []
      var index = samples.startIndex
      for run in runs {
        if run.count < 16 { rest += run }
        index += run.count
        if index < samples.endIndex { rest.append(samples[index]) }
        index += 1
      }
      return rest
    }

    private func peak(_ samples: ArraySlice<Float>) -> Float {
      samples.reduce(0) { max($0, abs($1)) }
    }
  }
}

/// A loudspeaker with its reports and a recording of its output.
private final class Room: Sendable {
  private struct Told: Sendable {
    var heard = 0
    var sent: [Float] = []
    var isOver = false
    var failure: VoiceFailure?
    var wish: Wish?
  }

  /// An action to run once `heard` samples are reported as heard.
  private struct Wish: Sendable {
    let heard: Int
    let act: @Sendable () -> Void
    let done: CheckedContinuation<Moment, Never>
  }

  /// The numbers of samples that were reported as heard and as sent when an action ran.
  struct Moment: Sendable {
    let heard: Int
    let sent: Int
  }

  let loudspeaker: PulseLoudspeaker
  private let ear: PulseMicrophone
  private let sound: Watched<[Float]>
  private let listening: Task<Void, any Error>
  private let told = Watched(Told())

  /// Creates a room with the loudspeaker `device`, chosen by name or as the server's default.
  init(_ server: PulseServer, device: String = "speaker", isNamed: Bool = true) async throws {
    loudspeaker = PulseLoudspeaker(device: isNamed ? device : nil, server: server.address)
    ear = PulseMicrophone(device: device + ".monitor", server: server.address)
    let (opened, caught) = (try await ear.open(.record), Watched<[Float]>([]))
    sound = caught
    listening = Task {
      for try await chunk in opened { caught.change { $0 += chunk.samples } }
    }
  }

  /// The number of samples reported as heard.
  var heard: Int { told.now.heard }

  /// The samples reported as sent.
  var sent: [Float] { told.now.sent }

  /// The failure that ended the playback, if any.
  var failure: VoiceFailure? { told.now.failure }

  func note(_ report: PlaybackReport) {
    let due = told.change { told -> (Wish, Moment)? in
      switch report {
      case .sending(let chunk): told.sent += chunk.samples
      case .heard(let position): told.heard = position
      case .ended: told.isOver = true
      case .failed(let failure):
        told.failure = failure
        told.isOver = true
      }
      guard let wish = told.wish, told.heard >= wish.heard else { return nil }
      told.wish = nil
      return (wish, Moment(heard: told.heard, sent: told.sent.count))
    }
    guard let (wish, moment) = due else { return }
    wish.act()
    wish.done.resume(returning: moment)
  }

  /// Runs `act` once `count` samples are reported as heard.
  ///
  /// The action runs on the thread that reports and sends samples, so no samples are sent in the
  /// meantime.
  func when(heard count: Int, _ act: @escaping @Sendable () -> Void) async -> Moment {
    await withCheckedContinuation { done in
      told.change { $0.wish = Wish(heard: count, act: act, done: done) }
    }
  }

  /// Waits until `count` samples are reported as heard.
  func heard(_ count: Int) async { await told.wait { $0.heard >= count } }

  /// Waits until the playback has ended.
  func ended() async { await told.wait { $0.isOver } }

  /// Waits for one second of silence after the output, and returns the recording.
  ///
  /// This second of silence allows for a delayed microphone, which receives the end late.
  func leave() async throws -> [Float] {
    await sound.wait { Self.isOver($0) }
    await ear.close()
    _ = await listening.result
    return sound.now
  }

  private static func isOver(_ sound: [Float]) -> Bool {
    sound.contains { $0 != 0 } && sound.suffix(AudioTime.samples(1)).allSatisfy { $0 == 0 }
  }
}
