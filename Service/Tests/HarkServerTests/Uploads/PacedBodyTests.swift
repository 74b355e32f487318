import HTTPFixtures
import Testing

@testable import HarkServer

@Suite("Bodies of requests", .timeLimit(.minutes(1)))
struct PacedBodyTests {
  private func text(_ socket: RawSocket, until end: String) async -> String {
    var text = ""
    while !text.contains(end), let piece = await socket.receive(), !piece.isEmpty {
      text += String(decoding: piece, as: UTF8.self)
    }
    return text
  }

  private func head(_ server: LiveServer, _ kind: String, _ fields: String) -> [UInt8] {
    Array(
      ("POST /v1/audio/speech HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
        + "Content-Type: \(kind)\r\n\(fields)\r\n\r\n").utf8)
  }

  @Test("Who waits to be told that a body is wanted is told so")
  func expected() async throws {
    let server = try await LiveServer(files: FileServer.services())
    let socket = try RawSocket(port: server.port)
    let body = Array(
      "{\"model\":\"tts-1\",\"input\":\"abc\",\"voice\":\"alloy\"}".utf8)
    await socket.send(
      head(
        server, "application/json", "Expect: 100-continue\r\nContent-Length: \(body.count)"))
    let first = await text(socket, until: "\r\n\r\n")
    #expect(first.hasPrefix("HTTP/1.1 100 ") && !first.contains("200"))
    await socket.send(body)
    let second = await text(socket, until: "\r\n\r\n")
    #expect(second.hasPrefix("HTTP/1.1 200 "))
  }

  @Test("What is refused by its head is refused before its body, which nobody reads for long")
  func refused() async throws {
    let server = try await LiveServer(files: FileServer.services())
    let socket = try RawSocket(port: server.port)
    await socket.send(
      head(server, "text/plain", "Expect: 100-continue\r\nTransfer-Encoding: chunked"))
    let answer = await text(socket, until: "\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 415 "))
    #expect(answer.lowercased().contains("connection: close"))
    let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 97, count: 65_536) + [13, 10]
    var isOver = false
    for _ in 0..<600 where !isOver {
      isOver = !(await socket.send(chunk))
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(isOver)
  }

  @Test("A connection whose body was read goes on")
  func keptAlive() async throws {
    let server = try await LiveServer(files: FileServer.services())
    let socket = try RawSocket(port: server.port)
    for _ in 0..<2 {
      await socket.send(head(server, "application/json", "Content-Length: 2") + Array("{}".utf8))
      let answer = await text(socket, until: "\"code\"")
      #expect(answer.hasPrefix("HTTP/1.1 400 "))
      #expect(!answer.lowercased().contains("connection: close"))
    }
  }
}
