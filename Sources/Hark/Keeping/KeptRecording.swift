/// One recording: its recognized text and the part of the text that is in the store.
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

  /// Whether the text may lack words that the kept audio contains.
  var isIncomplete = false

  /// Whether the recording is released when it ends and stays in the store, whatever text is taken.
  var isForRecovery = false

  /// The audio; `unwanted` once it is too long or the store is too slow.
  var sound = Sound.none
  var isSoundStored = false

  enum Sound: Sendable {
    case none
    case kept(SoundQueue)
    case unwanted
  }

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

  var hasSound: Bool { if case .kept = sound { true } else { false } }

  var isWanted: Bool {
    switch fate {
    case .open, .over, .left: true
    case .done, .released: false
    }
  }

  /// Whether the store lacks text, or has to finish or release the dictation.
  var hasTextWork: Bool {
    switch fate {
    case .open, .over: hasNews
    case .done, .left: true
    case .released: false
    }
  }

  mutating func release() {
    guard fate == .left else { return }
    (fate, heard, stored, sound) = (.released, Transcript(), Transcript(), .none)
  }

  /// Records that the store contains all of `transcript`, and no more.
  mutating func keep(_ transcript: Transcript) { stored = transcript }
}

// MARK: - Audio

extension KeptRecording {
  /// Whether the store has begun to write or delete audio.
  var hasSoundWork: Bool {
    switch sound {
    case .none: false
    case .kept(let queue): queue.writing != nil
    case .unwanted: isSoundStored
    }
  }

  /// Returns the next operation for the audio, or `nil` if there is none.
  func soundJob(_ id: RecordingID, isHurried: Bool) -> KeeperState.Job? {
    switch sound {
    case .kept(let queue):
      guard queue.isDue(isHurried: isHurried, isOver: fate != .open), let piece = queue.next
      else { return nil }
      return .writeSound(id, origin, piece)
    case .unwanted where isSoundStored: return .deleteSound(id, origin.id)
    case .none, .unwanted: return nil
    }
  }

  /// Adds audio while the recording is in progress.
  mutating func hear(_ chunk: AudioChunk) {
    guard fate == .open else { return }
    if case .none = sound {
      sound = .kept(SoundQueue(chunk))
    } else if change({ $0.append(chunk) }) == false {
      sound = .unwanted
    }
  }

  mutating func markPause(_ pause: SoundPiece.Pause) { change { $0.markPause(pause) } }

  mutating func startWritingSound() {
    (mayBeStored, isSoundStored) = (true, true)
    change { $0.startWriting() }
  }

  mutating func finishWritingSound() { change { $0.finishWriting() } }

  @discardableResult
  private mutating func change<Result>(_ work: (inout SoundQueue) -> Result) -> Result? {
    guard case .kept(var queue) = sound else { return nil }
    // The enumeration must not share the samples, or a change would copy them.
    sound = .none
    defer { sound = .kept(queue) }
    return work(&queue)
  }
}
