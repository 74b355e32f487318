/// The seats of a server: its sessions, limited in number, each with an owner.
///
/// A client that loses its connection keeps its seat until a deadline, or until another client
/// needs it.
struct Seats {
  private struct Seat {
    let session: any SeatedSession
    let owner: String

    /// The deadline of a disconnected client, in seconds, at which `timer` gives up the seat.
    var absence: (deadline: Double, timer: Task<Void, Never>)?
  }

  let limit: Int
  private var seats: [String: Seat] = [:]

  init(limit: Int) { self.limit = limit }

  var count: Int { seats.count }

  /// Returns whether a seat is free in addition to the `pending` ones that are about to be taken.
  func hasRoom(beside pending: Int = 0) -> Bool { count + pending < limit }

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

  /// The name of the session whose absent client's deadline is earliest; `nil` if no client is
  /// absent.
  var earliestAbsent: String? {
    seats.filter { $0.value.absence != nil && !$0.value.session.isConnected }
      .min { $0.value.absence?.deadline ?? 0 < $1.value.absence?.deadline ?? 0 }?.key
  }
}
