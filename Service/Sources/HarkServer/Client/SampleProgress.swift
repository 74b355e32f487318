import Synchronization

/// How far a played recording is, for the half that speaks and the half that reads.
final class SampleProgress: Sendable {
  private let opening: AsyncStream<Void>
  private let opener: AsyncStream<Void>.Continuation
  private let words = Mutex(false)

  init() { (opening, opener) = AsyncStream.makeStream() }

  /// The server wants sound.
  func opened() { opener.yield() }

  /// Nothing more comes.
  func end() { opener.finish() }

  /// Returns once the server wants sound; false when it never will.
  func isOpened() async -> Bool {
    for await _ in opening { return true }
    return false
  }

  /// The server has heard `text` so far.
  func heard(_ text: String) { words.withLock { $0 = !text.isEmpty } }

  /// Whether it has heard a word.
  var hasWords: Bool { words.withLock { $0 } }
}
