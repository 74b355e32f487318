import HarkTesting
import Synchronization
import Testing

@testable import HarkServer

@Suite("Seats of a server")
struct SeatsTests {
  private actor Sitter: SeatedSession {
    static let resumeWithin = 1.0

    nonisolated let id: String
    private let connection = Mutex(true)

    init(_ id: String) { self.id = id }

    nonisolated var isConnected: Bool { connection.withLock { $0 } }

    nonisolated func disconnect() { connection.withLock { $0 = false } }

    func end(saying _: Farewell) {}
  }

  private static func timer() -> Task<Void, Never> { Task {} }

  /// Seats `user`'s client, which is absent if it has a deadline.
  private func sit(
    _ id: String, _ user: String, absentUntil deadline: Double? = nil, in seats: inout Seats
  ) -> Sitter {
    let sitter = Sitter(id)
    seats.add(sitter, of: user)
    if let deadline {
      sitter.disconnect()
      seats.leave(sitter, deadline: deadline, timer: Self.timer)
    }
    return sitter
  }

  @Test("Of a user's own seats, the one whose deadline is the earliest is given up first")
  func order() {
    var seats = Seats(limit: 2)
    let (page, program) = (Sitter("page"), Sitter("program"))
    seats.add(page, of: "ada")
    seats.add(program, of: "ada")
    #expect(seats.refusal(of: "ada") == .busy && seats.givingWay(to: "ada") == nil)
    page.disconnect()
    program.disconnect()
    seats.leave(page, deadline: 60, timer: Self.timer)
    seats.leave(program, deadline: 20, timer: Self.timer)
    #expect(seats.givingWay(to: "ada") == "program")
    seats.take("program")
    #expect(seats.givingWay(to: "ada") == "page")
    #expect(seats.isAbsent(page, deadline: 60) && !seats.isAbsent(program, deadline: 20))
  }

  @Test("A user has a limit of seats, which those that are about to be taken count toward")
  func share() {
    var seats = Seats(limit: 4, userLimit: 2)
    _ = sit("a", "ada", in: &seats)
    #expect(seats.refusal(of: "ada") == nil)
    #expect(seats.refusal(of: "ada", beside: ["ada"]) == .share)
    #expect(seats.refusal(of: "bob", beside: ["ada", "cyd", "cyd"]) == .busy)
    _ = sit("b", "ada", in: &seats)
    #expect(seats.refusal(of: "ada") == .share && seats.refusal(of: "bob") == nil)
  }

  @Test("The account of a local server has no limit but the server's")
  func host() {
    var seats = Seats(limit: 2, userLimit: 1, host: "ada")
    _ = sit("a", "ada", in: &seats)
    #expect(seats.refusal(of: "ada") == nil)
    _ = sit("b", "ada", in: &seats)
    #expect(seats.refusal(of: "ada") == .busy)
  }

  @Test(
    "A waiting session gives way to others only if its user has two seats more"
  )
  func fairness() {
    var seats = Seats(limit: 4)
    _ = sit("bob", "bob", absentUntil: 1, in: &seats)
    _ = sit("ada1", "ada", absentUntil: 9, in: &seats)
    #expect(seats.givingWay(to: "cyd") == nil)
    _ = sit("ada2", "ada", absentUntil: 8, in: &seats)
    #expect(seats.givingWay(to: "cyd") == "ada2")
    #expect(seats.givingWay(to: "cyd", beside: ["cyd"]) == nil)
    // Bob's own session gives way before those of others.
    #expect(seats.givingWay(to: "bob") == "bob")
    _ = sit("cyd", "cyd", in: &seats)
    #expect(seats.givingWay(to: "cyd") == nil)
    _ = sit("ada3", "ada", in: &seats)
    #expect(seats.givingWay(to: "cyd") == "ada2" && seats.givingWay(to: "dan") == "ada2")
  }

  @Test("A client that is connected keeps its seat, and an absent one its first deadline")
  func leaving() {
    var seats = Seats(limit: 1)
    let session = Sitter("a")
    seats.add(session, of: "ada")
    seats.leave(session, deadline: 1, timer: Self.timer)
    #expect(seats.givingWay(to: "ada") == nil)
    session.disconnect()
    seats.leave(session, deadline: 2, timer: Self.timer)
    seats.leave(session, deadline: 3, timer: Self.timer)
    #expect(seats.isAbsent(session, deadline: 2))
  }

  @Test("A connection that is resumed or given up stops its timer")
  func timers() {
    for isResumed in [true, false] {
      var seats = Seats(limit: 1)
      let session = Sitter("a")
      seats.add(session, of: "ada")
      session.disconnect()
      let timer = Task { [clock = ManualTimekeeper()] () -> Void in
        try? await clock.sleep(until: 1)
      }
      seats.leave(session, deadline: 1) { timer }
      if isResumed { seats.take("a") } else { seats.remove("a") }
      #expect(timer.isCancelled)
    }
  }

  @Test("A session is found only by its owner, and under its own kind")
  func owner() {
    var seats = Seats(limit: 1)
    seats.add(Sitter("a"), of: "ada")
    let (own, other): (Sitter?, Sitter?) = (
      seats.session("a", of: "ada"), seats.session("a", of: "bob")
    )
    let page: PageSession? = seats.session("a", of: "ada")
    #expect(own != nil && other == nil && page == nil)
  }
}
