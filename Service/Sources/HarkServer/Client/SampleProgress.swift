import Synchronization

/// The progress of a sample's playback, shared by its sender and its receiver.
final class SampleProgress: Sendable {
  private let opening: AsyncStream<Void>
  private let opener: AsyncStream<Void>.Continuation
  private let words = Mutex(false)

  init() { (opening, opener) = AsyncStream.makeStream() }

  /// Records that the server accepts audio.
  func opened() { opener.yield() }

  /// Records that the server will send nothing more.
  func end() { opener.finish() }

  /// Returns `true` once the server accepts audio, or `false` if it never will.
  func isOpened() async -> Bool {
    for await _ in opening { return true }
    return false
  }

  /// Records whether the server has recognized any text so far.
  func heard(_ text: String) { words.withLock { $0 = !text.isEmpty } }

  /// Whether the server has recognized a word.
  var hasWords: Bool { words.withLock { $0 } }
}
