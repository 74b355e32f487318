import Hark
import HarkStore

/// A session whose client is not a page.
protocol GuestSession: Actor {
  nonisolated var id: String { get }
  func end()
}

/// All sessions of a server, limited in number, each with a name that cannot be guessed.
actor SessionHub {
  let dependencies: SessionDependencies
  private let limit: Int
  private var sessions: [String: PageSession] = [:]

  /// The sessions without a connection, longest absent first.
  private var absent: [String] = []
  private var isOver = false

  /// Whether the server is about to stop and new clients must connect to another server.
  private(set) var isLeaving = false

  /// The sessions of other servers that this server is currently resuming.
  private var adopted: Set<String> = []

  /// The sessions that are being released; until that is done, no server may resume them, including
  /// this one.
  private var parting: [String: Task<Void, Never>] = [:]

  /// A session of a client that is not a page.
  private struct Guest {
    let session: any GuestSession
    let user: String

    /// The time at which the session lost its connection, in seconds; `nil` while it is connected.
    var absentSince: Double?
  }

  private var guests: [String: Guest] = [:]

  init(_ dependencies: SessionDependencies, limit: Int) {
    self.dependencies = dependencies
    self.limit = limit
  }

  var count: Int { sessions.count + guests.count }

  /// Adds the session of a client that is not a page; returns `false` if there is no room.
  func enter(_ session: any GuestSession, of user: String) -> Bool {
    if count >= limit { makeRoom() }
    guard !isOver, !isLeaving, count < limit else { return false }
    guests[session.id] = Guest(session: session, user: user)
    return true
  }

  /// Returns the session with this name if it belongs to `user` and its client is not a page.
  func guest(_ id: String, of user: String) -> (any GuestSession)? {
    guests[id].flatMap { $0.user == user ? $0.session : nil }
  }

  /// Records that the client of a session has returned.
  func welcome(_ session: any GuestSession) { guests[session.id]?.absentSince = nil }

  /// Ends a session unless its client returns within `seconds`.
  func wait(for session: any GuestSession, _ seconds: Double) {
    let now = dependencies.timekeeper.now
    guests[session.id]?.absentSince = now
    Task { [weak self, dependencies] in
      try? await dependencies.timekeeper.sleep(until: now + seconds)
      await self?.expire(session, absentSince: now)
    }
  }

  private func expire(_ session: any GuestSession, absentSince: Double) async {
    guard guests[session.id]?.absentSince == absentSince else { return }
    await forget(session)
  }

  /// Ends a session to which its client will not return.
  func forget(_ session: any GuestSession) async {
    guests[session.id] = nil
    await session.end()
  }

  /// Starts the session that a page requests, or resumes an existing session of the same user.
  func greet(
    _ hello: Hello, from user: OrganizationUser, over link: PageLink
  ) async throws(SessionRefusal) -> PageSession {
    guard hello.version == Hello.version else { throw .version }
    let session =
      if let old = hello.resume { try await resume(old, hello, user, link) } else {
        try begin(hello, user, link)
      }
    absent.removeAll { $0 == session.id }
    switch await session.attach(link, hello) {
    case .attached: break
    case .overtaken: throw later(.replaced, link)
    case .ended:
      if isLeaving || parting[session.id] != nil { throw later(.elsewhere, link) }
      throw .unknownSession
    }
    // The loss of the session's old connection may have been noticed while this one was
    // established.
    absent.removeAll { $0 == session.id }
    return session
  }

  /// Returns the path of a recording's audio if it belongs to the user of `session`; `nil` if there
  /// is none.
  func recording(_ id: CallRecording.ID, of session: String) -> String? {
    sessions[session]?.recordings?.file(id)
  }

  /// Returns the rule that a page violates when it resumes a session; `nil` if it violates none.
  func fault(in hello: Hello, from user: OrganizationUser) -> WireFault? {
    guard let old = hello.resume, let session = sessions[old.session], session.user.id == user.id,
      !session.outbox.hasSent(old.seen)
    else { return nil }
    return .strangeEvent
  }

  /// Handles the loss of a page's connection; the session waits for the page.
  func leave(_ session: PageSession, _ link: PageLink) async {
    await session.detach(link) { [weak self] in await self?.expire(session.id) }
    guard sessions[session.id] != nil, !session.isConnected, !absent.contains(session.id) else {
      return
    }
    absent.append(session.id)
  }

  /// Ends every session and refuses new ones.
  func end() async {
    isOver = true
    let all = sessions.values
    sessions = [:]
    absent = []
    let strangers = guests.values.map(\.session)
    guests = [:]
    await withTaskGroup { group in
      for session in strangers { group.addTask { await session.end() } }
      for session in all { group.addTask { await session.end(.shutdown) } }
      for task in parting.values { group.addTask { await task.value } }
    }
  }

  /// Directs new clients to other servers from now on.
  func leave() { isLeaving = true }

  /// Releases every session for other servers, and directs the pages to reconnect there.
  func handOver() async {
    part(with: Array(sessions.keys), .shutdown)
    // This includes sessions that another server requested just before.
    for task in parting.values { await task.value }
  }

  private func part(with names: [String], _ farewell: Farewell) {
    for name in names {
      guard let session = sessions.removeValue(forKey: name) else { continue }
      absent.removeAll { $0 == name }
      parting[name] = Task {
        await session.handOver(farewell)
        parting[name] = nil
      }
    }
  }

  /// Releases the sessions that pages request from other servers, until the task is canceled.
  func watch() async {
    guard let store = dependencies.sessions else { return }
    let timekeeper = dependencies.timekeeper
    var touched = timekeeper.now
    while (try? await timekeeper.sleep(until: timekeeper.now + Self.lookEvery)) != nil {
      guard !sessions.isEmpty, let wanted = try? await store.wanted() else { continue }
      part(with: wanted, .elsewhere)
      guard timekeeper.now - touched >= Self.touchEvery else { continue }
      touched = timekeeper.now
      try? await store.touch()
    }
  }

  /// The interval at which the hub records in the store that its sessions are running, in seconds.
  ///
  /// If the server is lost, the recorded time is off by at most half of the period for which a
  /// session's dictations are reserved.
  private static let touchEvery = SessionRepository.patience / 2

  /// The interval between checks for sessions that pages request from other servers, in seconds.
  static let lookEvery = 0.5

  private func resume(
    _ resume: Hello.Resume, _ hello: Hello, _ user: OrganizationUser, _ link: PageLink
  ) async throws(SessionRefusal) -> PageSession {
    if sessions[resume.session] == nil { try await adopt(resume, hello, user, link) }
    guard let session = sessions[resume.session], session.user.id == user.id,
      session.experience == hello.experience
    else { throw .unknownSession }
    return session
  }

  private func begin(
    _ hello: Hello, _ user: OrganizationUser, _ link: PageLink
  ) throws(SessionRefusal) -> PageSession {
    try checkRoom(link)
    guard let session = PageSession(id: Self.newName(), hello, user: user, dependencies) else {
      throw .experience
    }
    sessions[session.id] = session
    return session
  }

  /// Resumes a session that another server has released, or whose server has died.
  private func adopt(
    _ resume: Hello.Resume, _ hello: Hello, _ user: OrganizationUser, _ link: PageLink
  ) async throws(SessionRefusal) {
    guard let store = dependencies.sessions else { return }
    try checkRoom(link)
    guard parting[resume.session] == nil else { throw later(.elsewhere, link) }
    // The page has reconnected while its earlier attempt to resume is still in progress.
    guard adopted.insert(resume.session).inserted else { throw later(.elsewhere, link) }
    defer { adopted.remove(resume.session) }
    let taking = try? await store.take(resume.session, of: user.id) { state in
      KeptScreen.read(state).flatMap { $0.experience == hello.experience ? $0 : nil }
    }
    switch taking {
    case .unknown, nil: return
    case .elsewhere: throw later(.elsewhere, link)
    case .taken(let kept):
      guard
        let session = PageSession(id: resume.session, hello, user: user, dependencies, kept: kept)
      else { return }
      await session.restore(kept, pageIsNew: resume.seen == 0)
      // The server may have begun to stop in the meantime.
      if isOver || isLeaving {
        await session.handOver(.shutdown)
        throw later(.shutdown, link)
      }
      sessions[session.id] = session
    }
  }

  /// Asks the page to reconnect a little later, perhaps to another server.
  private func later(_ farewell: Farewell, _ link: PageLink) -> SessionRefusal {
    link.end(farewell)
    return .unknownSession
  }

  private func checkRoom(_ link: PageLink) throws(SessionRefusal) {
    if isLeaving { throw later(.shutdown, link) }
    guard !isOver else { throw .busy }
    if count >= limit { makeRoom() }
    guard count < limit else { throw .busy }
  }

  /// Ends an absent client's session in favor of a present client; the absent client still has its
  /// text or its audio.
  private func makeRoom() {
    let gone = guests.values.filter { $0.absentSince != nil }
      .min { $0.absentSince ?? 0 < $1.absentSince ?? 0 }
    if let gone {
      guests[gone.session.id] = nil
      Task { await gone.session.end() }
      return
    }
    let longest = absent.first { sessions[$0]?.isConnected == false }
    if let longest { expireNow(longest) }
  }

  private func expire(_ id: String) {
    if sessions[id]?.isConnected == false { expireNow(id) }
  }

  private func expireNow(_ id: String) {
    absent.removeAll { $0 == id }
    guard let session = sessions.removeValue(forKey: id) else { return }
    Task { await session.end(.idle) }
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
