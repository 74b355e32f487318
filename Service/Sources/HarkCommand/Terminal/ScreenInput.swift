import Dispatch
import Foundation
import Synchronization

/// What a person does at a screen in the terminal, in order; it ends with a wish to quit.
///
/// Without a terminal on standard input each line is typed and taken as it stands. No more is read
/// ahead than there is room for, so that any number of lines may come.
struct ScreenInput {
  /// The keys.
  let keys: Keys

  /// Whether they are keys of a terminal.
  let isTerminal: Bool

  /// Whether a signal has asked for the end.
  let interruption = Interruption()

  private let signals: HeardSignals

  /// Begins to read; `told` is called when a signal asks for the end, whatever is under way.
  init(_ terminal: KeyTerminal?, told: @escaping @Sendable () -> Void) {
    let keys = Keys()
    self.keys = keys
    isTerminal = terminal != nil
    signals = HeardSignals([SIGINT, SIGTERM, SIGHUP, SIGQUIT]) { [interruption] number in
      interruption.note(CommandStatus(signal: number))
      keys.cut()
      told()
    }
    let isTerminal = isTerminal
    Thread.detachNewThread {
      if isTerminal {
        Self.readKeys(to: keys)
      } else {
        while let line = readLine() {
          if !line.isEmpty { keys.add(.text(line)) }
          keys.add(.enter)
        }
      }
      keys.add(.quit)
    }
  }

  private static func readKeys(to keys: Keys) {
    var reader = ScreenKeyReader()
    var bytes = [UInt8](repeating: 0, count: 1024)
    while true {
      let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for key in reader.keys(in: bytes.prefix(count)) { keys.add(key) }
    }
  }
}

extension ScreenInput {
  /// Keys on their way to the one who takes them.
  final class Keys: AsyncSequence, Sendable {
    private let stream: AsyncStream<ScreenKey>
    private let source: AsyncStream<ScreenKey>.Continuation
    private let room = DispatchSemaphore(value: 1_024)
    private let isCut = Mutex(false)

    init() { (stream, source) = AsyncStream.makeStream() }

    /// Adds a key; waits for room.
    func add(_ key: ScreenKey) {
      room.wait()
      source.yield(key)
    }

    /// Whoever takes gets no more keys but the wish to quit.
    func cut() {
      isCut.withLock { $0 = true }
      source.yield(.quit)
    }

    func makeAsyncIterator() -> Iterator {
      Iterator(keys: self, taken: stream.makeAsyncIterator())
    }

    /// Takes the keys.
    struct Iterator: AsyncIteratorProtocol {
      fileprivate let keys: Keys
      fileprivate var taken: AsyncStream<ScreenKey>.Iterator

      mutating func next() async -> ScreenKey? {
        let key = await taken.next()
        keys.room.signal()
        return keys.isCut.withLock { $0 } ? .quit : key
      }
    }
  }
}
