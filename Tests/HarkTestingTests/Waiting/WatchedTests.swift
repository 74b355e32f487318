import Testing

@testable import HarkTesting

@Suite("Watched state")
struct WatchedTests {
  @Test("A condition that already holds causes no wait")
  func already() async {
    await Watched(3).wait { $0 == 3 }
  }

  @Test("Each waiter resumes on its own condition")
  func woken() async {
    let count = Watched(0)
    async let one: Void = count.wait { $0 >= 1 }
    async let two: Void = count.wait { $0 >= 2 }
    for _ in 0..<2 { count.change { $0 += 1 } }
    _ = await (one, two)
    #expect(count.now == 2)
  }

  @Test("A canceled waiter returns, whether canceled before or during its wait")
  func cancelled() async {
    for _ in 0..<200 {
      let waiter = Task { await Watched(0).wait { $0 == 1 } }
      waiter.cancel()
      await waiter.value
    }
  }

  @Test("Reports keep their order when one causes the next")
  func outbox() {
    let said = Watched<[Int]>([])
    let holder = Watched<Outbox<Int>?>(nil)
    let outbox = Outbox<Int> { number in
      said.change { $0.append(number) }
      if number == 1 {
        holder.now?.put([3])
        holder.now?.drain()
        said.change { $0.append(-1) }
      }
    }
    holder.change { $0 = outbox }
    outbox.put([1, 2])
    outbox.drain()
    #expect(said.now == [1, -1, 2, 3])
    holder.change { $0 = nil }
  }
}
