import Hark
import HarkTesting

/// The rules about saved text: dictated text is in the store as long as it is needed, and no
/// longer.
final class TranscriptRules: Sendable {
  private struct State: Sendable {
    /// The recordings in the order in which they began, which is also the order of their
    /// dictations.
    var recordings: [RecordingID] = []
    var texts: [RecordingID: String] = [:]
    var ended: Set<RecordingID> = []

    /// The final words that are shown for unfinished recordings.
    var finals: [RecordingID: Set<Int>] = [:]

    /// The recordings whose text is no longer needed, and those for which this is unknown.
    var done: Set<RecordingID> = []
    var doubtful: Set<RecordingID> = []
  }

  private let store: SimulatedTranscripts
  private let record: Record
  private let state = Locked(State())

  init(_ store: SimulatedTranscripts, _ record: Record) {
    self.store = store
    self.record = record
  }

  func take(_ entry: JournalEntry) {
    guard case .happened(let event) = entry else { return }
    switch event {
    case .recordingStarted(let id, _, _): state.withLock { $0.recordings.append(id) }
    case .recordingStopped(let id, .cancelled, _):
      state.withLock { state in
        state.done.insert(id)
        state.finals[id] = nil
      }
    case .heard(let id, let transcript):
      state.withLock { state in
        state.texts[id] = transcript.text
        guard !state.ended.contains(id), !state.done.contains(id) else { return }
        state.finals[id] = Set(transcript.segments.flatMap { WordAudio.words(of: $0.text) })
      }
    case .recordingEnded(let id, let transcript):
      state.withLock { state in
        state.texts[id] = transcript.text
        state.ended.insert(id)
        state.finals[id] = nil
        if transcript.isEmpty || store.until == .recordingEnds { state.done.insert(id) }
      }
    case .speechStarted, .speechEnded, .recordingStopped, .interim, .final, .turnEnded,
      .commanded, .recognizedAgain, .messageSent, .reply, .replyEnded, .input, .failed, .cue:
      break
    }
  }

  /// Records that the text of finished recordings is no longer needed, and returns the newest of
  /// them.
  func takeText() -> RecordingID? {
    state.withLock { state in
      guard let newest = state.ended.max(by: { $0.number < $1.number }) else { return nil }
      for id in state.recordings where id.number <= newest.number {
        if state.ended.contains(id) { state.done.insert(id) } else { state.doubtful.insert(id) }
      }
      return newest
    }
  }

  /// Records that the user left the screen or that the session was closed.
  ///
  /// Which text of an open recording is saved then depends on its last words.
  func leave() {
    state.withLock { state in
      state.doubtful.formUnion(state.recordings.filter { !state.ended.contains($0) })
    }
  }

  /// Checks the store after the session has ended.
  func check() async {
    let state = state.withLock { $0 }
    let (kept, released) = (store.kept, await store.released)
    for (place, recording) in state.recordings.enumerated()
    where !state.doubtful.contains(recording)
      && (state.ended.contains(recording) || state.done.contains(recording))
    {
      let id = SimulatedTranscripts.id(of: place + 1)
      let dictation = kept.first { $0.id == id }
      if state.done.contains(recording) {
        if dictation != nil { record.complain("Text that is not needed remains in the store.") }
      } else if dictation?.text != state.texts[recording] {
        record.complain("The text of a recording is not in the store.")
      } else if !released.contains(id) {
        record.complain("A dictation was not released.")
      }
    }
    for violation in store.violations { record.complain(violation) }
  }

  /// Checks, while no work is pending, that the final words that are shown have been saved, unless
  /// the store has a problem.
  func checkFinals() {
    guard store.isWell else { return }
    let state = state.withLock { $0 }
    for (recording, words) in state.finals where !words.isEmpty {
      let place = state.recordings.firstIndex(of: recording) ?? 0
      let id = SimulatedTranscripts.id(of: place + 1)
      let saved = WordAudio.words(of: store.kept.first { $0.id == id }?.text ?? "")
      if !words.isSubset(of: saved) {
        record.complain("Final words are shown, but not saved.")
      }
    }
  }
}
