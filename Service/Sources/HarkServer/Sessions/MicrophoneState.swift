import Hark

/// The stage of a page's microphone, and the audio that has arrived but is not consumed.
///
/// An opening is one use of the microphone, from the request to open it until it is closed.
struct MicrophoneState {
  typealias Reader = CheckedContinuation<AudioChunk?, any Error>
  typealias Asker = CheckedContinuation<UInt32, any Error>
  typealias Closer = CheckedContinuation<Void, Never>

  enum Stage {
    case closed
    case asked(Asker)
    case open
    case closing(Closer)
  }

  /// A caller that waits until the audio up to `end` has been consumed.
  struct Waiter {
    let id: Int
    var end: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  /// The callers to resume after the lock has been released.
  struct News {
    var asker: Asker?
    var reader: Reader?
    var closer: Closer?
    var waiters: [Waiter] = []

    /// Resumes the callers because the opening ended; `failure` is `nil` if it was closed.
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

  /// The newest opening that another server saved; `nil` if none did.
  private var saved: UInt32?

  /// The newest opening that the user has ended, and the newest whose end the page has reported.
  private var concluded: UInt32 = 0
  private(set) var reportedEnd: UInt32 = 0

  /// The newest opening that no server saved and that the page was asked to close.
  private var newestUnsaved: UInt32 = 0

  /// The maximum number of openings that a server is assumed to request before it saves one.
  private static let unsavedLimit: UInt32 = 16

  /// This session's opening on another server, which the next opening resumes.
  var adoption: Adoption?

  /// The page's sample number at which this session's audio begins.
  private(set) var base = 0

  /// The page's sample number at which stored audio ends; `nil` if the microphone is open in the page.
  private(set) var limit: Int?

  /// Whether the first sample, which shows where the page's stored audio begins, is pending.
  private var awaitsFirst = false

  /// The timekeeper's time at which the opening was requested, in seconds; `longestGap` earlier if
  /// the opening is resumed.
  private(set) var begun = 0.0

  var sound = OpeningSound()
  var isConnected = true
  var choice: MicrophoneChoice?

  private var chunks: [AudioChunk] = []
  private var ending: Result<Void, VoiceFailure>?
  private var reader: Reader?
  private var waiters: [Waiter] = []
  private var waiterCount = 0
  private var consumed = 0

  var current: UInt32? {
    switch stage {
    case .asked, .open: opening
    case .closed, .closing: nil
    }
  }

  /// Begins an opening for `asker` and returns its number; `nil` if the microphone is not closed.
  mutating func begin(_ asker: Asker, at moment: Double) -> UInt32? {
    guard case .closed = stage else { return nil }
    if adoption == nil { opening = reserved }
    opening += 1
    // The stored audio of a resumed opening arrives all at once.
    begun = adoption == nil ? moment : moment - OpeningSound.longestGap
    base = adoption?.place.samples ?? 0
    limit = adoption?.end
    awaitsFirst = adoption != nil
    adoption = nil
    sound = OpeningSound()
    chunks = []
    ending = nil
    consumed = 0
    stage = .asked(asker)
    return opening
  }

  mutating func opened(_ opening: UInt32) -> Asker? {
    guard case .asked(let asker) = stage, self.opening == opening else { return nil }
    stage = .open
    return asker
  }

  /// Ends the opening with a failure, which the reader receives after the audio that has arrived.
  mutating func fail(_ opening: UInt32, _ failure: VoiceFailure) -> News {
    guard current == opening else { return News() }
    ending = .failure(failure)
    return stop(.closed)
  }

  /// Starts closing the opening and discards its remaining audio.
  mutating func close(_ opening: UInt32, _ closer: Closer) -> News? {
    guard current == opening else { return nil }
    ending = .success(())
    chunks = []
    let isClosed = !isConnected || limit != nil
    var news = stop(isClosed ? .closed : .closing(closer))
    if isClosed { news.closer = closer }
    return news
  }

  /// Marks the opening as closed, because the page has closed it, took too long, or is disconnected.
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

// Openings that another server began.
extension MicrophoneState {
  /// An opening that another server began, and the position from which its audio is needed.
  struct Adoption {
    let place: SoundPlace

    /// The sample at which stored audio ends; `nil` if the microphone is open in the page.
    let end: Int?

    /// The continuation of a stream that finishes once the audio is requested.
    let asked: AsyncStream<Void>.Continuation
  }

  mutating func skip(to number: UInt32) { opening = number }

  /// Continues after `number`, the newest opening that another server saved; the numbers of later
  /// openings that it may have requested are not reused.
  mutating func restore(to number: UInt32) {
    opening = number
    saved = number
  }

  /// The number after which this server requests new openings, and which it saves for the next one.
  ///
  /// It exceeds the numbers of openings that another server may have requested but not saved.
  var reserved: UInt32 { max(opening, saved.map { $0 + Self.unsavedLimit } ?? 0) }

  /// Returns whether another server may have requested an opening without saving it.
  func isUnsaved(_ number: UInt32) -> Bool {
    saved.map { $0 < number && number <= $0 + Self.unsavedLimit } ?? false
  }

  /// Returns whether an unsaved opening is new, and whether it ends another server's opening that
  /// this server continues.
  mutating func takeUnsaved(_ number: UInt32) -> (isNew: Bool, endsAdopted: Bool) {
    guard number > newestUnsaved, let saved else { return (false, false) }
    newestUnsaved = number
    return (true, current.map { $0 <= saved } ?? false)
  }

  /// Returns whether `opening` has ended by itself, or on another server.
  func hasEndedAlone(_ opening: UInt32) -> Bool { opening != current && opening > concluded }

  mutating func conclude(_ opening: UInt32) { concluded = max(concluded, opening) }

  /// Handles the page's report that the newest opening is over.
  ///
  /// A page that reconnects repeats the report before earlier actions, so only the first one counts.
  mutating func pageEnded(_ opening: UInt32) {
    if case .closed = stage { return }
    reportedEnd = opening
  }

  /// The current opening and the position of its audio, in the page's numbering of samples.
  var place: SoundPlace? {
    if let adoption { return adoption.place }
    return current.map { SoundPlace(opening: $0, samples: base + sound.end) }
  }

  /// Returns the audio with this session's sample numbers; `nil` if all of it precedes the session.
  mutating func counted(_ sound: WireSound) -> WireSound? {
    // The page may have discarded the beginning of the audio that a resumed opening needs.
    if awaitsFirst { base = max(base, sound.first) }
    awaitsFirst = false
    return sound.counted(from: base, upTo: limit)
  }

  /// Truncates stored audio at the page's sample `end`, and returns the waiters to resume.
  mutating func shorten(to end: Int) -> [Waiter] {
    guard let limit, end < limit else { return [] }
    self.limit = max(end, base)
    for index in waiters.indices {
      waiters[index].end = min(waiters[index].end, max(end - base, 0))
    }
    defer { waiters.removeAll { $0.end <= consumed } }
    return waiters.filter { $0.end <= consumed }
  }

  /// Whether all stored audio has arrived.
  var hasAllSound: Bool { limit.map { base + sound.end >= $0 } ?? false }
}

// The audio, from the page to its reader.
extension MicrophoneState {
  mutating func add(_ new: [AudioChunk]) -> (Reader, AudioChunk)? {
    chunks += new
    guard let waiting = reader, !chunks.isEmpty else { return nil }
    reader = nil
    return (waiting, chunks.removeFirst())
  }

  /// Returns the reader's next result, or stores the reader, which has consumed its previous chunk,
  /// and returns `nil`.
  mutating func read(
    _ opening: UInt32, _ reader: Reader, done: inout [Waiter]
  ) -> Result<AudioChunk?, VoiceFailure>? {
    guard self.opening == opening else { return .success(nil) }
    consumed = chunks.first?.start ?? sound.end
    done = waiters.filter { $0.end <= consumed }
    waiters.removeAll { $0.end <= consumed }
    if !chunks.isEmpty { return .success(chunks.removeFirst()) }
    if let ending { return ending.map { nil } }
    self.reader = reader
    return nil
  }

  mutating func dropReader(of opening: UInt32) -> Reader? {
    guard self.opening == opening else { return nil }
    defer { reader = nil }
    return reader
  }

  /// Stores a caller that waits for `place` and returns its id; `nil` if it need not wait.
  ///
  /// A caller also waits while the opening is only requested, because in a resumed opening, an action
  /// can precede the report that the microphone is open.
  mutating func wait(
    for place: SoundPlace, _ continuation: CheckedContinuation<Void, Never>
  ) -> Int? {
    let end = min(place.samples, limit ?? .max) - base
    guard current == place.opening, consumed < end else { return nil }
    waiterCount += 1
    waiters.append(Waiter(id: waiterCount, end: end, continuation: continuation))
    return waiterCount
  }

  /// Returns the seconds of unconsumed audio before `place`, limited to the amount that a page
  /// stores.
  func secondsLeft(to place: SoundPlace) -> Double {
    min(max(AudioTime.seconds(place.samples - base - consumed), 0), OpeningSound.longestGap)
  }

  mutating func dropWaiter(_ id: Int) -> Waiter? {
    waiters.firstIndex { $0.id == id }.map { waiters.remove(at: $0) }
  }
}
