import Hark

@testable import HarkServer
@testable import World

/// A program that transcribes speech with a server's realtime API over unreliable connections.
///
/// It follows the protocol's rules, and resumes its session where the protocol allows that.
actor SimulatedRealtimeClient {
  nonisolated let world: Surroundings

  /// The audio that the program records; its positions are those in the recording.
  nonisolated let room = Room()
  private let name: String
  private let gateways: @Sendable () -> [SimulatedGateway]

  /// The number of samples recorded in all sessions.
  var recorded = 0
  var feed: Task<Void, Never>?

  /// The number of sessions started plus the number of sessions lost.
  private(set) var sessions = 0
  var tape: RealtimeTape?
  private(set) var answers: RealtimeAnswers

  /// The session to resume, its last event, and whether its server has reported that it can be
  /// resumed.
  private(set) var session: String?
  private var seen = 0
  private var isKept = false

  /// The session's server, and the server's count of disturbances when the connection was lost.
  ///
  /// A later increase shows that the server may have ended the session.
  private var server: SimulatedGateway?
  private var disturbances = 0
  private(set) var socket: SimulatedSocket?

  /// The old connections that the client has left open.
  private var abandoned: [SimulatedSocket] = []
  private(set) var isGreeted = false
  private var isOver = false
  private var attempts = 0
  private var offlineUntil = 0.0

  /// The time at which the session lost its connection, in seconds.
  private var lostAt: Double?

  /// The maximum loss of connection, in seconds, after which a session can always be resumed
  /// despite all delays.
  private static let shortLoss = RealtimeSession.resumeWithin - 5

  init(
    _ world: Surroundings, name: String, gateways: @escaping @Sendable () -> [SimulatedGateway]
  ) {
    self.world = world
    self.name = name
    self.gateways = gateways
    answers = RealtimeAnswers(world.record, room)
  }

  /// Connects and reconnects until the client is closed.
  func live() async {
    while !isOver {
      await connect()
      attempts += 1
      let longest = 25 << min(attempts, 4)
      guard !isOver else { return }
      try? await world.clock.sleep(
        until: world.clock.now + Double(longest / 2 + world.number(below: longest / 2)) / 100)
    }
  }

  private func connect() async {
    if offlineUntil > world.clock.now { try? await world.clock.sleep(until: offlineUntil) }
    guard !isOver else { return }
    let socket = SimulatedSocket(world, slowness: world.pick([0, 0, 1, 5, 5, 40]))
    var uri = "/v1/realtime?intent=transcription"
    if let session { uri += "&hark_session=\(session)&hark_seen=\(seen)" }
    // A session exists only in the memory of its server.
    let known = session == nil ? nil : server
    let server = known ?? world.pick(gateways())
    note("connects after event \(seen)")
    guard server.accept(socket, of: name, requesting: uri) else { return forget() }
    (self.server, self.socket) = (server, socket)
    // Simulates a client that changes networks while it connects.
    if session != nil, world.once(in: 8) {
      abandon()
      return await connect()
    }
    if session == nil, world.once(in: 3) { begin() }
    drain()
    let watching = Task { await watch(socket) }
    for await message in socket.toPage.arrived {
      guard self.socket === socket else { break }
      switch message {
      case .text(let bytes):
        guard let news = RealtimeNews.read(bytes) else {
          return world.record.complain("A client cannot read an event.")
        }
        take(news)
      case .binary: world.record.complain("A client received a binary message.")
      case .close(let code):
        let isStopped = code == .goingAway && server.hasEnded
        if isGreeted, !isStopped {
          world.record.complain("A client that follows the rules was disconnected.")
        }
      }
    }
    watching.cancel()
    lose(socket)
  }

  /// Detects a lost connection as clients do, by unanswered pings.
  private func watch(_ socket: SimulatedSocket) async {
    while (try? await world.clock.sleep(until: world.clock.now + 5)) != nil {
      guard socket.isCut else { continue }
      await world.delay(upTo: 500)
      return socket.toPage.end()
    }
  }

  private func lose(_ socket: SimulatedSocket) {
    if !abandoned.contains(where: { $0 === socket }) { end(socket) }
    guard self.socket === socket else { return }
    note("loses its connection")
    self.socket = nil
    isGreeted = false
    noteLoss()
    if session == nil || tape?.style.isInterim != true { forget() }
  }

  private func forget() {
    (session, tape) = (nil, nil)
    sessions += 1
  }

  /// Records the first loss of the connection since the greeting.
  ///
  /// The server cannot give the seat to another client before that.
  private func noteLoss() {
    guard lostAt == nil else { return }
    lostAt = world.clock.now
    disturbances = server?.disturbances ?? 0
  }

  /// Closes the client's end.
  ///
  /// The server eventually detects that, even if the connection was cut.
  private func end(_ socket: SimulatedSocket) {
    socket.toServer.close()
    Task { [world] in
      await world.delay(upTo: 2_500)
      socket.toServer.end()
    }
  }

  func close() {
    isOver = true
    stopRecording()
    if world.once(in: 2) { socket?.toServer.send(.close) }
    for socket in abandoned { end(socket) }
    socket?.toServer.close()
    socket?.toPage.end()
  }

  nonisolated private func note(_ line: String) { world.record.note("\(name): \(line)") }
}

// The connections.
extension SimulatedRealtimeClient {
  /// Cuts the connection.
  ///
  /// Each end that is not notified here detects the loss later.
  func cut(isNoticed: Bool, serverNotices: Bool) {
    guard let socket else { return }
    world.record.inject("client's connection cut")
    noteLoss()
    socket.cut()
    if serverNotices { socket.toServer.end() }
    if isNoticed { socket.toPage.end() }
  }

  func goOffline(for seconds: Double) {
    offlineUntil = world.clock.now + seconds
    cut(isNoticed: true, serverNotices: !world.once(in: 3))
  }

  /// Reconnects, and leaves the old connection open until the new one is established.
  func abandon() {
    guard let socket, session != nil, tape?.style.isInterim == true else { return }
    world.record.inject("client's second connection")
    (self.socket, isGreeted) = (nil, false)
    abandoned.append(socket)
    noteLoss()
    socket.toPage.end()
  }

  /// Ends the session as the protocol specifies, and starts another.
  func leave() {
    guard let socket else { return }
    socket.toServer.send(.close)
    socket.toPage.end()
    (self.socket, isGreeted) = (nil, false)
    forget()
  }

  private func begin() {
    sessions += 1
    tape = RealtimeTape(RealtimeStyle(world), room, origin: recorded)
    answers = RealtimeAnswers(world.record, room)
    isKept = false
    note("begins with \(tape?.style.text ?? "")")
  }
}

// The server's events.
extension SimulatedRealtimeClient {
  private func take(_ news: RealtimeNews) {
    note("gets \(news.eventId) \(news.type) \(news.turn ?? "") \(news.transcript ?? "")")
    switch news.kind {
    case "created": greet(news)
    case "resumed": resume(news)
    case "error" where !isGreeted:
      if news.error?.code != "server_busy" {
        world.record.complain("A client that follows the rules was refused a session.")
      }
      forget()
    default:
      let isNext = tape?.style.isInterim == true ? news.number > seen : news.number == seen + 1
      if !isGreeted || !isNext {
        world.record.complain("Event \(news.number) follows event \(seen).")
      }
      seen = max(seen, news.number)
      if news.session?.hark.interim == true { isKept = true }
      if let tape { answers.take(news, tape) }
    }
  }

  private func greet(_ news: RealtimeNews) {
    if isGreeted || news.number != 1 {
      world.record.complain("A client was greeted twice, or too late.")
    }
    if session != nil {
      let loss = world.clock.now - (lostAt ?? world.clock.now)
      if isKept, loss < Self.shortLoss, server?.disturbances == disturbances {
        world.record.complain("A session was not retained for its client.")
      }
      tape = nil
    }
    if tape == nil { begin() }
    (session, seen) = (news.session?.id, 1)
    welcome(isResumed: false)
  }

  private func resume(_ news: RealtimeNews) {
    if isGreeted || session == nil || news.number != seen {
      world.record.complain("A client was greeted twice, or as if it had resumed another session.")
    }
    if tape?.rewind(samples: news.samples ?? 0, commits: news.commits ?? 0) != true {
      world.record.complain("A server has not received its client's audio.")
    }
    welcome(isResumed: true)
  }

  private func welcome(isResumed: Bool) {
    (isGreeted, attempts, lostAt) = (true, 0, nil)
    for old in abandoned { leave(old, isResumed) }
    abandoned = []
    drain()
  }

  /// Closes a connection that is no longer needed, with or without a close frame, or leaves that to
  /// the server, which must close it if the session `isResumed` on a newer one.
  private func leave(_ old: SimulatedSocket, _ isResumed: Bool) {
    let way = world.number(below: 3)
    if way == 0 { old.toServer.send(.close) }
    guard way == 1, isResumed else { return end(old) }
    Task { [world] in
      try? await world.clock.sleep(until: world.clock.now + Self.longestClosing)
      if !old.toServer.isOver {
        world.record.complain("An older connection of a client was left open.")
      }
      end(old)
    }
  }

  /// The maximum time in which a server closes an older connection, in seconds.
  private static let longestClosing = 10.0
}
