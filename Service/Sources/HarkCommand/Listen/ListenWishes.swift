import Foundation

/// The user's requests, in order, from keys, the end of standard input, and other sources.
struct ListenWishes: Sendable {
  /// The stream of requests, which includes `quit` at the end of the input.
  let stream: AsyncStream<ListenWish>

  private let continuation: AsyncStream<ListenWish>.Continuation

  /// The record of an interruption by a signal.
  let interruption = Interruption()

  /// Whether keys are read; otherwise only the end of the input matters.
  let hasKeys: Bool

  /// Starts reading; `terminal` is the source of keys, `nil` if the input is not a terminal.
  init(_ terminal: KeyTerminal?) {
    let (stream, continuation) = AsyncStream<ListenWish>.makeStream()
    self.stream = stream
    self.continuation = continuation
    hasKeys = terminal != nil
    Self.read(hasKeys: hasKeys, to: continuation)
  }

  /// Adds a request from another source.
  func add(_ wish: ListenWish) { continuation.yield(wish) }

  /// Records a signal and adds a request to quit.
  func interrupt(_ status: CommandStatus) {
    interruption.note(status)
    add(.quit)
  }

  private static func read(
    hasKeys: Bool, to continuation: AsyncStream<ListenWish>.Continuation
  ) {
    Thread.detachNewThread {
      var bytes = [UInt8](repeating: 0, count: 64)
      while true {
        let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        guard hasKeys else { continue }
        for wish in ListenWish.wishes(in: bytes.prefix(count)) { continuation.yield(wish) }
      }
      continuation.yield(.quit)
    }
  }
}
