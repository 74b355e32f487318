import Foundation
import HarkServer

// An echo server for test suites that check the server's WebSockets against RFC 6455:
// `websocket-echo [PORT [LONGEST-MESSAGE]]`. It runs until killed.

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
try await EchoServer().run(port: numbers.first ?? 0, messageLimit: numbers.dropFirst().first) {
  let line = "Listening at ws://127.0.0.1:\($0)/session\n"
  try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
}
