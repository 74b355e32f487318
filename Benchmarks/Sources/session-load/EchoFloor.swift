import Hark
import HarkServer
import NIOCore

/// The cost of the same traffic over bare sockets: audio in messages of 20 ms, and every 0.2 s a
/// screenful of text, all echoed.
struct EchoFloor {
  let pages: Int
  let seconds: Double

  /// Returns the round-trip times of the text messages, in seconds.
  func measured() async throws -> [Double] {
    try await Serving.run { port in
      try await withThrowingTaskGroup { group in
        for _ in 0..<pages { group.addTask { try await page(port) } }
        return try await group.reduce(into: []) { $0 += $1 }
      }
    } beside: { ready in
      try await EchoServer().run(ready: ready)
    }
  }

  private func page(_ port: Int) async throws -> [Double] {
    let socket = try await ClientSocket.connect(port: port)
    async let reading = read(socket)
    let clock = SystemTimekeeper()
    let begin = clock.now
    for number in 0..<Int(seconds * 50) {
      try await socket.send(ByteBuffer(repeating: 0, count: 648))
      if number % 10 == 9 {
        let filling = String(repeating: "a", count: 3_000)
        try await socket.send("\(clock.now) \(filling)")
      }
      try await clock.sleep(until: begin + Double(number + 1) * 0.02)
    }
    try await clock.sleep(until: clock.now + 0.5)
    await socket.cut()
    return await reading
  }

  private func read(_ socket: ClientSocket) async -> [Double] {
    var times: [Double] = []
    var messages = socket.messages.makeAsyncIterator()
    while let text = try? await messages.next() {
      if text.utf8.count > 1_000,
        let sent = text.split(separator: " ").first.flatMap({ Double($0) })
      {
        times.append(SystemTimekeeper().now - sent)
      }
    }
    return times
  }
}
