import Testing

@testable import Hark

@Suite("A broadcast")
struct BroadcastTests {
  @Test("Each stream receives the values from the time it joins, in order, until the end")
  func streams() async {
    let broadcast = Broadcast<Int>()
    let early = broadcast.stream()
    broadcast.send(1)
    let late = broadcast.stream(from: { 0 })
    broadcast.send(2)
    broadcast.send { nil }
    broadcast.finish()
    #expect(await early.reduce(into: []) { $0.append($1) } == [1, 2])
    #expect(await late.reduce(into: []) { $0.append($1) } == [0, 2])
  }

  @Test("A discarded stream is removed, and releasing the broadcast ends the others")
  func release() async {
    var broadcast: Broadcast<Int>? = Broadcast()
    do { _ = broadcast?.stream() }
    #expect(broadcast?.isEmpty == true)
    let stream = broadcast?.stream()
    broadcast?.send(1)
    broadcast = nil
    #expect(await stream?.reduce(into: []) { $0.append($1) } == [1])
  }
}
