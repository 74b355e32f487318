import Hark

@testable import World

/// A simulated user of a page, who dictates, undoes, leaves, and returns over an unreliable network.
struct PagePerson: Sendable {
  /// The number of acts that a user performs.
  static let acts = 12

  private let page: SimulatedPage
  private let origin: Surroundings

  /// The user's number, starting at 0.
  private let number: Int

  /// The numbers of the acts to perform; `nil` for all.
  private let only: Set<Int>?

  /// The world, with the random source of the current act.
  private var world: Surroundings

  init(_ number: Int, _ page: SimulatedPage, _ world: Surroundings, only: Set<Int>?) {
    self.number = number
    self.page = page
    self.only = only
    origin = world
    self.world = world
  }

  /// Performs the acts.
  ///
  /// Each has its own random source, so that omitting other acts does not change it.
  func live() async {
    var person = self
    for number in number * Self.acts + 1...(number + 1) * Self.acts {
      person.world = origin.part(1_000 + number)
      let isSlow = person.world.once(in: 4)
      guard await !page.isOver, (try? await person.world.pause(upTo: isSlow ? 800 : 100)) != nil
      else { return }
      if only?.contains(number) != false { await person.act(number) }
    }
  }

  private func act(_ number: Int) async {
    if page.experience == "call" { return await CallPerson(page: page, world: world).act(number) }
    if page.experience == "dictation", world.once(in: 4) { return await focus(number) }
    let act = world.pick(Act.draws)
    world.record.act(number, "\(page.user.id): \(act)")
    switch act {
    case .dictate: await dictate(number)
    case .clear: await page.act("write", Self.nothing)
    case .cut: await page.cut(isNoticed: !world.once(in: 3), serverNotices: !world.once(in: 2))
    case .goOffline:
      await page.goOffline(for: Double(world.pick([1, 10, 20, 50, 58, 60, 62, 70])))
    case .activate, .cancel, .undo, .dismissFailure, .leave: await page.act("\(act)")
    }
  }

  /// The fields of the form.
  ///
  /// The name field does not accept dictation.
  private static let fields = ["summary", "notes", "name"]

  private func focus(_ number: Int) async {
    let field = world.pick(Self.fields)
    world.record.act(number, "\(page.user.id): focus \(field)")
    await page.focus(field)
  }

  /// The members of an action that clears the field, as JSON.
  private static let nothing = #","text":"","selection":[0,0]"#

  /// Dictates while nothing else happens, and stops after the last word.
  ///
  /// The words must then be in the field, regardless of network and server faults, unless a failure
  /// was shown.
  private func dictate(_ number: Int) async {
    await page.act("leave")
    await page.act("dismissFailure")
    guard await page.waits(for: { await page.isAtRest }) else { return }
    if page.experience == "mealLog" { await page.act("startOver") }
    let field = page.experience == "dictation" ? world.pick(["summary", "notes"]) : nil
    if let field { await page.focus(field) }
    let excuses = world.record.excuses
    await page.act("write", Self.nothing)
    guard await page.waits(for: { await page.isAtRest }) else { return }
    // A button ignores a tap immediately after another one.
    try? await world.clock.sleep(until: world.clock.now + 1)
    guard await page.waits(for: { await page.isAtRest }) else { return }
    let before = await state
    // A server whose store failed may have died without saving that the text was deleted.
    guard before.excuses == excuses else { return }
    await dictate(number, into: field, before)
    let after = await state
    if after.failures > before.failures,
      (after.begun, after.excuses) == (before.begun, before.excuses),
      (after.faults, after.servers) == (before.faults, before.servers)
    {
      world.record.complain("A page shows a failure without a cause.")
    }
  }

  private typealias State = (
    begun: Int, failures: Int, excuses: Int, faults: Int, servers: Int
  )

  /// The numbers of sessions, shown failures, outages, faults, and servers.
  ///
  /// A change in any of them excuses missing words or explains a failure. A server that continues a
  /// recording does not know the recording's first words, and may report that it heard nothing.
  private var state: State {
    get async {
      let faults = world.record.faults.filter {
        !Self.harmless.contains($0.key) && !$0.key.hasPrefix(SimulatedTask.clientsFault(""))
      }
      return await (
        page.begun, page.failures, world.record.excuses, faults.values.reduce(0, +), page.servers
      )
    }
  }

  /// The faults that have no visible effect.
  private static let harmless = ["connection cut", "page connects twice", "store fails"]

  private func dictate(_ number: Int, into field: String?, _ before: State) async {
    let servers = await page.servers
    // After a lost session, the field no longer has focus.
    guard await page.screen?.dictation?.focus == field else { return }
    await page.act("activate")
    if world.once(in: 4) { await page.cut(isNoticed: true, serverNotices: !world.once(in: 2)) }
    // A server that takes over from another one continues recordings, but does not perform pending
    // starts.
    let failures = before.failures
    guard
      await page.waits(for: { await page.hasBegun(failures, servers) }),
      await page.screen?.isRecording == true
    else { return }
    let start = world.position
    let end = await page.say(1 + world.number(below: 12), from: start)
    // The network sometimes fails during speech.
    if world.once(in: 3) {
      try? await world.pause(upTo: 200)
      await page.cut(isNoticed: !world.once(in: 3), serverNotices: !world.once(in: 2))
    }
    if field != nil, world.once(in: 3) { await page.focus(world.pick(Self.fields)) }
    try? await world.clock.sleep(until: AudioTime.seconds(end) + 0.1)
    await stop(number)
    // The last words arrive after the stop.
    guard await page.waits(for: { await page.hasSettled(failures) }) else { return }
    // The words and the phase arrive separately.
    try? await world.clock.sleep(until: world.clock.now + 1)
    guard await page.waits(for: { await page.hasSettled(failures) }) else { return }
    let now = await state
    guard (now.begun, now.failures, now.excuses) == (before.begun, failures, before.excuses) else {
      return
    }
    let text = await page.text(of: field)
    let shown = Set(WordAudio.words(of: text ?? ""))
    let said = page.room.words(in: start..<end)
    for word in said where !shown.contains(word) {
      world.record.complain("Word \(word) was dictated, but is not on the page.")
    }
    for word in shown.subtracting(said).sorted() {
      world.record.complain("Word \(word) was deleted, but is on the page.")
    }
  }

  /// Stops a recording with one of its controls, and sometimes cuts the connection at that moment.
  ///
  /// Uses a separate random source, so that the acts stay the same as with a single control.
  private func stop(_ number: Int) async {
    let luck = origin.part(3_000 + number)
    let isRecording = await page.screen?.isRecording == true
    // Does not press and release, because the server could stop between the two actions.
    await page.act(isRecording && luck.once(in: 2) ? "activate" : "stop")
    if luck.once(in: 4) {
      await page.cut(isNoticed: !luck.once(in: 3), serverNotices: !luck.once(in: 2))
    }
  }
}

private enum Act: CaseIterable {
  case dictate, activate, cancel, undo, clear, dismissFailure, leave, cut, goOffline

  /// The acts to draw from, each repeated according to its relative frequency.
  static let draws = Array(repeating: dictate, count: 4) + allCases
}
