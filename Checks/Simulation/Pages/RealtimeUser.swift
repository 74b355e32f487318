import Hark

@testable import World

/// A simulated user who dictates to a realtime client over an unreliable network.
struct RealtimeUser: Sendable {
  private let client: SimulatedRealtimeClient
  private let origin: Surroundings

  /// The user's number among all simulated users, starting at 0.
  private let number: Int

  /// The numbers of the acts to perform; `nil` for all.
  private let only: Set<Int>?

  /// The world, with the random source of the current act.
  private var world: Surroundings

  /// The maximum wait for an answer, in seconds, even if one recognizer after another hangs.
  private static let patience = 1_000.0

  /// The maximum wait for a seat, in seconds.
  private static let waitForSeat = 60.0

  /// The time within which a turn ends after the last word, in seconds.
  private static let pause = 6.0

  init(
    _ number: Int, _ client: SimulatedRealtimeClient, _ world: Surroundings, only: Set<Int>?
  ) {
    self.number = number
    self.client = client
    self.only = only
    origin = world
    self.world = world
  }

  /// Performs the acts.
  ///
  /// Each has its own random source, so that omitting other acts does not change it.
  func live() async {
    var user = self
    for number in number * PagePerson.acts + 1...(number + 1) * PagePerson.acts {
      user.world = origin.part(1_000 + number)
      let isSlow = user.world.once(in: 8)
      guard (try? await user.world.pause(upTo: isSlow ? 6_000 : 100)) != nil else { return }
      if only?.contains(number) != false { await user.act(number) }
    }
  }

  private func act(_ number: Int) async {
    let act = world.pick(Act.draws)
    world.record.act(number, "client: \(act)")
    switch act {
    case .speak: await speak(atOnce: false)
    case .sendFile: await speak(atOnce: true)
    case .commit: await client.commit()
    case .clear: await client.clear()
    case .cut: await cut()
    case .goOffline: await client.goOffline(for: Double(world.pick([1, 5, 10, 18, 22, 40])))
    case .connectAgain: await client.abandon()
    case .toggle: await toggle()
    case .leave: await client.leave()
    }
  }

  private func cut() async {
    await client.cut(isNoticed: !world.once(in: 3), serverNotices: !world.once(in: 2))
  }

  /// Says some words, and waits until the client has received the results for all of them.
  private func speak(atOnce: Bool) async {
    guard await isReached() else { return }
    let session = await client.sessions
    let words = await client.say(1 + world.number(below: world.once(in: 5) ? 40 : 8))
    if atOnce { await client.record(upTo: words.upperBound) }
    await client.startRecording()
    if world.once(in: 3) { await disturb() }
    while await client.recorded < words.upperBound {
      guard await client.sessions == session, await passes() else { return }
    }
    if world.once(in: 3) { await cut() }
    if await !client.detects {
      if world.once(in: 8) { await client.clear() } else { await client.commit() }
      if world.once(in: 2) { await client.stopRecording() }
    }
    guard await isAnswered(words, session), !world.once(in: 6), await isPaused(session) else {
      return
    }
    await client.stopRecording()
  }

  /// Commits, clears, or cuts the connection while the client speaks.
  private func disturb() async {
    guard (try? await world.pause(upTo: 300)) != nil else { return }
    switch world.number(below: 4) {
    case 0: await client.commit()
    case 1: await client.clear()
    default: await cut()
    }
  }

  /// Toggles, between two turns, whether the client or the server ends turns.
  private func toggle() async {
    let session = await client.sessions
    guard await isReached(), await isPaused(session) else { return }
    // If a new session has begun, it may be in the middle of a turn.
    if await client.sessions == session { await client.toggle() }
  }

  /// Waits until the server has ended the turns that it detects; returns whether all results have
  /// arrived.
  private func isPaused(_ session: Int) async -> Bool {
    try? await world.clock.sleep(until: world.clock.now + Self.pause)
    return await isAnswered(0..<0, session)
  }

  private func isReached() async -> Bool {
    let deadline = world.clock.now + Self.waitForSeat
    while await !client.isGreeted {
      guard world.clock.now < deadline, await passes() else { return false }
    }
    return true
  }

  /// Waits until the client has received all results.
  ///
  /// Returns `false` if it never does, which is recorded as a failure, or if the session is lost.
  private func isAnswered(_ words: Range<Int>, _ session: Int) async -> Bool {
    let deadline = world.clock.now + Self.patience
    while let lack = await client.lack(words) {
      guard await client.sessions == session else { return false }
      if world.clock.now > deadline {
        world.record.complain(lack)
        return false
      }
      guard await passes() else { return false }
    }
    return true
  }

  /// Waits for a moment; returns `false` if the simulation has ended.
  private func passes() async -> Bool {
    (try? await world.clock.sleep(until: world.clock.now + 0.5)) != nil
  }
}

private enum Act: CaseIterable {
  case speak, sendFile, commit, clear, cut, goOffline, connectAgain, toggle, leave

  /// The acts to draw from, each repeated according to its relative frequency.
  static let draws = Array(repeating: speak, count: 6) + allCases
}
