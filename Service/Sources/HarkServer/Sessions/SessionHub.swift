import Hark
import HarkScreens
import HarkStore

/// All sessions of a server, limited in number, each with a name that cannot be guessed.
actor SessionHub {
  nonisolated let dependencies: SessionDependencies
  private var seats: Seats
  private var isOver = false

  /// Whether the server is about to stop and new clients must connect to another server.
  private(set) var isLeaving = false

  /// The sessions of other servers that this server is currently resuming, and their users.
  private var adopted: [String: String] = [:]

  /// Limits how often a user starts a session; `nil` for no limit.
  private let starts: RateLimiter?

  /// The sessions being released or deleted; no server, including this one, may resume a session
  /// until that is complete.
  private var releasing: [String: Task<Void, Never>] = [:]

  /// Creates a hub for at most `limit` sessions, of which one user other than `host` has at most
  /// `userLimit`.
  init(
    _ dependencies: SessionDependencies, limit: Int, userLimit: Int? = nil, host: String? = nil,
    starts: RequestRate? = nil
  ) {
    self.dependencies = dependencies
    seats = Seats(limit: limit, userLimit: userLimit, host: host)
    self.starts = starts.map { [timekeeper = dependencies.timekeeper] rate in
      RateLimiter(rate) { timekeeper.now }
    }
  }

  var count: Int { seats.count }

  /// Adds the session of a program, unless there is no room or the server is stopping.
  func enter(_ session: any SeatedSession, of user: String) async throws(SessionRefusal) {
    try await checkRate(user)
    if isOver || isLeaving { throw .busy }
    try makeRoom(for: user)
    seats.add(session, of: user)
  }

  /// Returns the session with this name if it is of the requested kind and belongs to `user`.
  func session<Session: SeatedSession>(_ id: String, of user: String) -> Session? {
    seats.session(id, of: user)
  }

  /// Records that the client of a session has reconnected.
  func welcome(_ session: any SeatedSession) { seats.take(session.id) }

  /// Keeps the seat of a disconnected client for as long as it can resume its session.
  func keepSeat<Session: SeatedSession>(of session: Session) {
    let timekeeper = dependencies.timekeeper
    let deadline = timekeeper.now + Session.resumeWithin
    seats.leave(session, deadline: deadline) {
      Task { [weak self] in
        guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
        await self?.expire(session, deadline)
      }
    }
  }

  private func expire(_ session: any SeatedSession, _ deadline: Double) {
    if seats.isAbsent(session, deadline: deadline) { giveUp(session.id) }
  }

  /// Ends a session to which its client will not return.
  func forget(_ session: any SeatedSession) async { await giveUp(session.id)?.value }

  /// Starts the session that a page requests, or resumes an existing session of the same user.
  func greet(
    _ hello: Hello, from user: OrganizationUser, over link: PageLink
  ) async throws(SessionRefusal) -> PageSession {
    guard hello.version == Hello.version else { throw .version }
    let session =
      if let old = hello.resume { try await resume(old, hello, user, link) } else {
        try await begin(hello, user, link)
      }
    seats.take(session.id)
    switch await session.attach(link, hello) {
    case .attached: break
    case .overtaken: throw later(.replaced, link)
    case .ended:
      if isLeaving || releasing[session.id] != nil { throw later(.elsewhere, link) }
      throw .unknownSession
    }
    // The loss of the session's old connection may have been noticed while this one was being
    // established.
    seats.take(session.id)
    return session
  }

  /// Returns the path of a recording by the user of `session`; `nil` if there is none.
  nonisolated func recording(_ id: CallRecording.ID, of session: String) async -> String? {
    // Other clients do not wait for the disk.
    await recordings(of: session)?.file(id)
  }

  private func recordings(of session: String) -> RecordedCalls? {
    (seats[session] as? PageSession)?.recordings
  }

  /// Returns the rule that a page violates when it resumes a session; `nil` if it violates none.
  func fault(in hello: Hello, from user: OrganizationUser) -> WireFault? {
    guard let old = hello.resume,
      let session: PageSession = seats.session(old.session, of: user.id),
      !session.outbox.hasSent(old.seen)
    else { return nil }
    return .unknownEvent
  }

  /// Handles the loss of a page's connection; the session waits for the page.
  func leave(_ session: PageSession, _ link: PageLink) async {
    await session.detach(link)
    keepSeat(of: session)
  }

  /// Ends every session and refuses new ones.
  func end() async {
    isOver = true
    let all = seats.sessions
    for session in all { seats.remove(session.id) }
    await withTaskGroup { group in
      for session in all { group.addTask { await session.end(saying: .shutdown) } }
      for task in releasing.values { group.addTask { await task.value } }
    }
  }

  /// From now on, directs new pages to other servers, and refuses new sessions of programs.
  func leave() { isLeaving = true }

  /// Releases all pages' sessions for other servers, and directs the pages to reconnect there.
  func handOver() async {
    release(seats.sessions.map(\.id), .shutdown)
    // This includes sessions that another server requested just before.
    for task in releasing.values { await task.value }
  }

  private func release(_ names: [String], _ farewell: Farewell) {
    for name in names {
      guard let session = seats[name] as? PageSession else { continue }
      seats.remove(name)
      releasing[name] = Task {
        await session.handOver(farewell)
        releasing[name] = nil
      }
    }
  }

  /// Releases the sessions that pages have requested through other servers, and marks the remaining
  /// ones as running, until the task is canceled.
  func watch() async {
    guard let store = dependencies.sessions else { return }
    let timekeeper = dependencies.timekeeper
    var touched = timekeeper.now
    while (try? await timekeeper.sleep(until: timekeeper.now + Self.checkInterval)) != nil {
      guard seats.count > 0, let wanted = try? await store.wanted() else { continue }
      release(wanted, .elsewhere)
      guard timekeeper.now - touched >= Self.touchInterval else { continue }
      touched = timekeeper.now
      try? await store.touch()
    }
  }

  /// The interval at which the hub records that its sessions are running, in seconds; after a
  /// crash, the recorded time is off by up to about half of `SessionRepository.patience`.
  private static let touchInterval = SessionRepository.patience / 2

  /// The interval between checks for sessions that pages request from other servers, in seconds.
  static let checkInterval = 0.5

  private func resume(
    _ resume: Hello.Resume, _ hello: Hello, _ user: OrganizationUser, _ link: PageLink
  ) async throws(SessionRefusal) -> PageSession {
    if seats[resume.session] == nil { try await adopt(resume, hello, user, link) }
    // A session keeps the role with which it began.
    guard let session: PageSession = seats.session(resume.session, of: user.id),
      session.experience == hello.experience, session.user.role == user.role
    else { throw .unknownSession }
    return session
  }

  private func begin(
    _ hello: Hello, _ user: OrganizationUser, _ link: PageLink
  ) async throws(SessionRefusal) -> PageSession {
    try await checkRate(user.id)
    try checkOpen(link)
    try makeRoom(for: user.id)
    guard
      let session = PageSession(id: dependencies.newName(), hello, user: user, dependencies)
    else { throw .experience }
    seats.add(session, of: user.id)
    return session
  }

  /// Resumes a session that another server has released, or whose server has died.
  private func adopt(
    _ resume: Hello.Resume, _ hello: Hello, _ user: OrganizationUser, _ link: PageLink
  ) async throws(SessionRefusal) {
    guard let store = dependencies.sessions else { return }
    try checkOpen(link)
    guard releasing[resume.session] == nil else { throw later(.elsewhere, link) }
    // The page has reconnected while its earlier attempt to resume is still in progress.
    guard adopted[resume.session] == nil else { throw later(.elsewhere, link) }
    // No session gives way to one that may not exist.
    let pending = Array(adopted.values)
    if let refusal = seats.refusal(of: user.id, beside: pending),
      seats.givingWay(to: user.id, beside: pending) == nil
    {
      throw refusal
    }
    adopted[resume.session] = user.id
    defer { adopted[resume.session] = nil }
    let taking = try? await store.take(resume.session, of: user.id) { state in
      KeptScreen.read(state).flatMap { $0.experience == hello.experience ? $0 : nil }
    }
    switch taking {
    case .unknown, nil: return
    case .elsewhere: throw later(.elsewhere, link)
    case .taken(let kept):
      do throws(SessionRefusal) {
        try makeRoom(for: user.id, resuming: resume.session)
      } catch {
        // The absent client has returned in the meantime.
        try? await store.release(resume.session)
        throw error
      }
      guard
        let session = PageSession(id: resume.session, hello, user: user, dependencies, kept: kept)
      else { return }
      await session.restore(kept, for: hello)
      await session.follow()
      // The state is saved before the page sees an event, so that the next server numbers its
      // events above this server's.
      await session.keep()
      // The server may have begun to stop in the meantime.
      if isOver || isLeaving {
        await session.handOver(.shutdown)
        throw later(.shutdown, link)
      }
      seats.add(session, of: user.id)
    }
  }

  /// Ends the connection with `farewell`; the returned refusal is therefore not sent.
  private func later(_ farewell: Farewell, _ link: PageLink) -> SessionRefusal {
    link.end(farewell)
    return .unknownSession
  }

  private func checkRate(_ user: String) async throws(SessionRefusal) {
    if await starts?.take(for: user) != nil { throw .share }
  }

  private func checkOpen(_ link: PageLink) throws(SessionRefusal) {
    if isLeaving { throw later(.shutdown, link) }
    if isOver { throw .busy }
  }

  /// Ends an absent client's session if a session of `user` needs its seat, which can be the `own` one
  /// that is being resumed; throws if no seat is free.
  private func makeRoom(for user: String, resuming own: String? = nil) throws(SessionRefusal) {
    // Each session that is being resumed will need a seat.
    let pending = adopted.filter { $0.key != own }.map(\.value)
    if seats.refusal(of: user, beside: pending) != nil,
      let absent = seats.givingWay(to: user, beside: pending)
    {
      giveUp(absent)
    }
    if let refusal = seats.refusal(of: user, beside: pending) { throw refusal }
  }

  @discardableResult
  private func giveUp(_ id: String) -> Task<Void, Never>? {
    guard let session = seats.remove(id) else { return nil }
    let ending = Task {
      await session.end(saying: .idle)
      releasing[id] = nil
    }
    releasing[id] = ending
    return ending
  }

  /// Returns a name of 128 random bits.
  static func newName() -> String {
    var system = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let half = String(UInt64.random(in: .min ... .max, using: &system), radix: 16)
      return String(repeating: "0", count: 16 - half.count) + half
    }.joined()
  }
}
