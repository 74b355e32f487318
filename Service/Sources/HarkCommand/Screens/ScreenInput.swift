import Dispatch
import Foundation

/// What a person does at a screen in the terminal, in order; it ends with a wish to quit.
///
/// Without a terminal on standard input each line is typed and taken as it stands.
struct ScreenInput {
  /// The keys.
  let keys: AsyncStream<ScreenKey>

  /// Whether they are keys of a terminal.
  let isTerminal: Bool

  private let signals: [any DispatchSourceSignal]

  /// Begins to read.
  init(_ terminal: KeyTerminal?) {
    let (keys, continuation) = AsyncStream<ScreenKey>.makeStream()
    self.keys = keys
    isTerminal = terminal != nil
    signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { continuation.yield(.quit) }
      source.resume()
      return source
    }
    let isTerminal = isTerminal
    Thread.detachNewThread {
      if isTerminal {
        Self.readKeys(to: continuation)
      } else {
        while let line = readLine() {
          if !line.isEmpty { continuation.yield(.text(line)) }
          continuation.yield(.enter)
        }
      }
      continuation.yield(.quit)
      continuation.finish()
    }
  }

  private static func readKeys(to keys: AsyncStream<ScreenKey>.Continuation) {
    var reader = ScreenKeyReader()
    var bytes = [UInt8](repeating: 0, count: 1024)
    while true {
      let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for key in reader.keys(in: bytes.prefix(count)) { keys.yield(key) }
    }
  }
}
