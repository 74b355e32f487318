import Hark
import HarkScreens
import HarkTesting
import NIOCore

@testable import HarkServer
@testable import World

/// A page in a browser: it keeps what the server may lack, connects again, and shows what it is sent.
///
/// It behaves as Web/connection/connection.js does.
actor SimulatedPage {
  nonisolated let world: Surroundings
  nonisolated let room = Room()
  let experience: String
  let user: OrganizationUser

  /// Whether a server saves what a page is shown, even if it dies then.
  let isKept: Bool
  private let gateways: @Sendable () -> [SimulatedGateway]

  /// Kills a server.
  private let kill: @Sendable (SimulatedGateway) -> Void

  private(set) var session: String?
  private(set) var seen = 0
  private(set) var screen: PageNews.Screen?

  /// The number of the last action, and of the last one that the server has performed.
  private(set) var lastAction = 0
  private(set) var done = 0

  /// The base of the server that reported `done`.
  private var doneBase = -1
  private var actions: [(id: Int, text: String)] = []
  var sound: PageSound?

  /// The words that may be heard as two, with the silence between them that stands for lost sound.
  private var split: Set<Int> = []

  /// The last report on the microphone, which is repeated after a lost connection.
  var report: String?
  var feed: Task<Void, Never>?

  /// The opening that the server wants; 0 if it wants none.
  var wanted: UInt32 = 0

  /// What the person of a call reads, hears, and when they read that the call is over.
  var lines = CallLines()
  var loudspeaker = PageLoudspeaker()
  var over: Double?

  /// The luck that decides when a server is killed.
  private let dangers: Surroundings
  private var socket: SimulatedSocket?

  /// The server to which the page has connected.
  private var gateway: SimulatedGateway?
  private(set) var isWelcome = false

  /// Whether the page was closed, or there is no room for it.
  private(set) var isOver = false
  private var attempts = 0
  private var offlineUntil = 0.0

  /// The number of messages that have arrived.
  private(set) var arrivals = 0

  /// The number of sessions that began on this page; more than one if one was lost.
  private(set) var begun = 0

  /// The number of failures that were shown.
  private(set) var failures = 0

  /// When the last message arrived, in seconds.
  private var lastNews = 0.0

  /// The number of servers that have welcomed the page; each numbers its events from another base.
  private(set) var servers = 0
  private var base = -1

  /// The longest time without a connection after which a recording continues, in seconds, less the
  /// time that the server's messages take.
  private static let longestGap = PageSession.microphoneWithin - 1

  /// The longest wait for an answer to hello, in seconds: less than the 13 s after which a page that
  /// hears nothing gives its connection up.
  private static let longestGreeting = 12.0

  init(
    _ world: Surroundings, experience: String, user: OrganizationUser, isKept: Bool,
    gateways: @escaping @Sendable () -> [SimulatedGateway],
    kill: @escaping @Sendable (SimulatedGateway) -> Void
  ) {
    self.world = world
    self.experience = experience
    self.user = user
    self.isKept = isKept
    self.gateways = gateways
    self.kill = kill
    dangers = world.part(60)
  }

  /// Whether everything that was asked for is done and shown.
  var isQuiet: Bool { isWelcome && actions.isEmpty }

  /// Whether the connection has not been cut, which the page may not have noticed.
  var isReached: Bool { socket?.isCut == false }

  /// Whether a recording can begin.
  var isAtRest: Bool {
    isQuiet && ["idle", "failed"].contains(screen?.phase) && screen?.mealLog?.isBusy != true
  }

  /// Whether a recording is shown, or a failure after the first `told`, or another server after the
  /// first `servers`.
  func hasBegun(_ told: Int, _ servers: Int) -> Bool {
    screen?.isRecording == true || failures > told || self.servers > servers
  }

  /// Whether nothing more is expected of a recording, or a failure is shown after the first `told`.
  func hasSettled(_ told: Int) -> Bool { isQuiet && screen?.phase == "idle" || failures > told }

  /// Connects, and connects again, until the page is closed.
  func live() async {
    while !isOver {
      await connect()
      guard !isOver else { return }
      attempts += 1
      let longest = min(25 << min(attempts, 5), 800)
      try? await world.clock.sleep(
        until: world.clock.now + Double(longest / 2 + world.number(below: longest / 2)) / 100)
    }
  }

  /// Closes the page as a browser does, without a word.
  func close() {
    isOver = true
    stopSound()
    socket?.toServer.close()
    socket?.toPage.end()
  }

  /// Cuts the connection; the page notices now or by its own means.
  func cut(isNoticed: Bool, serverNotices: Bool) {
    guard let socket else { return }
    world.record.inject("connection cut")
    socket.cut()
    if isNoticed { socket.toPage.end() }
    if serverNotices { socket.toServer.end() }
  }

  /// Loses the network for some seconds.
  func goOffline(for seconds: Double) {
    offlineUntil = world.clock.now + seconds
    cut(isNoticed: true, serverNotices: !world.once(in: 3))
  }

  /// Ends the session and begins a new one.
  func renew() {
    note("begins anew")
    session = nil
    stopSound()
    socket?.toServer.close()
    socket?.toPage.end()
  }

  /// Performs an action of the person; `members` are more members of the message, in JSON.
  func act(_ action: String, _ members: String = "") {
    lastAction += 1
    note("sends \(lastAction) \(action)")
    let after = sound.map {
      #","after":{"opening":\#($0.opening),"samples":\#($0.end)}"#
    }
    let text = #"{"type":"do","id":\#(lastAction),"action":"\#(action)"\#(members)\#(after ?? "")}"#
    actions.append((lastAction, text))
    if isWelcome { send(text) }
    endanger(once: 40)
  }

  /// Adds words to the room, and returns where they end.
  func say(_ count: Int, from start: Int) -> Int {
    var dice = Dice(seed: UInt64(world.number(below: 1 << 30)))
    return room.say(count, from: start, &dice)
  }

  nonisolated func note(_ line: String) {
    world.record.note("\(user.id): \(line)")
  }

  func send(_ text: String) { socket?.toServer.send(.text(text)) }

  func send(_ sound: WireSound) { socket?.toServer.send(.binary(sound.bytes)) }

  /// Connects once, and returns when the connection is lost.
  private func connect() async {
    if offlineUntil > world.clock.now { try? await world.clock.sleep(until: offlineUntil) }
    guard !isOver else { return }
    note("connects")
    let socket = SimulatedSocket(world, slowness: world.pick([0, 0, 1, 5, 5, 40]))
    let gateway = world.pick(gateways())
    guard gateway.accept(socket, of: user) else { return }
    (self.socket, self.gateway) = (socket, gateway)
    let patience = Task { [world] in
      guard (try? await world.clock.sleep(until: world.clock.now + Self.longestGreeting)) != nil
      else { return }
      self.checkGreeting(on: socket)
    }
    let beating = Task { await beat(on: socket) }
    greet()
    // A page that is reloaded while it connects.
    if world.once(in: 8) {
      world.record.inject("page connects twice")
      patience.cancel()
      beating.cancel()
      if world.once(in: 2) { socket.toServer.close() }
      self.socket = nil
      loudspeaker.cut()
      return await connect()
    }
    for await message in socket.toPage.arrived {
      // A page that has lost its connection does not hear it any more.
      guard self.socket === socket else { break }
      switch message {
      case .text(let bytes): if let news = PageNews.read(bytes) { take(news) }
      case .binary(let bytes): hear(bytes)
      case .close: break
      }
    }
    patience.cancel()
    beating.cancel()
    lose(socket)
  }

  private func greet() {
    let resume =
      session.map { #","resume":{"session":"\#($0)","seen":\#(seen)\#(sound?.stored ?? "")}"# }
      ?? ""
    send(
      #"{"type":"hello","version":1,"experience":"\#(experience)","permission":"granted","#
        + #""reducesMotion":false\#(resume)}"#)
  }

  /// Pings every five seconds, and gives the connection up if nothing is heard for eight.
  private func beat(on socket: SimulatedSocket) async {
    while true {
      let before = arrivals
      guard (try? await world.clock.sleep(until: world.clock.now + 5)) != nil else { return }
      if isWelcome { send(#"{"type":"ping","at":\#(world.clock.now)}"#) }
      guard (try? await world.clock.sleep(until: world.clock.now + 8)) != nil else { return }
      if arrivals == before { return socket.toPage.end() }
    }
  }

  /// Kills the server at a moment at which it may not have saved what it has just received or sent.
  private func endanger(once count: Int) {
    if let gateway, isWelcome, dangers.once(in: count) { kill(gateway) }
  }

  private func checkGreeting(on socket: SimulatedSocket) {
    if self.socket === socket, !isWelcome, !socket.isCut {
      world.record.complain("A page was not welcomed.")
    }
  }

  private func lose(_ socket: SimulatedSocket) {
    socket.toServer.close()
    guard self.socket === socket else { return }
    note("loses its connection")
    self.socket = nil
    isWelcome = false
    loudspeaker.cut()
  }
}

// The server's messages.
extension SimulatedPage {
  private func take(_ news: PageNews) {
    // The server gives up a microphone that it does not hear.
    if world.clock.now - lastNews > Self.longestGap { world.record.excuse() }
    lastNews = world.clock.now
    arrivals += 1
    note("gets \(news.type) \(news.event ?? 0) \(news.code ?? "")")
    if news.type == "welcome", news.isResumed != true { begin() }
    if let event = news.event {
      if isWelcome || news.type == "welcome", event <= seen {
        world.record.complain("Event \(event) follows event \(seen).")
      }
      if news.type != "bye" || isWelcome { seen = max(seen, event) }
    }
    if news.type == "welcome", let event = news.event { meet(event >> 32) }
    if let done = news.done { settle(done) }
    if let screen = news.screen { show(screen) }
    switch news.type {
    case "welcome": welcome(news)
    case "show":
      forgetSound()
      endanger(once: 200)
    case "refused":
      if news.code == "unknownSession" { session = nil } else { isOver = true }
      socket?.toPage.end()
    case "bye":
      if news.code == "replaced" {
        world.record.complain("The newest connection of a page was replaced.")
      }
      if news.code == "idle", isWelcome {
        world.record.complain("The session of a page that was there was ended.")
      }
      if news.code == "rule" { world.record.complain("A page that keeps the rules was dismissed.") }
    case "open":
      open(news.opening ?? 0)
      endanger(once: 20)
    case "close": close(news.opening ?? 0)
    case "pong": attempts = 0
    case let order where Self.orders.contains(order): take(news, of: news.playback ?? 0)
    default: break
    }
    if let event = news.event, event.isMultiple(of: 8) {
      send(#"{"type":"seen","event":\#(seen)}"#)
    }
  }

  /// Notes the server that welcomes the page, by the base of its events.
  private func meet(_ base: Int) {
    guard base != self.base else { return }
    self.base = base
    servers += 1
    if servers > 1, !isKept { lines.forget() }
  }

  private func welcome(_ news: PageNews) {
    isWelcome = true
    if let session, news.session != session {
      world.record.complain("A page was welcomed to another session.")
    }
    session = news.session
    let heard = news.heard
    // A server may not know of a recording that another one had not saved.
    if heard == nil, sound != nil, !isKept { world.record.excuse() }
    if heard == nil {
      closeSound()
      forgetSound()
    }
    if let heard, heard.opening == sound?.opening, let lost = sound?.rewind(to: heard.samples),
      !lost.isEmpty
    {
      split.formUnion(room.words(touching: lost))
    }
    if let report { send(report) }
    for action in actions { send(action.text) }
    drain()
    if news.isResumed != true { beginCall() }
  }

  private func begin() {
    begun += 1
    session = nil
    (seen, lastAction, done) = (0, 0, 0)
    actions = []
    stopSound()
    report = nil
    lines.begin()
    over = nil
  }

  private func settle(_ done: Int) {
    if done < self.done {
      if isKept || base == doneBase {
        world.record.complain("An action that was done is not done any more.")
      }
      world.record.excuse()
    }
    if done > lastAction { world.record.complain("An action was done twice.") }
    (self.done, doneBase) = (done, base)
    actions.removeAll { $0.id <= done }
  }

  private func show(_ screen: PageNews.Screen) {
    if screen.told != nil, self.screen?.told != screen.told { failures += 1 }
    if let call = screen.call { take(call) }
    self.screen = screen
    note(
      "shows \(screen.phase), done \(done) of \(lastAction): \(screen.field.text)"
        + (screen.call?.summary ?? "")
        + (screen.told.map { " (\($0.text))" } ?? ""))
    let words = WordAudio.words(of: screen.field.text)
    for (word, next) in zip(words, words.dropFirst())
    where word > next || word == next && !split.contains(word) {
      world.record.complain("The page shows word \(next) after word \(word).")
    }
  }
}
