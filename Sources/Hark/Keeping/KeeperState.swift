import Foundation

/// What a keeper knows: the recordings, how far each is kept, and what has not been shown yet.
struct KeeperState: Sendable {
  /// The next thing to ask of the store.
  enum Job: Sendable {
    case write(RecordingID, DictationChange, Transcript)
    case finish(RecordingID, UUID)
    case release(RecordingID, UUID)
  }

  /// The recordings that are not done with, the oldest first.
  private(set) var recordings: [(id: RecordingID, kept: KeptRecording)] = []

  /// What waits to be shown until the final segments before it are kept.
  private(set) var held: [Happening] = []

  /// The state to draw behind it; nil when it has not changed since.
  var heldSnapshot: Snapshot?

  /// When what is held is shown in any case.
  private(set) var holdDeadline = 0.0

  /// Whether the store is too slow or fails, so that nothing waits for it.
  private(set) var isBehind = false

  /// Why the store fails, which has been told; nil while it works.
  private(set) var failure: TranscriptStoreFailure?

  /// When interim text was last written.
  private var lastTail = -Double.infinity

  /// When a failing store is tried again.
  private var retryAt = -Double.infinity

  /// Whether everything is to be written now, without waiting for more.
  private var isHurried = false

  /// Whether anything waits to be shown.
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

// MARK: - What happens

extension KeeperState {
  /// A recording begins.
  mutating func begin(_ id: RecordingID, _ origin: DictationOrigin) {
    self[id] = KeptRecording(origin)
  }

  /// The text of a recording is this now.
  mutating func hear(_ transcript: Transcript, _ id: RecordingID) { self[id]?.heard = transcript }

  /// A recording is over; `isFinished` when nobody will say that its text is taken.
  mutating func end(_ id: RecordingID, isFinished: Bool) {
    guard let kept = self[id], kept.fate == .open else { return }
    conclude(id, as: isFinished || kept.heard.isEmpty ? .done : .over)
  }

  /// The text of the recordings that are over, up to `last`, is in safe hands.
  mutating func take(through last: RecordingID?) {
    for (id, kept) in recordings where id.number <= last?.number ?? .max {
      switch kept.fate {
      case .over, .left, .released: conclude(id, as: .done)
      case .open, .done: break
      }
    }
  }

  /// Nobody waits for the text any more.
  mutating func leave() {
    for (id, kept) in recordings {
      switch kept.fate {
      case .open, .over: conclude(id, as: kept.heard.isEmpty ? .done : .left)
      case .done, .left, .released: break
      }
    }
  }

  /// A recording of which the store has nothing, and is to have nothing, is forgotten at once.
  private mutating func conclude(_ id: RecordingID, as fate: KeptRecording.Fate) {
    self[id]?.fate = fate
    if fate == .done, self[id]?.mayBeStored == false { self[id] = nil }
  }

  /// Whether `happening` must not be shown yet, in which case it is held.
  mutating func hold(_ happening: Happening, now: Double) -> Bool {
    if !isHolding {
      guard !isBehind, hasNewFinals else { return false }
      holdDeadline = now + KeeperTiming.hold
    }
    held.append(happening)
    return true
  }

  /// Everything that is held, to be shown now.
  mutating func open() -> ([Happening], Snapshot?) {
    defer { (held, heldSnapshot) = ([], nil) }
    return (held, heldSnapshot)
  }

  /// What is held is shown without waiting for the store.
  mutating func giveUpHolding() { isBehind = true }

  private var hasNewFinals: Bool {
    recordings.contains { $0.kept.isWanted && $0.kept.hasNewFinals }
  }
}

// MARK: - The store

extension KeeperState {
  /// What to ask of the store now; nil when there is nothing before `nextMoment`.
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

  /// When there will be something to do, if nothing else happens; nil when there will not.
  var nextMoment: Double? {
    var moments: [Double] = []
    if isHolding { moments.append(holdDeadline) }
    if recordings.contains(where: { $0.kept.hasWork }) {
      moments.append(failure == nil ? lastTail + KeeperTiming.tail : retryAt)
    }
    return moments.min()
  }

  /// Everything is to be written as soon as can be, or no more than tried when the store fails.
  mutating func hurry() {
    isHurried = true
    retryAt = -.infinity
  }

  /// There is no hurry any more.
  mutating func rest() { isHurried = false }

  /// A job is about to be done.
  mutating func start(_ job: Job, now: Double) {
    guard case .write(let id, _, _) = job else { return }
    self[id]?.mayBeStored = true
    lastTail = now
  }

  /// The store has done a job; the answer is whether it works again after a failure.
  mutating func succeed(_ job: Job, wasWhole: Bool) {
    switch job {
    case .write(let id, _, let transcript):
      if wasWhole { self[id]?.keep(transcript) } else { self[id]?.forget() }
    case .finish(let id, _): self[id] = nil
    case .release(let id, _): self[id]?.release()
    }
    failure = nil
    retryAt = -.infinity
    if !hasNewFinals { isBehind = false }
  }

  /// The store has failed; the answer is whether that is news.
  mutating func fail(_ failure: TranscriptStoreFailure, now: Double) -> Bool {
    let isNews = self.failure == nil
    self.failure = failure
    retryAt = now + KeeperTiming.retry
    isBehind = true
    return isNews
  }

  /// Whether what is held may be shown now.
  func mayOpen(now: Double) -> Bool {
    isHolding && (isBehind || !hasNewFinals || now >= holdDeadline)
  }
}
