import HTTPFixtures
import HarkTesting
import Testing

@testable import HarkServer

@Suite("Invalid WebSocket frames", .timeLimit(.minutes(3)))
struct FrameAbuseTests {
  struct Attempt: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: RawWebSocket.Answer
    let frames: [RawFrame]

    init(_ description: String, _ answer: RawWebSocket.Answer, _ frames: RawFrame...) {
      testDescription = description
      self.answer = answer
      self.frames = frames
    }
  }

  private static let part = RawFrame.text("a").with(\.isFinal, false)
  private static let last = RawFrame(0, [0x62])
  private static let middle = last.with(\.isFinal, false)
  private static let long = [UInt8](repeating: 0x61, count: 66_000)

  private static let attempts =
    [
      Attempt("a ping", .pong([1, 2]), RawFrame(9, [1, 2])),
      Attempt(
        "the longest ping", .pong(Array(long.prefix(125))), RawFrame(9, Array(long.prefix(125)))),
      Attempt(
        "a ping between parts", .pong([7]), part, RawFrame(9, [7])),
      Attempt("an unsolicited pong", .pong([3]), RawFrame(10, [1]), RawFrame(9, [3])),
      Attempt("a long ping", .close(1002), RawFrame(9, Array(long.prefix(126)))),
      Attempt("a fragmented ping", .close(1002), RawFrame(9, [1]).with(\.isFinal, false)),
      Attempt(
        "a fragmented close frame", .close(1002), RawFrame.close(1000).with(\.isFinal, false)),
      Attempt("not masked", .close(1002), RawFrame.text("{}").with(\.isMasked, false)),
      Attempt("an unmasked ping", .close(1002), RawFrame(9).with(\.isMasked, false)),
      Attempt("a reserved bit", .close(1002), RawFrame.text("{}").with(\.reserved, 4)),
      Attempt("another reserved bit", .close(1002), RawFrame.text("{}").with(\.reserved, 1)),
      Attempt("an unknown data opcode", .close(1002), RawFrame(3)),
      Attempt("an unknown control opcode", .close(1002), RawFrame(11)),
      Attempt("the last unknown opcode", .close(1002), RawFrame(15)),
      Attempt("a final fragment without a beginning", .close(1002), last),
      Attempt("a fragment without a beginning", .close(1002), middle),
      Attempt("a message inside another", .close(1002), part, RawFrame.text("b")),
      Attempt("a binary frame inside a text", .close(1002), part, RawFrame(2, [1])),
      Attempt("a text with invalid UTF-8", .close(1007), RawFrame(1, [0xC3, 0x28])),
      Attempt("half a surrogate pair", .close(1007), RawFrame(1, [0xED, 0xA0, 0x80])),
      Attempt("an overlong encoding", .close(1007), RawFrame(1, [0xC0, 0xAF])),
      Attempt("a truncated character", .close(1007), RawFrame(1, [0x61, 0xE2, 0x82])),
      Attempt(
        "a letter torn over parts", .close(1007), RawFrame(1, [0xE2]).with(\.isFinal, false),
        RawFrame(0, [0x41])),
      Attempt("more than 64 KiB", .close(1009), RawFrame(1, long)),
      Attempt(
        "more than 64 KiB in parts", .close(1009),
        RawFrame(2, Array(long.prefix(40_000))).with(\.isFinal, false),
        RawFrame(0, Array(long.prefix(40_000)))),
      Attempt(
        "100 MB that are only promised", .close(1009),
        RawFrame(2).with(\.claimedLength, 100 << 20)),
      Attempt(
        "more than any machine has", .close(1009), RawFrame(2).with(\.claimedLength, 1 << 62)),
      Attempt(
        "a length below nothing", .close(1009), RawFrame(2).with(\.claimedLength, 1 << 63 | 5)),
      Attempt("a close frame", .close(1000), RawFrame.close(1000, Array("bye".utf8))),
      Attempt("a close frame without a code", .close(nil), RawFrame(8)),
      Attempt("a close frame with half a code", .close(1002), RawFrame(8, [3])),
      Attempt("a close frame with invalid UTF-8", .close(1007), RawFrame.close(1000, [0xFF])),
      Attempt(
        "a message after a close frame", .close(1000), RawFrame.close(1000), RawFrame.text("{")),
      Attempt("an application code", .close(4999), RawFrame.close(4999)),
      Attempt("a library code", .close(3000), RawFrame.close(3000)),
    ]
    + [0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65_535].map {
      Attempt("a close frame with the code \($0)", .close(1002), RawFrame.close($0))
    }

  @Test(
    "Each is answered as RFC 6455 requires, without affecting other clients", arguments: attempts
  )
  func answers(_ attempt: Attempt) async throws {
    let server = try await SessionServer.start()
    var (neighbour, _) = try await SessionClient.greeted(server)
    let socket = try await RawWebSocket(port: server.port)
    for frame in attempt.frames { await socket.send(frame) }
    let answer = await socket.answer()
    #expect(answer == attempt.answer)
    if case .close = answer {
      await socket.send(.close(1000))
      #expect(await socket.answer() == .end)
    }
    #expect(try await neighbour.isAlive())
  }

  @Test("Too many empty fragments are refused")
  func emptyParts() async throws {
    let server = try await SessionServer.start()
    let socket = try await RawWebSocket(port: server.port)
    await socket.send(Self.part)
    await socket.socket.send(
      (0..<1_000).flatMap { _ in RawFrame(0).with(\.isFinal, false).bytes })
    #expect(await socket.answer() == .close(1009))
  }

  @Test("A fragmented message of 64 KiB may arrive byte by byte")
  func patience() async throws {
    // The clock does not advance, so no client is late.
    let server = try await SessionServer.start(timekeeper: ManualTimekeeper())
    let (_, welcome) = try await SessionClient.greeted(server)
    #expect(welcome.done == 0)
    let socket = try await RawWebSocket(port: server.port)
    let hello =
      #"{"type":"hello","version":1,"experience":"capture","permission":"granted","#
      + #""reducesMotion":false,"x":""#
    let filling = String(repeating: "é", count: (64 * 1_024 - hello.utf8.count - 2) / 2)
    let text = Array((hello + filling + "\"}").utf8)
    // The text is split in the middle of a character and must be joined again.
    let place = text.count / 2 | 1
    for byte in RawFrame(1, Array(text[..<40])).with(\.isFinal, false).bytes {
      await socket.socket.send([byte])
    }
    await socket.send(RawFrame(0, Array(text[40..<place])).with(\.isFinal, false))
    await socket.send(RawFrame(0, Array(text[place...])))
    guard case .text(let answer) = await socket.answer() else {
      Issue.record("no answer")
      return
    }
    #expect(answer.contains(#""type":"welcome""#))
  }

  @Test("A length may use a longer encoding than necessary")
  func longLength() async throws {
    let server = try await SessionServer.start()
    let socket = try await RawWebSocket(port: server.port)
    await socket.send(RawFrame(9, [5]).with(\.lengthBytes, 1))
    #expect(await socket.answer() == .pong([5]))
    await socket.send(.text("{}").with(\.lengthBytes, 9))
    guard case .text(let bye) = await socket.answer() else {
      Issue.record("no answer")
      return
    }
    #expect(bye.contains(#""type":"bye""#))
  }
}
