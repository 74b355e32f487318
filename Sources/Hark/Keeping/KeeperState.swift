import Foundation

/// The state of a keeper: the recordings, how much of each is saved, and the held events.
struct KeeperState: Sendable {
  enum Job: Sendable {
    case write(RecordingID, DictationChange, Transcript)
    case finish(RecordingID, UUID)
    case release(RecordingID, UUID)
    case writeSound(RecordingID, DictationOrigin, SoundPiece)
    case deleteSound(RecordingID, UUID)

    var isSound: Bool {
      switch self {
      case .writeSound, .deleteSound: true
      case .write, .finish, .release: false
      }
    }
  }

  /// The recordings that the keeper still tracks, oldest first.
  private(set) var recordings: [(id: RecordingID, kept: KeptRecording)] = []

  /// The events that are held back until the final segments before them are saved.
  private(set) var held: [SessionEvent] = []

  /// The snapshot to draw after the held events, or `nil` if it has not changed.
  var heldSnapshot: Snapshot?

  /// The time at which held events are delivered even if the store has not finished.
  private(set) var holdDeadline = 0.0

  /// Whether the store is too slow or failing, so that events do not wait for it.
  private(set) var isBehind = false

  private(set) var failure: TranscriptStoreFailure?
  private var lastTail = -Double.infinity

  /// The earliest time of the next attempt after a store failure.
  private var retryAt = -Double.infinity

  /// The failure to save audio, which must not delay text, and the earliest time of the next attempt.
  private var soundFailure: TranscriptStoreFailure?
  private var soundRetryAt = -Double.infinity

  /// Whether all pending text is written immediately.
  private var isHurried = false

  var isHolding: Bool { !held.isEmpty }

  private subscript(_ id: RecordingID) -> KeptRecording? {
    get { recordings.first { $0.id == id }?.kept }
    set {
      let index = recordings.firstIndex { $0.id == id }
      switch (index, newValue) {
      case (let index?, let kept?): recordings[index].kept = kept
      case (let index?, nil): recordings.remove(at: index)
      case (nil, let kept?): recordings.append((id, kept))
      case (nil, nil): break
      }
    }
  }
}

// MARK: - Events

extension KeeperState {
  mutating func begin(_ id: RecordingID, _ origin: DictationOrigin) {
    self[id] = KeptRecording(origin)
  }

  mutating func hear(_ transcript: Transcript, _ id: RecordingID) { self[id]?.heard = transcript }

  /// Ends a recording; `isFinished` is `true` if its text does not have to be confirmed as taken.
  mutating func end(_ id: RecordingID, isFinished: Bool) {
    guard let kept = self[id], kept.fate == .open else { return }
    let isDone = !kept.isIncomplete && (isFinished || kept.heard.isEmpty)
    conclude(id, as: isDone ? .done : kept.isForRecovery ? .left : .over)
  }

  /// Marks a recording whose text may lack words that its saved audio contains, so that the
  /// recording is not finished when it ends; with `isForRecovery`, it is then released.
  mutating func markIncomplete(_ id: RecordingID, isForRecovery: Bool) {
    guard var kept = self[id], kept.hasSound else { return }
    kept.isIncomplete = true
    kept.isForRecovery = isForRecovery
    self[id] = kept
  }

  /// Stops waiting for the words that are missing from an ended recording's text.
  mutating func complete(_ id: RecordingID, isFinished: Bool) {
    guard let kept = self[id], kept.isIncomplete else { return }
    self[id]?.isIncomplete = false
    if kept.fate == .over, isFinished || kept.heard.isEmpty { conclude(id, as: .done) }
  }

  /// Adds audio to a recording in progress.
  mutating func hear(_ chunk: AudioChunk, _ id: RecordingID) {
    // Changed in place, because a copy would share the samples, and changing it would then copy them.
    guard let index = recordings.firstIndex(where: { $0.id == id }) else { return }
    recordings[index].kept.hear(chunk)
  }

  mutating func markPause(_ pause: SoundPiece.Pause, _ id: RecordingID) {
    self[id]?.markPause(pause)
  }

  /// Marks the text of the ended recordings up to `last`, or of all if it is `nil`, as taken.
  mutating func take(through last: RecordingID?) {
    for (id, kept) in recordings where id.number <= last?.number ?? .max && !kept.isForRecovery {
      switch kept.fate {
      case .over, .left, .released: conclude(id, as: .done)
      case .open, .done: break
      }
    }
  }

  /// Marks recordings for release if their text has not been taken, or as done if they have no text.
  mutating func leave() {
    for (id, kept) in recordings {
      switch kept.fate {
      case .open, .over:
        let isUseless = kept.heard.isEmpty && !(kept.isIncomplete && kept.hasSound)
        conclude(id, as: isUseless ? .done : .left)
      case .done, .left, .released: break
      }
    }
  }

  /// Sets the fate of a recording, and removes it if it is done and cannot be in the store.
  private mutating func conclude(_ id: RecordingID, as fate: KeptRecording.Fate) {
    self[id]?.fate = fate
    if fate == .done, self[id]?.mayBeStored == false { self[id] = nil }
  }

  /// Holds `event` back if it must not be shown yet, and returns whether it was held.
  mutating func hold(_ event: SessionEvent, now: Double) -> Bool {
    if !isHolding {
      guard !isBehind, hasNewFinals else { return false }
      holdDeadline = now + KeeperTiming.hold
    }
    held.append(event)
    return true
  }

  mutating func open() -> ([SessionEvent], Snapshot?) {
    defer { (held, heldSnapshot) = ([], nil) }
    return (held, heldSnapshot)
  }

  /// Allows held events to be delivered without waiting for the store.
  mutating func giveUpHolding() { isBehind = true }

  private var hasNewFinals: Bool {
    recordings.contains { $0.kept.isWanted && $0.kept.hasNewFinals }
  }
}

// MARK: - The store

extension KeeperState {
  /// Returns the next operation for the store, or `nil` if nothing is due before `nextMoment`.
  func nextJob(now: Double) -> Job? {
    for (id, kept) in recordings where now >= retryAt && kept.isWanted && kept.hasNewFinals {
      return .write(id, kept.change, kept.heard)
    }
    for (id, kept) in recordings where now >= soundRetryAt && kept.isWanted {
      if let job = kept.soundJob(id, isHurried: isHurried) { return job }
    }
    for (id, kept) in recordings where now >= retryAt {
      switch kept.fate {
      case .done: return .finish(id, kept.origin.id)
      case .left where !kept.hasNews: return .release(id, kept.origin.id)
      case .left: return .write(id, kept.change, kept.heard)
      case .open, .over:
        if kept.hasNews, isHurried || now >= lastTail + KeeperTiming.tail {
          return .write(id, kept.change, kept.heard)
        }
      case .released: break
      }
    }
    return nil
  }

  /// The next time at which work is due without further events.
  var nextMoment: Double? {
    var moments: [Double] = []
    if isHolding { moments.append(holdDeadline) }
    if recordings.contains(where: { $0.kept.hasTextWork }) {
      moments.append(failure == nil ? lastTail + KeeperTiming.tail : retryAt)
    }
    if soundFailure != nil, recordings.contains(where: { $0.kept.hasSoundWork }) {
      moments.append(soundRetryAt)
    }
    return moments.min()
  }

  /// Requests that all pending text be written immediately, even if the store is failing.
  mutating func hurry() {
    isHurried = true
    (retryAt, soundRetryAt) = (-.infinity, -.infinity)
  }

  mutating func rest() { isHurried = false }

  mutating func start(_ job: Job, now: Double) {
    switch job {
    case .write(let id, _, _):
      self[id]?.mayBeStored = true
      lastTail = now
    case .writeSound(let id, _, _): self[id]?.startWritingSound()
    case .finish, .release, .deleteSound: break
    }
  }

  /// Handles a completed job; `wasWhole` is `false` if the store lacks the segments before the
  /// change, in which case the whole text is written again.
  mutating func succeed(_ job: Job, wasWhole: Bool) {
    switch job {
    case .write(let id, _, let transcript):
      self[id]?.keep(wasWhole ? transcript : Transcript())
    case .finish(let id, _): self[id] = nil
    case .release(let id, _): self[id]?.release()
    case .writeSound(let id, _, _): self[id]?.finishWritingSound()
    case .deleteSound(let id, _): self[id]?.isSoundStored = false
    }
    guard !job.isSound else {
      (soundFailure, soundRetryAt) = (nil, -.infinity)
      return
    }
    failure = nil
    retryAt = -.infinity
    if !hasNewFinals { isBehind = false }
  }

  /// Records a failure, and returns whether it is the first since the store last completed a job of
  /// this kind.
  mutating func fail(_ job: Job, _ failure: TranscriptStoreFailure, now: Double) -> Bool {
    let retryAt = now + KeeperTiming.retry
    if job.isSound {
      defer { (soundFailure, soundRetryAt) = (failure, retryAt) }
      return soundFailure == nil
    }
    defer { (self.failure, self.retryAt, isBehind) = (failure, retryAt, true) }
    return self.failure == nil
  }

  func mayOpen(now: Double) -> Bool {
    isHolding && (isBehind || !hasNewFinals || now >= holdDeadline)
  }
}

/// Time limits for saving transcripts, in seconds.
enum KeeperTiming {
  /// The minimum interval between writes of interim text.
  ///
  /// Together with the duration of a write, it stays below a quarter second, the maximum amount of
  /// speech whose text may be lost.
  static let tail = 0.2

  /// The longest wait for a final segment to be saved before it is shown, too short to be noticed.
  static let hold = 0.1

  static let retry = 1.0

  /// The longest wait for the store when text is taken, the screen is left, or the session ends.
  static let goodbye = 2.0
}
