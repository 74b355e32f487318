import Hark
import HarkScreens
import HarkTesting
import NIOCore

@testable import HarkServer
@testable import World

/// A page in a browser: it keeps the data that the server may not have received, reconnects, and
/// shows the screens that it receives.
///
/// It behaves like Web/connection/connection.js.
actor SimulatedPage {
  nonisolated let world: Surroundings
  nonisolated let room = Room()
  let experience: String
  let user: OrganizationUser

  /// Whether a server saves everything that a page shows, even if the server dies immediately afterward.
  let isKept: Bool
  private let gateways: @Sendable () -> [SimulatedGateway]

  /// Kills a server.
  private let kill: @Sendable (SimulatedGateway) -> Void

  private(set) var session: String?
  private(set) var seen = 0
  private(set) var screen: PageNews.Screen?

  /// The ID of the last action, and the ID of the last one that the server has performed.
  private(set) var lastAction = 0
  private(set) var done = 0

  /// The base of the server that reported `done`.
  private var doneBase = -1
  private var actions: [(id: Int, text: String)] = []

  /// The last press of the button, and the last press that was not intended to stop a recording.
  private var presses = (last: 0, start: 0)

  /// Whether the user has canceled since the last press.
  private var hasCanceled = false
  var sound: PageSound?

  /// The words that may be recognized twice, because silence that replaces lost audio splits them.
  private var split: Set<Int> = []

  /// The last report about the microphone, which is repeated after a lost connection.
  var report: String?
  var feed: Task<Void, Never>?

  /// The number of the opening that the server requests; 0 if it requests none.
  var wanted: UInt32 = 0

  /// The lines that the user reads in a call, the replies that the user hears, and the time at
  /// which the call is shown as over.
  var lines = CallLines()
  var loudspeaker = PageLoudspeaker()
  var over: Double?

  /// The random source that determines when a server is killed.
  private let dangers: Surroundings
  private var socket: SimulatedSocket?

  /// The server to which the page has connected.
  private var gateway: SimulatedGateway?
  private(set) var isWelcome = false

  /// Whether the page has been closed or refused.
  private(set) var isOver = false
  private var attempts = 0
  private var offlineUntil = 0.0

  /// The number of messages that have arrived.
  private(set) var arrivals = 0

  /// The number of sessions that have begun on this page; more than one if a session was lost.
  private(set) var begun = 0

  /// The number of failures that were shown.
  private(set) var failures = 0

  /// The number of answers during which the connection was lost: what was not played is not heard.
  private(set) var cutAnswers = 0

  /// The time of the last message, in seconds.
  private var lastNews = 0.0

  /// The number of servers that have welcomed the page.
  ///
  /// Each numbers its events from a different base.
  private(set) var servers = 0
  private var base = -1

  /// The longest connection loss after which a recording continues, in seconds, minus the delay of
  /// the server's messages.
  private static let longestGap = PageSession.microphoneWithin - 1

  /// The maximum wait for an answer to the hello message, in seconds; a page that receives nothing
  /// abandons its connection after 13 s.
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

  /// Whether every action has been performed and its result shown.
  var isQuiet: Bool { isWelcome && actions.isEmpty }

  /// Whether the connection is intact.
  ///
  /// If the connection was cut, the page may not have detected that yet.
  var isReached: Bool { socket?.isCut == false }

  /// Whether a recording can begin.
  var isAtRest: Bool {
    isQuiet && ["idle", "failed"].contains(screen?.phase) && screen?.mealLog?.isBusy != true
  }

  /// Returns whether a recording is shown, or the number of failures exceeds `told`, or the number
  /// of servers exceeds `servers`.
  func hasBegun(_ told: Int, _ servers: Int) -> Bool {
    screen?.isRecording == true || failures > told || self.servers > servers
  }

  /// Returns whether the recording has ended, or the number of failures exceeds `told`.
  func hasSettled(_ told: Int) -> Bool { isQuiet && screen?.phase == "idle" || failures > told }

  /// Connects and reconnects until the page is closed.
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

  /// Closes the page without a close frame, as a browser does.
  func close() {
    isOver = true
    stopSound()
    socket?.toServer.close()
    socket?.toPage.end()
  }

  /// Cuts the connection.
  ///
  /// Each end that is not notified here detects the loss later.
  func cut(isNoticed: Bool, serverNotices: Bool) {
    guard let socket else { return }
    world.record.inject("connection cut")
    socket.cut()
    if isNoticed { socket.toPage.end() }
    if serverNotices { socket.toServer.end() }
  }

  /// Takes the page offline for a few seconds.
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

  /// Performs a user action; `members` are additional members of the message, as JSON.
  func act(_ action: String, _ members: String = "") {
    lastAction += 1
    if action == "activate" {
      presses.last = lastAction
      // After a cancellation, too, a press begins the next recording.
      if sound?.isClosed != false || hasCanceled { presses.start = lastAction }
      hasCanceled = false
    }
    if action == "cancel" { hasCanceled = true }
    note("sends \(lastAction) \(action)")
    let after = sound.map {
      #","after":{"opening":\#($0.opening),"samples":\#($0.end)}"#
    }
    let text = #"{"type":"do","id":\#(lastAction),"action":"\#(action)"\#(members)\#(after ?? "")}"#
    actions.append((lastAction, text))
    if isWelcome { send(text) }
    endanger(once: 40)
  }

  /// Adds words to the room, and returns their end position.
  func say(_ count: Int, from start: Int) -> Int {
    var dice = Dice(seed: UInt64(world.number(below: 1 << 30)))
    return room.say(count, from: start, &dice)
  }

  nonisolated func note(_ line: String) {
    world.record.note("\(user.id): \(line)")
  }

  func send(_ text: String) { socket?.toServer.send(.text(text)) }

  func send(_ sound: WireSound) { socket?.toServer.send(.binary(sound.bytes)) }

  /// Connects once, and returns after the connection is lost.
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
    // Simulates a page that is reloaded while it connects.
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
      // Messages of an old connection are ignored.
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

  /// Sends a ping every five seconds, and abandons the connection after eight seconds without a
  /// message.
  private func beat(on socket: SimulatedSocket) async {
    while true {
      let before = arrivals
      guard (try? await world.clock.sleep(until: world.clock.now + 5)) != nil else { return }
      if isWelcome { send(#"{"type":"ping","at":\#(world.clock.now)}"#) }
      guard (try? await world.clock.sleep(until: world.clock.now + 8)) != nil else { return }
      if arrivals == before { return socket.toPage.end() }
    }
  }

  /// Kills the server at a moment when it may not have saved the message that it just received or sent.
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
    if let phase = screen?.phase, ["waiting", "speaking"].contains(phase) { cutAnswers += 1 }
    self.socket = nil
    isWelcome = false
    loudspeaker.cut()
  }
}

// The server's messages.
extension SimulatedPage {
  private func take(_ news: PageNews) {
    // The server gives up on a microphone that sends nothing.
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
        world.record.complain("The session of a connected page was ended.")
      }
      if news.code == "rule" {
        world.record.complain("A page that follows the rules was disconnected.")
      }
    case "open":
      checkCause()
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

  /// Checks that a recording was not started by a press intended to stop one; a call listens
  /// without a press.
  private func checkCause() {
    guard experience != "call" else { return }
    let mayStart = presses.start == presses.last || actions.contains { $0.id == presses.start }
    if !mayStart { world.record.complain("A press to stop opened the microphone.") }
  }

  /// Detects a different server by the base of its event numbers.
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
    // A server may not know a recording that another server had not saved.
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
    (seen, lastAction, done, presses) = (0, 0, 0, (0, 0))
    actions = []
    stopSound()
    report = nil
    lines.begin()
    over = nil
  }

  private func settle(_ done: Int) {
    if done < self.done {
      if isKept || base == doneBase {
        world.record.complain("A performed action was lost.")
      }
      world.record.excuse()
    }
    if done > lastAction { world.record.complain("An action was performed twice.") }
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
