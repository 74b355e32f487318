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

  @Test("The seat whose deadline is the earliest is given up first")
  func order() {
    var seats = Seats(limit: 2)
    let (page, program) = (Sitter("page"), Sitter("program"))
    seats.add(page, of: "ada")
    seats.add(program, of: "bob")
    #expect(!seats.hasRoom() && seats.earliestAbsent == nil)
    page.disconnect()
    program.disconnect()
    seats.leave(page, deadline: 60, timer: Self.timer)
    seats.leave(program, deadline: 20, timer: Self.timer)
    #expect(seats.earliestAbsent == "program")
    seats.take("program")
    #expect(seats.earliestAbsent == "page")
    #expect(seats.isAbsent(page, deadline: 60) && !seats.isAbsent(program, deadline: 20))
  }

  @Test("A client that is connected keeps its seat, and an absent one its first deadline")
  func leaving() {
    var seats = Seats(limit: 1)
    let session = Sitter("a")
    seats.add(session, of: "ada")
    seats.leave(session, deadline: 1, timer: Self.timer)
    #expect(seats.earliestAbsent == nil)
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
