import Foundation
import Hark
import HarkServices
import HarkTesting

/// An in-process Wyoming server that answers each connection as scripted.
final class ScriptedWyoming: StreamTransport {
  /// The answer to a segment.
  enum Answer: Sendable {
    case text(String)

    /// Exactly these bytes.
    case bytes(String)
    case hangUp

    /// Only this text, after which the clock advances until the client times out.
    case mute(after: String = "")
    case refuse

    /// A transcript at the first event, before the server disconnects.
    case early(String)

    /// Nothing; the server does not even accept bytes.
    case stall
  }

  private struct State: Sendable {
    var lines: [[UInt8]] = []
    var answers: [Answer]
    var openCount = 0
  }

  private let state: Watched<State>

  /// A clock that advances only during a `mute` answer.
  let clock = ManualTimekeeper()

  /// Creates a server with one answer per connection; the last answer also serves all later
  /// connections.
  init(_ answers: Answer...) { state = Watched(State(answers: answers)) }

  /// The bytes that each connection received.
  var lines: [[UInt8]] { state.now.lines }

  /// Returns when there are `count` open connections.
  func hasConnections(_ count: Int) async { await state.wait { $0.openCount == count } }

  func connect(host: String, port: Int, timeout: Double) async throws -> any StreamLine {
    let (number, answer) = state.change { state in
      let answer = state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
      state.lines.append([])
      return (state.lines.count - 1, answer)
    }
    if case .refuse = answer { throw StreamFailure.unreachable }
    state.change { $0.openCount += 1 }
    let closed: @Sendable () -> Void = { [weak self] in self?.state.change { $0.openCount -= 1 } }
    return Line(answer, clock, closed) { [weak self] bytes in
      self?.state.change { state in
        state.lines[number] += bytes
        return state.lines[number].ends("audio-stop")
      } ?? false
    }
  }

  private final class Line: StreamLine {
    let pieces: AsyncStream<[UInt8]>
    private let said: AsyncStream<[UInt8]>.Continuation
    private let answer: Answer
    private let clock: ManualTimekeeper
    private let passing = Locked<Task<Void, Never>?>(nil)
    private let closed: @Sendable () -> Void
    private let isWhole: @Sendable ([UInt8]) -> Bool
    private let stalled = Locked<(sender: CheckedContinuation<Void, any Error>?, isClosed: Bool)>(
      (nil, false))

    init(
      _ answer: Answer, _ clock: ManualTimekeeper, _ closed: @escaping @Sendable () -> Void,
      _ isWhole: @escaping @Sendable ([UInt8]) -> Bool
    ) {
      self.answer = answer
      self.clock = clock
      self.closed = closed
      self.isWhole = isWhole
      (pieces, said) = AsyncStream.makeStream()
    }

    deinit { close() }

    func send(_ bytes: [UInt8]) async throws {
      if case .early(let text) = answer {
        sayTranscript(text)
        close()
        throw StreamFailure.broken
      }
      if case .stall = answer { try await stall() }
      guard isWhole(bytes) else { return }
      switch answer {
      case .text(let text): sayTranscript(text)
      case .bytes(let text): say(text)
      case .hangUp: close()
      case .mute(let text):
        say(text)
        passTime()
      case .refuse, .early, .stall: break
      }
    }

    func close() {
      let (sender, wasClosed) = stalled.withLock { state in
        defer { state = (nil, true) }
        return state
      }
      said.finish()
      passing.withLock { $0 }?.cancel()
      sender?.resume(throwing: StreamFailure.broken)
      if !wasClosed { closed() }
    }

    /// Advances the clock from deadline to deadline until the connection closes.
    private func passTime() {
      passing.withLock { passing in
        if stalled.withLock({ $0.isClosed }) { return }
        passing = Task { [clock] in
          while true {
            await clock.sleepers(1)
            // By now, the sleeper may belong to the next connection.
            if Task.isCancelled { return }
            if let next = clock.deadlines.first { await clock.advance(by: next - clock.now) }
          }
        }
      }
    }

    /// Waits until the connection closes; as with a full send buffer, cancellation has no effect.
    private func stall() async throws {
      try await withCheckedThrowingContinuation { sender in
        let isClosed = stalled.withLock { state in
          state.sender = state.isClosed ? nil : sender
          return state.isClosed
        }
        if isClosed { sender.resume(throwing: StreamFailure.broken) }
      }
    }

    private func sayTranscript(_ text: String) {
      say("{\"type\":\"transcript\",\"data\":{\"text\":\"\(text)\"}}\n")
    }

    private func say(_ text: String) { said.yield(Array(text.utf8)) }
  }
}

extension [UInt8] {
  /// Returns whether the last line is an event of type `type`.
  fileprivate func ends(_ type: String) -> Bool {
    last == 10 && String(decoding: suffix(120), as: UTF8.self).contains("\"\(type)\"")
  }
}
