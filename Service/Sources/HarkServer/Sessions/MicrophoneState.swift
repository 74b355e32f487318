import Hark

/// What is known of a page's microphone: how far its opening is, and the sound that has come and was
/// not carried away yet.
struct MicrophoneState {
  typealias Reader = CheckedContinuation<AudioChunk?, any Error>
  typealias Asker = CheckedContinuation<UInt32, any Error>
  typealias Closer = CheckedContinuation<Void, Never>

  /// How far an opening is.
  enum Stage {
    case closed
    case asked(Asker)
    case open
    case closing(Closer)
  }

  /// Somebody who waits for the sound up to `end` to be carried away.
  struct Waiter {
    let id: Int
    let end: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  /// Whom to tell once the lock is let go of.
  struct News {
    var asker: Asker?
    var reader: Reader?
    var closer: Closer?
    var waiters: [Waiter] = []

    /// Tells those who wait that it ended, with a failure or by being closed.
    func tell(_ failure: VoiceFailure?) {
      asker?.resume(throwing: failure ?? .microphoneUnavailable)
      if let failure { reader?.resume(throwing: failure) } else { reader?.resume(returning: nil) }
      closer?.resume()
      for waiter in waiters { waiter.continuation.resume() }
    }
  }

  var stage = Stage.closed

  /// The number of the newest opening; 0 before the first.
  private(set) var opening: UInt32 = 0

  /// An opening of this session's at another server, which the next one goes on with.
  var adoption: Adoption?

  /// The sample of the page's count at which this session's begins.
  private(set) var base = 0

  /// Whether the page's first sample is yet to say from where on it still has the sound.
  private var awaitsFirst = false

  /// When it was asked for, by the timekeeper.
  private(set) var begun = 0.0

  var sound = OpeningSound()
  var isConnected = true

  /// What the person has chosen; nil where there is no choice.
  var choice: MicrophoneChoice?

  private var chunks: [AudioChunk] = []
  private var ending: Result<Void, VoiceFailure>?
  private var reader: Reader?
  private var waiters: [Waiter] = []
  private var waiterCount = 0

  /// How far the sound has been carried away.
  private var carried = 0

  /// The opening under way; nil when there is none.
  var current: UInt32? {
    switch stage {
    case .asked, .open: opening
    case .closed, .closing: nil
    }
  }

  /// Begins an opening for `asker`; its number, or nil when there is one.
  mutating func begin(_ asker: Asker, at moment: Double) -> UInt32? {
    guard case .closed = stage else { return nil }
    opening += 1
    // What was heard before comes all at once.
    begun = adoption == nil ? moment : moment - OpeningSound.longestGap
    base = adoption?.place.samples ?? 0
    awaitsFirst = adoption != nil
    adoption = nil
    sound = OpeningSound()
    chunks = []
    ending = nil
    carried = 0
    stage = .asked(asker)
    return opening
  }

  /// The page has opened it: who asked.
  mutating func opened(_ opening: UInt32) -> Asker? {
    guard case .asked(let asker) = stage, self.opening == opening else { return nil }
    stage = .open
    return asker
  }

  /// The opening is over with a failure; the sound that has come still goes before it.
  mutating func fail(_ opening: UInt32, _ failure: VoiceFailure) -> News {
    guard current == opening else { return News() }
    ending = .failure(failure)
    return stop(.closed)
  }

  /// The opening is to be closed; nobody wants its sound any more.
  mutating func close(_ opening: UInt32, _ closer: Closer) -> News? {
    guard current == opening else { return nil }
    ending = .success(())
    chunks = []
    var news = stop(isConnected ? .closing(closer) : .closed)
    if !isConnected { news.closer = closer }
    return news
  }

  /// The page has closed it, or nobody waits for that any more.
  mutating func closed(_ opening: UInt32) -> News? {
    guard self.opening == opening, case .closing(let closer) = stage else { return nil }
    stage = .closed
    return News(closer: closer)
  }

  private mutating func stop(_ next: Stage) -> News {
    var news = News(reader: reader, waiters: waiters)
    if case .asked(let asker) = stage { news.asker = asker }
    reader = nil
    waiters = []
    stage = next
    return news
  }
}

// What an opening has come through before.
extension MicrophoneState {
  /// The opening of a session that another server had, and the sound that need not be heard again.
  struct Adoption {
    let place: SoundPlace

    /// Told once somebody wants the sound.
    let asked: AsyncStream<Void>.Continuation
  }

  /// Begins to count openings behind `number`.
  mutating func skip(to number: UInt32) { opening = number }

  /// The opening under way, and how far its sound has come by the page's count; nil when there is none.
  var place: SoundPlace? {
    if let adoption { return adoption.place }
    return current.map { SoundPlace(opening: $0, samples: base + sound.end) }
  }

  /// The sound by this session's count; nil where all of it came before.
  ///
  /// What the page has forgotten of an opening that is gone on with is not waited for.
  mutating func counted(_ sound: WireSound) -> WireSound? {
    if awaitsFirst { base = max(base, sound.first) }
    awaitsFirst = false
    return sound.counted(from: base)
  }
}

// The sound, from the page to whoever reads it.
extension MicrophoneState {
  /// Adds sound; the answer is a reader that waits for it, with its chunk.
  mutating func add(_ new: [AudioChunk]) -> (Reader, AudioChunk)? {
    chunks += new
    guard let waiting = reader, !chunks.isEmpty else { return nil }
    reader = nil
    return (waiting, chunks.removeFirst())
  }

  /// What a reader gets now; nil when it is kept until there is something.
  ///
  /// It asks when it has carried away what it got before.
  mutating func read(
    _ opening: UInt32, _ reader: Reader, done: inout [Waiter]
  ) -> Result<AudioChunk?, VoiceFailure>? {
    guard self.opening == opening else { return .success(nil) }
    carried = chunks.first?.start ?? sound.end
    done = waiters.filter { $0.end <= carried }
    waiters.removeAll { $0.end <= carried }
    if !chunks.isEmpty { return .success(chunks.removeFirst()) }
    if let ending { return ending.map { nil } }
    self.reader = reader
    return nil
  }

  /// The reader of `opening` that waits, which does so no longer.
  mutating func dropReader(of opening: UInt32) -> Reader? {
    guard self.opening == opening else { return nil }
    defer { reader = nil }
    return reader
  }

  /// Keeps somebody who waits for a place in the sound; nil when there is nothing to wait for.
  ///
  /// Of an opening that is gone on with, a page may say what it did before it says that it is open.
  mutating func wait(
    for place: SoundPlace, _ continuation: CheckedContinuation<Void, Never>
  ) -> Int? {
    let end = place.samples - base
    guard current == place.opening, carried < end else { return nil }
    waiterCount += 1
    waiters.append(Waiter(id: waiterCount, end: end, continuation: continuation))
    return waiterCount
  }

  /// How much sound there is up to `place` that has not been carried away, in seconds; no more than a
  /// page keeps.
  func secondsLeft(to place: SoundPlace) -> Double {
    min(max(AudioTime.seconds(place.samples - base - carried), 0), OpeningSound.longestGap)
  }

  /// Somebody who does not wait any longer.
  mutating func dropWaiter(_ id: Int) -> Waiter? {
    waiters.firstIndex { $0.id == id }.map { waiters.remove(at: $0) }
  }
}
