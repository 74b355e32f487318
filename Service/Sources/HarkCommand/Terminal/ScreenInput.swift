import Dispatch
import Foundation
import Synchronization

/// The user's input to a command in the terminal, in order, ending with a request to quit.
///
/// If standard input is not a terminal, each line is typed and submitted, unless the command takes
/// no lines. Input is read ahead only up to a fixed capacity, so the number of lines is unlimited.
struct ScreenInput: Sendable {
  let keys = Keys()
  let isTerminal: Bool

  /// Starts reading; if `takesLines` is false, only keys and the end of the input count.
  init(_ terminal: KeyTerminal?, takesLines: Bool = true) {
    isTerminal = terminal != nil
    Thread.detachNewThread { [keys, isTerminal] in
      if isTerminal || !takesLines {
        var reader = ScreenKeyReader()
        Self.read { bytes in
          guard isTerminal else { return }
          for key in reader.keys(in: bytes) { keys.add(key) }
        }
      } else {
        while let line = readLine() {
          if !line.isEmpty { keys.add(.text(line)) }
          keys.add(.enter)
        }
      }
      keys.add(.quit)
    }
  }

  /// Handles termination signals; the argument of `act` is true for the first signal.
  func handledSignals(_ act: @escaping @Sendable (_ isFirst: Bool) -> Void) -> HeardSignals {
    HeardSignals([SIGINT, SIGTERM, SIGHUP, SIGQUIT]) { [keys] number in
      act(keys.cut(CommandStatus(signal: number)))
    }
  }

  private static func read(_ take: (ArraySlice<UInt8>) -> Void) {
    var bytes = [UInt8](repeating: 0, count: 1024)
    while true {
      let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      take(bytes.prefix(count))
    }
  }
}

extension ScreenInput {
  final class Keys: Sendable {
    private let stream: AsyncStream<ScreenKey>
    private let source: AsyncStream<ScreenKey>.Continuation
    private let room = DispatchSemaphore(value: 0)
    private let state = Mutex<(isCut: Bool, status: CommandStatus?)>((false, nil))

    init() {
      (stream, source) = AsyncStream.makeStream()
      // The capacity is not the semaphore's initial value, because Dispatch crashes if a semaphore
      // is deallocated while its value is below the initial one, as when a failure leaves keys unread.
      for _ in 0..<1_024 { room.signal() }
    }

    var all: AsyncMapSequence<AsyncStream<ScreenKey>, ScreenKey> {
      stream.map { [self] key in
        room.signal()
        return state.withLock { $0.isCut } ? .quit : key
      }
    }

    /// The exit status that the first signal requested; `nil` if there was no signal.
    var interruption: CommandStatus? { state.withLock { $0.status } }

    /// Adds a key; blocks while the queue is full.
    func add(_ key: ScreenKey) {
      room.wait()
      source.yield(key)
    }

    /// Replaces all further keys with a request to quit; returns `false` if a status was already
    /// set.
    @discardableResult
    func cut(_ status: CommandStatus? = nil) -> Bool {
      defer { source.yield(.quit) }
      return state.withLock { state in
        defer { state = (true, state.status ?? status) }
        return state.status == nil
      }
    }
  }
}
