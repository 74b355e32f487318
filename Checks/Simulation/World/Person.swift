import Hark
import HarkTesting

/// Someone who uses a session at random: speaks, presses, taps, waits, changes their mind, and leaves.
struct Person: Sendable {
  let session: VoiceSession
  let world: Surroundings
  let watch: SessionWatch

  /// Checks that the session holds nothing after it was left.
  let checkLeft: @Sendable () -> Void

  /// Whether nobody else uses the session, so that what was asked for also holds.
  let isAlone: Bool

  /// The number of requests whose answers nobody awaits.
  private let unanswered = Locked(0)

  init(
    session: VoiceSession, world: Surroundings, watch: SessionWatch, isAlone: Bool,
    checkLeft: @escaping @Sendable () -> Void
  ) {
    self.session = session
    self.world = world
    self.watch = watch
    self.isAlone = isAlone
    self.checkLeft = checkLeft
  }

  /// Acts `count` times.
  func act(_ count: Int) async {
    for _ in 0..<count {
      guard (try? await world.pause(upTo: world.once(in: 3) ? 600 : 60)) != nil else { return }
      await act()
    }
  }

  private func act() async {
    let choice = world.number(below: 27)
    world.record.note("person acts \(choice)")
    switch choice {
    case 0...5: await speak()
    case 6, 7: await tell { try await $0.press() }
    case 8, 9: await tell { try await $0.release() }
    case 10...12: await tell { try await $0.toggle() }
    case 13: await tap()
    case 14: await tell { try await $0.start() }
    case 15: await tell { try await $0.stop() }
    case 16: await tell { try await $0.cancel() }
    case 17: await tell { try await $0.acceptRationale() }
    case 18: await tell { try await $0.dismissFailure() }
    case 19: await mute()
    case 20: await tell { try await $0.interrupt() }
    case 21: await leave()
    case 22: await settle()
    case 23: await tell { try await $0.hold() }
    case 24: await tell { try await $0.declineRationale() }
    case 25: await tell { [isOn = !world.once(in: 3)] in try await $0.enableButton(isOn) }
    default: await changeDetection()
    }
  }

  private func speak() async {
    let end = world.say(1 + world.number(below: 8))
    guard !world.once(in: 3) else { return }
    try? await world.clock.sleep(until: AudioTime.seconds(end))
  }

  private func tap() async {
    await tell { try await $0.press() }
    try? await world.pause(upTo: 20)
    await tell { try await $0.release() }
  }

  private func mute() async {
    let (isOn, wasCertain) = (world.once(in: 3), isCertain)
    await tell { try await $0.mute(isOn) }
    if isOn, wasCertain, isCertain, watch.phase == .muted { watch.mute(true) }
  }

  private func leave() async {
    watch.mute(false)
    world.record.excuse()
    let wasCertain = isCertain
    await session.leave()
    watch.leave()
    world.record.excuse()
    if wasCertain { checkLeft() }
  }

  private func settle() async {
    let wasCertain = isCertain
    await session.settle()
    guard wasCertain, !watch.phase.isRecording, watch.phase != .starting else { return }
    if !watch.isSettled { world.record.complain("A settled session has an open recording.") }
  }

  private func changeDetection() async {
    let detection = DetectionPolicy(mode: world.pick(DetectionMode.allCases))
    let ending = world.once(in: 2) ? EndingPolicy(turnSilence: 0.3) : nil
    await tell { try await $0.detect(detection, ending: ending) }
  }

  /// Whether every request so far was answered, and nobody else made any.
  private var isCertain: Bool { isAlone && unanswered.withLock { $0 == 0 } }

  /// Makes a request, sometimes without waiting for its answer, and always gets one.
  private func tell(_ request: @escaping @Sendable (VoiceSession) async throws -> Void) async {
    watch.mute(false)
    unanswered.withLock { $0 += 1 }
    let asking = Task { [session, unanswered] in
      try? await request(session)
      unanswered.withLock { $0 -= 1 }
    }
    if !world.once(in: 4) { await asking.value }
  }
}
