import Foundation

/// The user's requests, in order, from keys, the end of standard input, and other sources.
struct ListenWishes: Sendable {
  /// The stream of requests, which includes `quit` at the end of the input.
  let stream: AsyncStream<ListenWish>

  private let continuation: AsyncStream<ListenWish>.Continuation
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

  func add(_ wish: ListenWish) { continuation.yield(wish) }

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

/// A user request to `hark listen`.
enum ListenWish: Sendable, Equatable {
  /// Starts a recording, or ends it and retains the text.
  case toggle

  /// Ends the recording and discards its text.
  case cancel

  /// Ends the command and retains the text.
  case quit

  init?(key: UInt8) {
    switch key {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .toggle
    case UInt8(ascii: "c"), UInt8(ascii: "C"): self = .cancel
    // 4 is ctrl-D, which does not end the input of a terminal that delivers single keys.
    case UInt8(ascii: "q"), UInt8(ascii: "Q"), 4: self = .quit
    default: return nil
    }
  }

  /// Returns the requests in the bytes of one read, or none for an escape sequence, such as that of
  /// an arrow key or a function key.
  static func wishes(in bytes: some Collection<UInt8>) -> [ListenWish] {
    bytes.first == 0x1B ? [] : bytes.compactMap(ListenWish.init)
  }
}
