@_spi(Script) import AVFAudio
import Hark
import HarkTesting
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("Random walks of the shared engine")
  struct EngineWalkTests {
    @Test(
      "A microphone and a reply lose nothing across the engine's queues and the system's events",
      arguments: 0..<4)
    func walks(_ part: Int) async throws {
      for seed in part * 50..<(part + 1) * 50 {
        var walk = EngineWalk(seed: seed)
        try await walk.run()
        #expect(walk.findings.isEmpty, "seed \(seed): \(walk.findings)")
      }
    }
  }
}

/// A random walk of the shared engine, with the system's notifications.
private struct EngineWalk {
  private(set) var findings: [String] = []

  private let device: Device
  private let log = Locked<[PlaybackReport]>([])
  private var dice: Dice
  private var heard: [Float] = []
  private var given: [Float] = []
  private var restarts = 0

  init(seed: Int) {
    dice = Dice(seed: UInt64(seed))
    device = Device(order: dice.once(in: 2) ? .beforeTap : .afterStart)
    AppleSound.setPlaysBySelf(false)
    // All sample rates are equal, so that nothing is converted and samples can be compared
    // directly.
    AppleSound.setHardware(
      .init(rate: 16_000, channels: 1 + dice.number(below: 4), buffer: 0.005))
  }

  mutating func run() async throws {
    let microphone = device.microphone
    let sound = try await microphone.open(.conversation)
    let reply = try await AVAudioEngineLoudspeaker(engine: device.engine).open {
      [log] report in log.withLock { $0.append(report) }
    }
    for _ in 0..<12 {
      switch dice.number(below: 12) {
      case 0..<4: hear()
      case 4..<6: give(reply)
      case 6..<8: AppleSound.playNext()
      case 8: reply.pause()
      case 9: reply.resume()
      default: if restarts < 3 { await restart() }
      }
      await device.settle()
    }
    hear()
    give(reply)
    reply.resume()
    reply.finish()
    await device.settle()
    while AppleSound.playNext() { await device.settle() }
    await microphone.close()
    try await compare(sound)
  }

  private mutating func hear() {
    let samples = (heard.count..<heard.count + 100).map { Float($0) / 65_536 }
    if AppleSound.hear(samples) { heard += samples } else { findings.append("nobody listens") }
  }

  private mutating func give(_ reply: any Playback) {
    let samples = (given.count..<given.count + 1_000).map { Float($0) / 65_536 }
    given += samples
    reply.play(samples)
  }

  /// Makes the system stop the engine, and returns when a new engine exists.
  private mutating func restart() async {
    let delay = EngineRestart.delays[restarts]
    restarts += 1
    switch dice.number(below: 4) {
    case 0: AppleSound.changeConfiguration()
    case 1: Device.changeRoute(.oldDeviceUnavailable)
    case 2: Device.interrupt(began: true, reason: 4)
    default:
      AppleSound.resetMediaServices()
      if dice.once(in: 2) { Device.tell(AVAudioSession.mediaServicesWereLostNotification) }
      Device.tell(AVAudioSession.mediaServicesWereResetNotification)
    }
    await device.settle()
    if delay > 0 {
      // The second sleeper is the watchdog for missing audio.
      await device.clock.sleepers(2)
      await device.goOn(by: delay)
    }
  }

  private mutating func compare(_ sound: AsyncThrowingStream<AudioChunk, any Error>) async throws {
    var found: [Float] = []
    for try await chunk in sound {
      if chunk.start != found.count { findings.append("a chunk begins at \(chunk.start)") }
      found += chunk.samples
    }
    if found != heard { findings.append("\(found.count) samples came of \(heard.count)") }
    if AppleSound.played != given { findings.append("\(AppleSound.played.count) were played") }
    if log.withLock({ $0.last }) != .ended { findings.append("the reply did not end") }
    if AppleSound.isSessionActive { findings.append("the session is active at the end") }
    findings += AppleSound.violations
  }
}
