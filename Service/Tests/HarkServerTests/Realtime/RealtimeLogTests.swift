import Testing

@testable import HarkServer

@Suite("Event log of a realtime session")
struct RealtimeLogTests {
  private func all(_ log: RealtimeLog, after number: Int) -> [Int] {
    var numbers: [Int] = []
    while let next = log.next(after: numbers.last ?? number) { numbers.append(next.number) }
    return numbers
  }

  @Test("Events are numbered from 1 and continue after the last one seen")
  func order() {
    var log = RealtimeLog()
    #expect(log.next(after: 0) == nil && log.reaches(0))
    for _ in 0..<5 { log.add(.cleared) }
    #expect(all(log, after: 0) == [1, 2, 3, 4, 5])
    #expect(all(log, after: 3) == [4, 5])
    #expect(log.reaches(5) && !log.reaches(6) && !log.reaches(-1))
  }

  @Test("The newest interim text of an item replaces the earlier ones")
  func interims() {
    var log = RealtimeLog()
    log.add(.interim(item: "a", "he"))
    log.add(.interim(item: "b", "she"))
    log.add(.interim(item: "a", "he was"))
    #expect(all(log, after: 0) == [2, 3])
    #expect(log.reaches(0), "Nothing is missing.")
  }

  @Test("The oldest events are discarded, and their loss is detected")
  func bound() {
    var log = RealtimeLog()
    for _ in 0...RealtimeLog.limit { log.add(.cleared) }
    #expect(!log.reaches(0) && log.reaches(1))
    #expect(all(log, after: 1).count == RealtimeLog.limit)
    for number in 0..<10_000 { log.add(.interim(item: "a", "\(number)")) }
    #expect(log.reaches(2))
  }
}
