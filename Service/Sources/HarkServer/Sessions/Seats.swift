/// The seats of a server: its sessions, limited in number, each with an owner.
///
/// A client that loses its connection keeps its seat until a deadline, or until another client
/// needs it: one of the same user, or of a user with fewer seats.
struct Seats {
  private struct Seat {
    let session: any SeatedSession
    let owner: String

    /// The deadline of a disconnected client, in seconds, at which `timer` gives up the seat.
    var absence: (deadline: Double, timer: Task<Void, Never>)?
  }

  let limit: Int

  /// The maximum number of seats of one user other than `host`, the account of a local server.
  let userLimit: Int
  let host: String?
  private var seats: [String: Seat] = [:]

  init(limit: Int, userLimit: Int? = nil, host: String? = nil) {
    (self.limit, self.userLimit, self.host) = (limit, min(userLimit ?? limit, limit), host)
  }

  var count: Int { seats.count }

  /// Returns the reason that a user may not take another seat, in addition to the `pending` ones that
  /// users are about to take; `nil` if the user may.
  func refusal(of owner: String, beside pending: [String] = []) -> SessionRefusal? {
    let own = seats.values.count { $0.owner == owner } + pending.count { $0 == owner }
    if userLimit < limit, owner != host, own >= userLimit { return .share }
    return count + pending.count < limit ? nil : .busy
  }

  var sessions: [any SeatedSession] { seats.values.map(\.session) }

  subscript(id: String) -> (any SeatedSession)? { seats[id]?.session }

  /// Returns the session with this name if it is of the requested kind and belongs to `owner`.
  func session<Session: SeatedSession>(_ id: String, of owner: String) -> Session? {
    seats[id].flatMap { $0.owner == owner ? $0.session as? Session : nil }
  }

  mutating func add(_ session: any SeatedSession, of owner: String) {
    seats[session.id] = Seat(session: session, owner: owner)
  }

  @discardableResult
  mutating func remove(_ id: String) -> (any SeatedSession)? {
    guard let seat = seats.removeValue(forKey: id) else { return nil }
    seat.absence?.timer.cancel()
    return seat.session
  }

  /// Records that the client of a session has connected.
  mutating func take(_ id: String) {
    seats[id]?.absence?.timer.cancel()
    seats[id]?.absence = nil
  }

  /// Records the first disconnection of a client that has not reconnected; `timer` starts a task
  /// that gives up the seat at the deadline.
  mutating func leave(
    _ session: any SeatedSession, deadline: Double, timer: () -> Task<Void, Never>
  ) {
    guard let seat = seats[session.id], seat.session === session, !session.isConnected,
      seat.absence == nil
    else { return }
    seats[session.id]?.absence = (deadline, timer())
  }

  /// Returns whether the session's client is disconnected and its deadline is still `deadline`.
  func isAbsent(_ session: any SeatedSession, deadline: Double) -> Bool {
    !session.isConnected && seats[session.id]?.absence?.deadline == deadline
  }

  /// Returns the name of the session that gives way to a new one of `owner`, who is about to take the
  /// `pending` seats as well; `nil` if none does.
  ///
  /// Of sessions with absent clients, the one with the earliest deadline gives way: one of the same user
  /// or, if there is none, of the user with the most seats, who keeps no fewer than `owner` then has.
  func givingWay(to owner: String, beside pending: [String] = []) -> String? {
    let absent = seats.filter { $0.value.absence != nil && !$0.value.session.isConnected }
    let counts = seats.values.reduce(into: [:]) { $0[$1.owner, default: 0] += 1 }
    let own = (counts[owner] ?? 0) + pending.count { $0 == owner }
    let most = absent.values.map { counts[$0.owner] ?? 0 }.max() ?? 0
    let hasOwn = absent.values.contains { $0.owner == owner }
    return absent.filter { _, seat in
      hasOwn ? seat.owner == owner : counts[seat.owner] == most && most > own + 1
    }.min { $0.value.absence?.deadline ?? 0 < $1.value.absence?.deadline ?? 0 }?.key
  }
}
