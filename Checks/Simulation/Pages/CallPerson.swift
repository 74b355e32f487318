import Hark

@testable import HarkServer
@testable import World

/// A simulated user of a call on a page, who talks, interrupts, mutes, pauses, ends the call, and
/// calls again.
struct CallPerson: Sendable {
  let page: SimulatedPage

  /// The world, with the random source of the current act.
  let world: Surroundings

  func act(_ number: Int) async {
    let act = world.pick(Act.draws)
    world.record.act(number, "\(page.user.id): \(act)")
    switch act {
    case .talk: await talk()
    case .speak: await speak()
    case .mute: await beQuiet(isMuted: true)
    case .pause: await beQuiet(isMuted: false)
    case .end: await end()
    case .speaksReplies: await page.change("speaksReplies", "\(!world.once(in: 3))")
    case .mode: await page.change("mode", #""\#(world.pick(Self.modes))""#)
    case .hold: await hold()
    case .show: await page.act("show", #","panel":"\#(world.pick(["none", "quick", "full"]))""#)
    case .cut: await page.cut(isNoticed: !world.once(in: 3), serverNotices: !world.once(in: 2))
    case .goOffline:
      await page.goOffline(for: Double(world.pick([1, 10, 20, 50, 58, 60, 62, 70])))
    case .toggleMute: await page.mute(world.once(in: 2))
    case .begin, .press, .release, .activate, .stop, .cancel, .dismissBanner:
      await page.act("\(act)")
    }
  }

  private static let modes = ["auto", "autoWithHold", "pushToTalk", "disabled"]

  /// The maximum wait for a call to listen before the user tries again, in seconds, and the maximum
  /// number of attempts.
  private static let patience = 30.0
  private static let tries = 6

  /// The duration of silence, in seconds, after which the preceding speech must have been recognized.
  private static let silence = 2.0

  /// Says something, regardless of the call's state.
  private func speak() async {
    let end = await page.say(1 + world.number(below: 6), from: world.position)
    try? await world.clock.sleep(until: AudioTime.seconds(end))
  }

  private func hold() async {
    await page.act("hold")
    await speak()
    await page.act("release")
  }

  /// Makes the call listen; returns `false` if the call is lost.
  private func makeListen() async -> Bool {
    if await page.screen?.call?.isOver == true {
      await page.renew()
      return false
    }
    let begun = await page.begun
    for _ in 0..<Self.tries {
      if await page.screen?.isRecording == true { await page.act("stop") }
      await page.mute(false)
      await page.change("mode", #""auto""#)
      await page.act("dismissBanner")
      await page.act("begin")
      let deadline = world.clock.now + Self.patience
      while world.clock.now < deadline {
        guard await page.begun == begun, await !page.isOver else { return false }
        if page.room.silence(at: world.position) > Self.silence, await page.isListening {
          return true
        }
        guard (try? await world.clock.sleep(until: world.clock.now + 0.1)) != nil else {
          return false
        }
      }
      // Speaks anyway after the deadline, because the reply's voice may hang.
      await speak()
    }
    world.record.complain("A call does not listen.")
    return false
  }
}

// Speaks in turn: begins when the call listens, and waits for each answer or interrupts it.
extension CallPerson {
  private func talk() async {
    guard await makeListen() else { return }
    var before = await state
    for _ in 0...world.number(below: 3) {
      before = await state
      guard await utter(before) else { return }
    }
    guard await waits(for: { await $0.isListening }, unlessChanged: before) else { return }
    await checkAnswer(before)
  }

  private typealias State = (
    begun: Int, failures: Int, servers: Int, excuses: Int, unheard: Int
  )

  /// The faults that prevent complete playback of an answer, even if the page already shows a
  /// failure of that kind.
  private static let unheard = [
    "voice hangs", "voice fails", "page cannot play", "page plays nothing",
  ]

  /// The numbers of sessions, shown failures, servers, outages, and unplayable answers.
  ///
  /// A change in any of them excuses missing words.
  private var state: State {
    get async {
      await (
        page.begun, page.failures, page.servers, world.record.excuses,
        Self.unheard.reduce(page.cutAnswers) { $0 + (world.record.faults[$1] ?? 0) }
      )
    }
  }

  private func changed(since before: State) async -> Bool { await state != before }

  /// Waits until `condition` becomes true or the state changes; returns `true` only if `condition`
  /// became true and the state is unchanged.
  private func waits(
    for condition: @escaping @Sendable (SimulatedPage) async -> Bool, unlessChanged before: State
  ) async -> Bool {
    let isOver = await page.waits(for: {
      if await condition(page) { return true }
      return await changed(since: before)
    })
    guard isOver else { return false }
    return await !changed(since: before)
  }

  /// Says something that must become one message; returns `false` if a change excuses missing
  /// words, or if another server has resumed the call.
  private func utter(_ before: State) async -> Bool {
    let count = await page.lines.shown.count
    let start = world.position
    let end = await page.say(5 + world.number(below: 6), from: start)
    if world.once(in: 4) {
      try? await world.pause(upTo: 200)
      await page.cut(isNoticed: !world.once(in: 3), serverNotices: !world.once(in: 2))
    }
    try? await world.clock.sleep(until: AudioTime.seconds(end))
    let words = page.room.words(in: start..<end)
    guard await waits(for: { await $0.hasHeard(words) }, unlessChanged: before) else {
      return false
    }
    let new = await page.lines.shown.dropFirst(count).filter(\.isPersons).map(\.words)
    if new != [words] { world.record.complain("Words \(words) were said, but became \(new).") }
    // The answer may be interrupted.
    try? await world.pause(upTo: 400)
    // A call that another server has resumed does not listen immediately.
    return await page.servers == before.servers
  }

  /// Checks that the last message was answered, and that the answer was played to its end.
  private func checkAnswer(_ before: State) async {
    // The lines and the phase arrive separately.
    try? await world.clock.sleep(until: world.clock.now + 1)
    guard await page.isListening, await !changed(since: before),
      let answer = await page.lines.shown.last
    else { return }
    if answer.isPersons { return world.record.complain("A message was not answered.") }
    guard await page.screen?.call?.settings.speaksReplies == true else { return }
    if await page.isSounding { world.record.complain("A call listens while it speaks.") }
    let (word, length) = await page.loudspeaker.last
    let expected = SimulatedVoice.length(of: answer.text)
    if word != answer.words.first || length != expected {
      world.record.complain(
        "The answer to word \(answer.words.first ?? 0) has \(expected) samples, and \(length) of"
          + " word \(word ?? 0) were heard.")
    }
  }
}

// Muting, pausing, and ending the call.
extension CallPerson {
  /// Mutes or pauses the call for a while, during which it must not listen.
  private func beQuiet(isMuted: Bool) async {
    guard await makeListen() else { return }
    // A button ignores a tap immediately after another one.
    try? await world.clock.sleep(until: world.clock.now + 1)
    let before = await state
    guard await page.isListening else { return }
    if isMuted { await page.mute(true) } else { await page.act("activate") }
    guard await waits(for: { await $0.isInactive }, unlessChanged: before) else { return }
    let start = world.position
    let end = await page.say(4 + world.number(below: 4), from: start)
    await page.forbid(page.room.words(in: start..<end))
    try? await world.clock.sleep(until: AudioTime.seconds(end))
    try? await world.pause(upTo: world.once(in: 3) ? 6_000 : 100)
    if isMuted { await page.mute(false) } else { await page.act("begin") }
  }

  private func end() async {
    let (begun, servers) = await (page.begun, page.servers)
    await page.act("end")
    // A page that joins another session at this instant no longer sends the action.
    guard await page.waits(in: begun, for: { await page.screen?.call?.isOver == true }) else {
      return
    }
    // A call that is over must not begin again.
    if world.once(in: 2) { await page.act(world.pick(["begin", "activate", "press"])) }
    // Waits for messages that are still in transit.
    try? await world.clock.sleep(until: world.clock.now + SimulatedPage.lateness)
    guard await page.waits(for: { await page.isSettled }) else { return }
    try? await world.pause(upTo: 2_000)
    guard await page.begun == begun, await page.isSettled else { return }
    // A server may lack changes that another server has not saved.
    let mayLack = await page.servers != servers && !page.isKept
    guard !mayLack else { return await page.renew() }
    if await page.isSounding { world.record.complain("A call that is over still plays audio.") }
    if await page.wanted != 0 {
      world.record.complain("A call that is over still uses a microphone.")
    }
    if await page.screen?.call?.isOver != true { world.record.complain("A call is not over.") }
    await page.renew()
  }
}

private enum Act: CaseIterable {
  case talk, speak, mute, pause, end, speaksReplies, mode, hold, show, cut, goOffline, toggleMute
  case begin, press, release, activate, stop, cancel, dismissBanner

  /// The acts to draw from, each repeated according to its relative frequency.
  static let draws = Array(repeating: talk, count: 8) + [mute, pause, cut] + allCases
}
