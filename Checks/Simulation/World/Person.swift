import Hark
import HarkTesting

/// A simulated user of a session, who speaks, presses, taps, waits, cancels, and leaves at random.
struct Person: Sendable {
  /// The number of acts that a user performs.
  static let acts = 40

  let session: VoiceSession
  let watch: SessionWatch
  let requests: Requests

  let microphone: SimulatedMicrophone

  /// The rules about saved text; `nil` if none is saved.
  let saving: TranscriptRules?

  /// Checks that the session holds no resources after the person has left it.
  let checkLeft: @Sendable () -> Void

  /// Whether this is the only person who uses the session, so that each request takes effect.
  let isAlone: Bool

  private let origin: Surroundings

  /// The user's number, starting at 0.
  private let number: Int

  /// The numbers of the acts to perform; `nil` for all.
  private let only: Set<Int>?

  /// The world, with the random source of the current act.
  private var world: Surroundings

  /// The number of requests that have not been answered yet.
  private let unanswered = Locked(0)

  init(
    _ number: Int, session: VoiceSession, world: Surroundings, watch: SessionWatch,
    requests: Requests, microphone: SimulatedMicrophone, saving: TranscriptRules?,
    isAlone: Bool, only: Set<Int>?,
    checkLeft: @escaping @Sendable () -> Void
  ) {
    self.number = number
    self.session = session
    self.only = only
    origin = world
    self.world = world
    self.watch = watch
    self.requests = requests
    self.microphone = microphone
    self.saving = saving
    self.isAlone = isAlone
    self.checkLeft = checkLeft
  }

  /// Performs the acts.
  ///
  /// Each has its own random source, so that omitting other acts does not change it.
  func live() async {
    var person = self
    for number in number * Self.acts + 1...(number + 1) * Self.acts {
      person.world = origin.part(1_000 + number)
      guard (try? await person.world.pause(upTo: person.world.once(in: 3) ? 600 : 60)) != nil else {
        return
      }
      if only?.contains(number) != false { await person.act(number) }
    }
  }

  private func act(_ number: Int) async {
    let act = world.pick(Act.draws)
    world.record.act(number, "\(act)")
    switch act {
    case .speak: await speak()
    case .press: await tell(.press) { try await $0.press() }
    case .release: await tell(.release) { try await $0.release() }
    case .toggle: await tell(.toggle) { try await $0.toggle() }
    case .tap: await tap()
    case .start: await tell(.start) { try await $0.start() }
    case .stop: await tell(.stop) { try await $0.stop() }
    case .cancel: await tell(.cancel) { try await $0.cancel() }
    case .acceptRationale: await tell(.other) { try await $0.acceptRationale() }
    case .dismissFailure: await tell(.other) { try await $0.dismissFailure() }
    case .mute: await mute()
    case .interrupt: await tell(.interrupt) { try await $0.interrupt() }
    case .leave: await leave()
    case .settle: await settle()
    case .hold: await tell(.hold) { try await $0.hold() }
    case .declineRationale: await tell(.other) { try await $0.declineRationale() }
    case .enable: await enable(!world.once(in: 3))
    case .speakReplies: await session.speakReplies(!world.once(in: 3))
    case .detect: await changeDetection()
    case .takeText: if let last = saving?.takeText() { await session.textTaken(through: last) }
    }
  }

  private func speak() async {
    let end = world.say(1 + world.number(below: 8))
    guard !world.once(in: 3) else { return }
    try? await world.clock.sleep(until: AudioTime.seconds(end))
  }

  private func tap() async {
    await tell(.press) { try await $0.press() }
    if world.once(in: 4) {
      // The finger is lifted at the same instant at which the touch becomes a hold.
      try? await world.clock.sleep(until: world.clock.now + GestureTiming.hold)
    } else {
      try? await world.pause(upTo: 20)
    }
    await tell(.release) { try await $0.release() }
  }

  private func mute() async {
    let (isOn, wasCertain) = (world.once(in: 3), isCertain)
    await tell(isOn ? .mute : .unmute) { try await $0.mute(isOn) }
    guard isOn, wasCertain, isCertain else { return }
    if watch.phase == .muted { watch.mute(true) }
    if watch.phase == .starting || watch.phase == .listening || watch.phase.isRecording {
      world.record.complain("A session that was muted is \(watch.phase.kind).")
    }
  }

  private func leave() async {
    watch.mute(false)
    world.record.excuse()
    let wasCertain = isCertain
    requests.ask(.leave)
    saving?.leave()
    await requests.settle { await session.leave() }
    watch.leave()
    world.record.excuse()
    if wasCertain { checkLeft() }
  }

  private func settle() async {
    let wasCertain = isCertain
    let mayListen = requests.mode?.isAutomatic != false || watch.phase == .starting
    await requests.settle { await session.settle() }
    if wasCertain, !mayListen, requests.mode?.isAutomatic == false,
      [.idle, .failed(.interrupted)].contains(watch.phase), microphone.isClosing
    {
      world.record.complain("A settled session is closing the microphone.")
    }
    guard wasCertain, !watch.phase.isRecording, watch.phase != .starting else { return }
    if !watch.isSettled { world.record.complain("A settled session has an open recording.") }
  }

  private func enable(_ isOn: Bool) async {
    await tell(isOn ? .enable : .disable) { try await $0.enableButton(isOn) }
  }

  private func changeDetection() async {
    let detection = DetectionPolicy(mode: world.pick(DetectionMode.allCases))
    let ending = world.once(in: 2) ? EndingPolicy(turnSilence: 0.3) : nil
    requests.ask(for: detection.mode, ending)
    await tell(.detect) { try await $0.detect(detection, ending: ending) }
  }

  /// Whether every request so far has been answered, and no other user makes requests.
  private var isCertain: Bool {
    isAlone && watch.isPrompt && unanswered.withLock { $0 == 0 }
  }

  /// Makes a request, sometimes without waiting for its answer.
  private func tell(
    _ kind: Requests.Kind, _ request: @escaping @Sendable (VoiceSession) async throws -> Void
  ) async {
    watch.mute(false)
    requests.ask(kind)
    unanswered.withLock { $0 += 1 }
    let asking = Task { [session, unanswered] in
      try? await request(session)
      unanswered.withLock { $0 -= 1 }
    }
    if !world.once(in: 4) { await asking.value }
  }
}

/// A person's acts.
private enum Act: Sendable, CaseIterable {
  case speak, press, release, toggle, tap, start, stop, cancel, acceptRationale, declineRationale
  case dismissFailure, mute, interrupt, leave, settle, hold, enable, detect, speakReplies, takeText

  /// The acts to draw from, each repeated according to its relative frequency.
  static let draws: [Act] =
    Array(repeating: .speak, count: 5) + [.press, .release, .toggle, .toggle] + allCases
}
