import Hark

/// All sessions of a server: a bounded number, each by a name that nobody can guess.
actor SessionHub {
  private let dependencies: SessionDependencies
  private let limit: Int
  private var sessions: [String: PageSession] = [:]

  /// Those without a connection, the longest one first.
  private var absent: [String] = []
  private var isOver = false

  /// Makes a hub for at most `limit` sessions.
  init(_ dependencies: SessionDependencies, limit: Int) {
    self.dependencies = dependencies
    self.limit = limit
  }

  /// How many sessions there are.
  var count: Int { sessions.count }

  /// Begins the session that a page asks for, or goes on with one of the same user's.
  func greet(
    _ hello: Hello, from user: OrganizationUser, over link: PageLink
  ) async throws(SessionRefusal) -> PageSession {
    guard hello.version == Hello.version else { throw .version }
    let session =
      if let old = hello.resume { try resume(old, hello.experience, user) } else {
        try begin(hello, user)
      }
    absent.removeAll { $0 == session.id }
    guard await session.attach(link, hello) else { throw .unknownSession }
    // Its old connection may have been found gone while this one was made.
    absent.removeAll { $0 == session.id }
    return session
  }

  /// Where the sound of a recording is that belongs to the user of `session`; nil where there is none.
  func recording(_ id: CallRecording.ID, of session: String) -> String? {
    sessions[session]?.recordings?.file(id)
  }

  /// Which rule a page breaks that would go on with a session; nil when none.
  func fault(in hello: Hello, from user: OrganizationUser) -> WireFault? {
    guard let old = hello.resume, let session = sessions[old.session], session.user.id == user.id,
      !session.outbox.hasSent(old.seen)
    else { return nil }
    return .strangeEvent
  }

  /// A page is gone; its session waits for it.
  func leave(_ session: PageSession, _ link: PageLink) async {
    await session.detach(link) { [weak self] in await self?.expire(session.id) }
    guard sessions[session.id] != nil, !session.isConnected, !absent.contains(session.id) else {
      return
    }
    absent.append(session.id)
  }

  /// Ends every session, and begins none any more.
  func end() async {
    isOver = true
    let all = sessions.values
    sessions = [:]
    absent = []
    await withTaskGroup { group in
      for session in all { group.addTask { await session.end(.shutdown) } }
    }
  }

  private func resume(
    _ resume: Hello.Resume, _ experience: String, _ user: OrganizationUser
  ) throws(SessionRefusal) -> PageSession {
    guard let session = sessions[resume.session], session.user.id == user.id,
      session.experience == experience
    else { throw .unknownSession }
    return session
  }

  private func begin(_ hello: Hello, _ user: OrganizationUser) throws(SessionRefusal) -> PageSession
  {
    guard !isOver else { throw .busy }
    if sessions.count >= limit { makeRoom() }
    guard sessions.count < limit else { throw .busy }
    guard let session = PageSession(id: Self.newName(), hello, user: user, dependencies) else {
      throw .experience
    }
    sessions[session.id] = session
    return session
  }

  /// A page that is here goes before one that may come back; that one still has its text.
  private func makeRoom() {
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

  /// 128 random bits.
  private static func newName() -> String {
    var system = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let half = String(UInt64.random(in: .min ... .max, using: &system), radix: 16)
      return String(repeating: "0", count: 16 - half.count) + half
    }.joined()
  }
}
