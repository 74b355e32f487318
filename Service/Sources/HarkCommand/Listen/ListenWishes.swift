import Foundation

/// Everything that the person wants, in order: keys, the end of standard input, and what is added.
struct ListenWishes: Sendable {
  /// The wishes; they end with a wish to quit at the latest when input does.
  let stream: AsyncStream<ListenWish>

  private let continuation: AsyncStream<ListenWish>.Continuation

  /// Whether a signal has asked for the end.
  let interruption = Interruption()

  /// Whether keys are read, or only the end of input counts.
  let hasKeys: Bool

  /// Begins to hear; `terminal` is the one whose keys are read, nil when input is no terminal.
  init(_ terminal: KeyTerminal?) {
    let (stream, continuation) = AsyncStream<ListenWish>.makeStream()
    self.stream = stream
    self.continuation = continuation
    hasKeys = terminal != nil
    Self.read(hasKeys: hasKeys, to: continuation)
  }

  /// Adds a wish that comes from elsewhere.
  func add(_ wish: ListenWish) { continuation.yield(wish) }

  /// Adds the wish to quit that a signal means.
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
