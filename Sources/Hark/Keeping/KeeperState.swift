import Foundation

/// The state of a keeper: the recordings, how much of each is saved, and the held events.
struct KeeperState: Sendable {
  enum Job: Sendable {
    case write(RecordingID, DictationChange, Transcript)
    case finish(RecordingID, UUID)
    case release(RecordingID, UUID)
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
    conclude(id, as: isFinished || kept.heard.isEmpty ? .done : .over)
  }

  /// Marks the text of the ended recordings up to `last`, or of all if it is `nil`, as taken.
  mutating func take(through last: RecordingID?) {
    for (id, kept) in recordings where id.number <= last?.number ?? .max {
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
      case .open, .over: conclude(id, as: kept.heard.isEmpty ? .done : .left)
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
    guard now >= retryAt else { return nil }
    for (id, kept) in recordings {
      if kept.isWanted, kept.hasNewFinals { return .write(id, kept.change, kept.heard) }
    }
    for (id, kept) in recordings {
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
    if recordings.contains(where: { $0.kept.hasWork }) {
      moments.append(failure == nil ? lastTail + KeeperTiming.tail : retryAt)
    }
    return moments.min()
  }

  /// Requests that all pending text be written immediately, even if the store is failing.
  mutating func hurry() {
    isHurried = true
    retryAt = -.infinity
  }

  mutating func rest() { isHurried = false }

  mutating func start(_ job: Job, now: Double) {
    guard case .write(let id, _, _) = job else { return }
    self[id]?.mayBeStored = true
    lastTail = now
  }

  /// Handles a completed job; `wasWhole` is `false` if the store lacks the segments before the
  /// change, in which case the whole text is written again.
  mutating func succeed(_ job: Job, wasWhole: Bool) {
    switch job {
    case .write(let id, _, let transcript):
      self[id]?.keep(wasWhole ? transcript : Transcript())
    case .finish(let id, _): self[id] = nil
    case .release(let id, _): self[id]?.release()
    }
    failure = nil
    retryAt = -.infinity
    if !hasNewFinals { isBehind = false }
  }

  /// Records a failure, and returns whether it is the first since the store last worked.
  mutating func fail(_ failure: TranscriptStoreFailure, now: Double) -> Bool {
    let isNews = self.failure == nil
    self.failure = failure
    retryAt = now + KeeperTiming.retry
    isBehind = true
    return isNews
  }

  func mayOpen(now: Double) -> Bool {
    isHolding && (isBehind || !hasNewFinals || now >= holdDeadline)
  }
}

/// One recording: its recognized text and the part of it that is in the store.
struct KeptRecording: Sendable {
  enum Fate: Sendable {
    case open

    /// The recording has ended and its text has not been taken.
    case over

    /// The text was taken or is not needed; the dictation is to be removed from the store.
    case done

    /// The user left the screen or the session ended before the text was taken; the dictation is to
    /// be released.
    case left

    case released
  }

  let origin: DictationOrigin
  var fate = Fate.open
  var heard = Transcript()

  var mayBeStored = false

  /// The text in the store.
  private var stored = Transcript()

  init(_ origin: DictationOrigin) { self.origin = origin }

  var hasNewFinals: Bool { heard.segments != stored.segments }
  var hasNews: Bool { hasNewFinals || heard.tail != stored.tail }

  /// The change that brings the store up to date.
  var change: DictationChange {
    let parts = heard.settledParts
    let same = zip(parts, stored.settledParts).prefix { $0 == $1 }.count
    return DictationChange(
      origin, keeping: same, segments: Array(parts[same...]), tail: heard.unsettledText)
  }

  var isWanted: Bool {
    switch fate {
    case .open, .over, .left: true
    case .done, .released: false
    }
  }

  var hasWork: Bool {
    switch fate {
    case .open, .over: hasNews
    case .done, .left: true
    case .released: false
    }
  }

  mutating func release() {
    guard fate == .left else { return }
    (fate, heard, stored) = (.released, Transcript(), Transcript())
  }

  /// Records that the store contains all of `transcript`, and no more.
  mutating func keep(_ transcript: Transcript) { stored = transcript }
}
