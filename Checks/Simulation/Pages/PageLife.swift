import Hark
import HarkScreens
import HarkSimulation

@testable import HarkServer
@testable import World

/// Pages and realtime clients, the servers to which they connect, and the servers' shared store,
/// from start to end.
public struct PageLife: Life {
  private let world: Surroundings
  private let decoders: SimulatedDecoders
  private let store: SimulatedStore?
  private let voice: SimulatedVoice
  private let settings: SimulatedSettings

  /// The disk for call recordings; `nil` if calls are not recorded.
  private let disk: SimulatedDisk?

  /// The number that `isUnlucky(in:once:)` uses to determine whether calls are recorded.
  private static let luck = 1 << 40
  private let gateways = Locked<[SimulatedGateway]>([])

  /// The pages that are open.
  private let pages = Locked<[SimulatedPage]>([])

  /// The servers that are to be killed.
  private let doomed = AsyncStream<SimulatedGateway>.makeStream()

  /// The number of servers that were started.
  private let started = Locked(2)

  /// Whether servers are killed right after messages.
  private let isDangerous: Bool

  /// The number of realtime clients, and the number of seats on each server.
  private let clients: Int
  private let seats: Int

  /// The longest simulated time, in seconds.
  private static let longest = 4_000.0

  /// The time, in seconds, after which no resources of a closed page may remain.
  private static let rest = 120.0

  /// The names of the page users.
  private static let names = ["ada", "bob", "eve", "kim"]

  private let only: Set<Int>?

  /// Creates a world that is determined by a seed and by `only`, the numbers of the acts to
  /// perform, or `nil` for all.
  public init(seed: UInt64, record: Record, only: Set<Int>?) {
    self.only = only
    world = Surroundings(seed: seed, record: record)
    voice = SimulatedVoice(world.part(4))
    settings = SimulatedSettings(world.part(5))
    disk = world.isUnlucky(in: Self.luck, once: 4) ? SimulatedDisk(world: world.part(8)) : nil
    isDangerous = world.isUnlucky(in: Self.luck + 1, once: 2)
    let dice = world.part(6)
    clients = dice.pick([0, 0, 0, 1, 1, 2])
    seats = clients == 0 ? 2 : dice.pick([2, 3, 5])
    decoders = SimulatedDecoders(
      world.part(1), forClients: world.part(7), count: clients == 0 ? 8 : dice.pick([3, 8]))
    store =
      world.once(in: 4)
      ? nil
      : SimulatedStore(
        world.part(2), slowness: world.pick([0, 0, 1, 20]), reliability: world.pick([nil, nil, 50]))
  }

  /// The simulated time, in seconds.
  public var seconds: Double { world.clock.now }

  /// Runs the simulation.
  ///
  /// Nothing else may run in this process at the same time.
  public func run() async {
    let isDone = Locked(false)
    let living = Task {
      await live()
      isDone.withLock { $0 = true }
    }
    while true {
      await SerialScheduler.shared.settle()
      // Resources that were not released prove nothing after a rule violation.
      guard world.record.complaints.isEmpty else { return living.cancel() }
      if world.clock.now > Self.longest || !world.clock.advance() { break }
    }
    if !isDone.withLock({ $0 }) { world.record.complain("Something waits forever.") }
    if !decoders.isFree { world.record.complain("A recognition task was not released.") }
    if voice.running > 0 { world.record.complain("A sentence is spoken without a listener.") }
  }

  private func live() async {
    gateways.withLock { $0 = (1...(store == nil ? 1 : 2)).map(gateway) }
    let operating = Task { await operate() }
    let killing = Task { await kill() }
    let interrupting = Task { await interrupt() }
    await withTaskGroup { group in
      for (number, name) in Self.names.prefix(1 + world.number(below: Self.names.count))
        .enumerated()
      {
        group.addTask { await use(name, number) }
      }
      for number in 0..<clients { group.addTask { await transcribe(number) } }
    }
    for task in [operating, killing, interrupting] { task.cancel() }
    for task in [operating, killing, interrupting] { await task.value }
    try? await world.clock.sleep(until: world.clock.now + Self.rest)
    for gateway in gateways.withLock({ $0 }) { await gateway.finish() }
    if let store, store.ownedCount > 0 { world.record.complain("A session was left in the store.") }
  }

  private func gateway(_ number: Int) -> SimulatedGateway {
    SimulatedGateway(
      number, world.part(100 + number), limit: seats, decoders, store, voice, settings,
      disk)
  }

  private func use(_ name: String, _ number: Int) async {
    let world = world.part(10 + number)
    let page = SimulatedPage(
      world, experience: experience(number, world.pick(["composer", "capture", "mealLog"])),
      user: OrganizationUser(id: name, role: .member), isKept: store?.isSure == true,
      gateways: {
        // A load balancer knows which servers are running.
        let all = gateways.withLock { $0 }
        let running = all.filter { !$0.hasEnded }
        return running.isEmpty ? all : running
      },
      kill: { if isDangerous, store != nil { doomed.continuation.yield($0) } })
    pages.withLock { $0.append(page) }
    let living = Task { await page.live() }
    let watching = Task { while !Task.isCancelled { await compare(page) } }
    let looking = disk.map { _ in Task { await lookForRecordings(page, world.part(50 + number)) } }
    await PagePerson(number, page, world, only: only).live()
    looking?.cancel()
    watching.cancel()
    await watching.value
    await compare(page)
    pages.withLock { $0.removeAll { $0 === page } }
    await page.close()
    await living.value
  }

  /// Occasionally requests recordings, as a page that lists them does.
  private func lookForRecordings(_ page: SimulatedPage, _ world: Surroundings) async {
    while (try? await world.pause(upTo: 1_500)) != nil {
      guard let session = await page.session else { continue }
      for gateway in gateways.withLock({ $0 }) {
        _ = await gateway.hub.recording("none", of: session)
      }
    }
  }

  /// Returns the experience of a page: `other`, a call, or a form.
  private func experience(_ number: Int, _ other: String) -> String {
    let luck = world.part(30 + number)
    return luck.once(in: 2) ? luck.pick(["call", "call", "dictation"]) : other
  }

  private func transcribe(_ number: Int) async {
    let world = world.part(20 + number)
    let client = SimulatedRealtimeClient(world, name: "client \(number + 1)") {
      gateways.withLock { $0 }
    }
    let living = Task { await client.live() }
    await RealtimeUser(Self.names.count + number, client, world, only: only).live()
    await client.close()
    await living.value
  }

  /// Checks that a page that has been quiet for a while shows the state of its session.
  private func compare(_ page: SimulatedPage) async {
    let before = await page.arrivals
    // On the first check, recent changes may still be in transit.
    for isLast in [false, true] {
      guard (try? await world.clock.sleep(until: world.clock.now + Self.quiet)) != nil,
        await page.isQuiet, await page.isReached, await page.arrivals == before
      else { return }
      if await showsItsSession(page) { return }
      if isLast { world.record.complain("A page does not show the state of its session.") }
    }
  }

  private func showsItsSession(_ page: SimulatedPage) async -> Bool {
    guard let id = await page.session else { return true }
    for gateway in gateways.withLock({ $0 }) {
      guard let session: PageSession = await gateway.hub.session(id, of: page.user.id),
        session.isConnected
      else { continue }
      let view = await session.picture().screen
      guard let shown = await page.screen, shown.phase == "\(view.phase)",
        shown.field.text == view.field.text,
        shown.dictation?.texts == view.dictation?.fields.map(\.text),
        view.call.map({ shown.call?.shows($0) == true }) ?? true
      else { return false }
    }
    return true
  }

  /// The time without a message after which no further messages are expected, in seconds.
  private static let quiet = 3.0

  /// Occasionally interrupts the network of all pages, which then return at the same instant.
  private func interrupt() async {
    let world = world.part(70)
    while (try? await world.pause(upTo: 40_000)) != nil {
      let seconds = Double(world.pick([2, 10, 30]))
      world.record.inject("network fails")
      for page in pages.withLock({ $0 }) { await page.goOffline(for: seconds) }
    }
  }

  /// Replaces a server with a new one.
  private func replace(_ place: Int) {
    let number = started.withLock { started in
      started += 1
      return started
    }
    let new = gateway(number)
    gateways.withLock { $0[place] = new }
  }

  /// Kills servers right after messages.
  private func kill() async {
    let world = world.part(9)
    for await old in doomed.stream {
      await world.delay(upTo: world.pick([0, 0, 1, 5]))
      guard !Task.isCancelled,
        let place = gateways.withLock({ $0.firstIndex { $0 === old } })
      else { continue }
      replace(place)
      await old.die()
    }
  }

  /// Occasionally stops or kills a server, and replaces it.
  private func operate() async {
    let world = world.part(3)
    while !Task.isCancelled {
      guard (try? await world.pause(upTo: 12_000)) != nil else { return }
      let count = gateways.withLock { $0.count }
      // A power failure kills all servers simultaneously.
      let isCut = world.once(in: 4)
      var absent: [Int] = []
      for place in isCut ? Array(0..<count) : [world.number(below: count)] {
        let old = gateways.withLock { $0[place] }
        // Sometimes the first server runs alone for a while.
        let isLate = isCut && place > 0 && world.once(in: 2)
        if isLate { absent.append(place) } else { replace(place) }
        if !isCut, world.once(in: 2), store != nil { await old.stop() } else { await old.die() }
      }
      guard !absent.isEmpty else { continue }
      try? await world.clock.sleep(until: world.clock.now + 5)
      for place in absent where gateways.withLock({ $0[place].hasEnded }) { replace(place) }
    }
  }
}

extension PageNews.Call {
  fileprivate func shows(_ view: CallView) -> Bool {
    (isMuted, isOver) == (view.isMuted, view.isOver) && lines.map(\.text) == view.lines.map(\.text)
  }
}
