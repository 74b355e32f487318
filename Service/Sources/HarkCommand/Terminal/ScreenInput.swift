import Dispatch
import Foundation
import Synchronization

/// The user's input to a screen in the terminal, in order, ending with a request to quit.
///
/// If standard input is not a terminal, each line is typed and submitted. Input is read ahead only
/// up to a fixed capacity, so the number of lines is unlimited.
struct ScreenInput {
  let keys: Keys
  let isTerminal: Bool
  let interruption = Interruption()
  private let signals: HeardSignals

  /// `told` is called when a signal requests the end, regardless of work in progress.
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
  /// A queue of keys for a single reader.
  final class Keys: AsyncSequence, Sendable {
    private let stream: AsyncStream<ScreenKey>
    private let source: AsyncStream<ScreenKey>.Continuation
    private let room = DispatchSemaphore(value: 1_024)
    private let isCut = Mutex(false)

    init() { (stream, source) = AsyncStream.makeStream() }

    /// Adds a key; blocks while the queue is full.
    func add(_ key: ScreenKey) {
      room.wait()
      source.yield(key)
    }

    /// Replaces all further keys with a request to quit.
    func cut() {
      isCut.withLock { $0 = true }
      source.yield(.quit)
    }

    func makeAsyncIterator() -> Iterator { Iterator(keys: self, taken: stream.makeAsyncIterator()) }

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
