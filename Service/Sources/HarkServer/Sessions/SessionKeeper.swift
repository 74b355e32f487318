import Foundation
import Hark
import HarkScreens
import HarkStore

/// Persists the state of one session for other servers; a slow store delays a call to `keep(_:)` by
/// at most `hold`.
actor SessionKeeper {
  private let store: any SessionStore
  private let session: String
  private let user: String
  private let timekeeper: any Timekeeper
  private var kept: KeptScreen?
  private var writing: Task<Void, Never>?

  /// The maximum wait for the store before the UI is updated, in seconds: too short to be noticed.
  static let hold = 0.1

  init(_ store: any SessionStore, _ session: String, _ user: String, _ timekeeper: any Timekeeper) {
    (self.store, self.session, self.user, self.timekeeper) = (store, session, user, timekeeper)
  }

  /// Persists `screen` if it has changed; returns when the store has finished or takes too long.
  func keep(_ screen: KeptScreen) async {
    guard screen != kept else { return }
    kept = screen
    let task = then { [weak self, store, session, user] in
      let isKept = try? await store.keep(session, of: user, state: screen.json)
      // The next call retries even if nothing has changed.
      if isKept != true { await self?.forget(screen) }
    }
    let (done, ending) = AsyncStream.makeStream(of: Void.self)
    let patience = Task { [timekeeper] in
      try? await timekeeper.sleep(until: timekeeper.now + Self.hold)
      ending.finish()
    }
    Task {
      await task.value
      ending.finish()
    }
    for await _ in done {}
    patience.cancel()
  }

  private func forget(_ screen: KeptScreen) { if kept == screen { kept = nil } }

  /// Releases the session for the server to which its page reconnects.
  func release() async {
    await then { [store, session] in try? await store.release(session) }.value
  }

  func finish() async { await then { [store, session] in try? await store.finish(session) }.value }

  /// Runs `work` after all earlier work has finished.
  private func then(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    let task = Task { [writing] in
      await writing?.value
      await work()
    }
    writing = task
    return task
  }
}

/// The state that another server needs to resume a session: its text, and the position from which
/// the audio must be processed again.
struct KeptScreen: Codable, Sendable, Equatable {
  var experience: String

  /// The requested language, in BCP 47; `nil` if none was requested.
  var language: String?
  var done: Int

  /// The number of times that a server has resumed the session; `nil` if none has.
  var moves: Int?

  /// The newest opening of the page's microphone; 0 before the first.
  var opening: UInt32
  var recording: Recording?

  /// A stopped recording whose words are pending; `content` includes those that are displayed.
  ///
  /// Earlier versions ignore it.
  var replay: Recording?

  /// The name of the failure that the screen shows; `nil` if there is none.
  var failure: String?
  var content: KeptContent

  struct Recording: Codable, Sendable, Equatable {
    var kind: String

    /// The position at which the audio of the saved text ends.
    var place: SoundPlace

    /// If the recording has stopped, its last sample and the content without its pending words.
    var end: Int?
    var content: KeptContent?
  }

  /// Returns the stopped recording that can be recognized again from a page's stored audio; `nil` if
  /// there is none.
  ///
  /// The page may have closed its microphone before the end of the recording was saved.
  func replay(of sound: StoredSound?) -> Recording? {
    guard let sound, failure == nil, var replay = replay ?? recording else { return nil }
    let end = replay.end ?? sound.samples
    (replay.end, replay.content) = (end, replay.content ?? content)
    guard replay.place.opening == sound.opening, replay.place.samples < end,
      sound.first <= replay.place.samples, end <= sound.samples
    else { return nil }
    return replay
  }

  var json: Data { (try? JSONEncoder().encode(self)) ?? Data() }

  /// Decodes a state; returns `nil` if an incompatible version wrote it.
  static func read(_ json: Data) -> KeptScreen? {
    try? JSONDecoder().decode(KeptScreen.self, from: json)
  }
}
