import Foundation
import HarkServer

// Says back what it is told, for suites that check whether the server's WebSockets keep RFC 6455:
// `websocket-echo [PORT [LONGEST-MESSAGE]]`. It ends when it is killed.

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
try await EchoServer().run(port: numbers.first ?? 0, messageLimit: numbers.dropFirst().first) {
  let line = "Listening at ws://127.0.0.1:\($0)/session\n"
  try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
}
