import Testing

@testable import Hark

@Suite("The order in which tasks start")
struct TaskStartsTests {
  private let first = TaskID(1)
  private let second = TaskID(2)
  private let third = TaskID(3)

  @Test("A start waits for the answer to an abandoned one only as long as no decoder is free")
  func waits() {
    var starts = TaskStarts(limit: 2)
    starts.add(first)
    #expect(starts.due(among: [first]) == [first])
    starts.add(second)
    #expect(starts.due(among: [first, second]) == [second])
    starts.answer(second)
    starts.add(third)
    #expect(starts.due(among: [second, third]) == [])
    #expect(starts.due(among: [third]) == [third])
  }

  @Test("An abandoned start is reported once, and its answer lets the next one start")
  func abandoned() {
    var starts = TaskStarts(limit: 1)
    starts.add(first)
    #expect(starts.due(among: [first]) == [first])
    #expect(starts.takeAbandoned(among: [first]) == [])
    starts.add(second)
    #expect(starts.due(among: [second]) == [])
    #expect(starts.takeAbandoned(among: [second]) == [first])
    #expect(starts.takeAbandoned(among: [second]) == [])
    starts.answer(first)
    #expect(starts.due(among: [second]) == [second])
    starts.answer(second)
    #expect(starts.isEmpty)
  }

  @Test("A task that ends while it waits never starts")
  func endedFirst() {
    var starts = TaskStarts(limit: 1)
    starts.add(first)
    #expect(starts.due(among: []) == [] && starts.isEmpty)
  }

  @Test("A task that has not been released yet holds its decoder")
  func unreleased() {
    var starts = TaskStarts(limit: 1)
    starts.add(first)
    #expect(starts.due(among: [first]) == [first])
    starts.answer(first)
    starts.add(second)
    #expect(starts.due(among: [second], whileReleasing: [first]) == [])
    #expect(starts.due(among: [second]) == [second])
  }
}
