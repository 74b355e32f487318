import Hark
import HarkTesting

/// Checks what a session says against the rules that always hold.
///
/// The text of a recording is a sequence of numbered words, so that the model of a correct text is
/// simple: ascending numbers, and none that was final is taken back.
final class SessionWatch: Sendable {
  private struct State: Sendable {
    var open: RecordingID?
    var stopped: Set<RecordingID> = []
    var ended: Set<RecordingID> = []

    /// The final words of each recording that has not ended.
    var finals: [RecordingID: [Int]] = [:]
    var replies = 0
    var phase = Phase.idle
    var isOver = false
  }

  private let record: Record
  private let microphone: SimulatedMicrophone
  private let state = Locked(State())

  init(_ world: Surroundings, _ microphone: SimulatedMicrophone) {
    record = world.record
    self.microphone = microphone
  }

  var phase: Phase { state.withLock { $0.phase } }

  func take(_ entry: JournalEntry) {
    state.withLock { state in
      if state.isOver { record.complain("A session said something after its end.") }
      switch entry {
      case .happened(let event):
        record.note("\(event)")
        take(event, &state)
      case .shown(let snapshot): take(snapshot, &state)
      case .ended:
        state.isOver = true
        checkEnd(state)
      }
    }
  }

  private func take(_ event: SessionEvent, _ state: inout State) {
    switch event {
    case .recordingStarted(let id, _, _):
      if state.open != nil { record.complain("A recording began during another.") }
      if state.ended.contains(id) { record.complain("A recording began twice.") }
      state.open = id
      state.finals[id] = []
    case .recordingStopped(let id, let reason, _):
      let isFirst = state.stopped.insert(id).inserted
      if !isFirst, reason != .cancelled { record.complain("A recording stopped twice.") }
      if state.open == id { state.open = nil }
      if reason == .cancelled { state.finals[id] = [] }
    case .final(let id, let segment, _):
      if state.ended.contains(id) { record.complain("A recording that had ended got words.") }
      state.finals[id, default: []] += WordAudio.words(of: segment.text)
    case .heard(let id, let transcript): checkText(transcript.text, of: id, state)
    case .recordingEnded(let id, let transcript):
      if !state.stopped.contains(id) { record.complain("A recording ended before its sound.") }
      if !state.ended.insert(id).inserted { record.complain("A recording ended twice.") }
      if !transcript.tail.isEmpty { record.complain("A recording ended with interim text.") }
      checkText(transcript.text, of: id, state)
      state.finals[id] = nil
    case .messageSent: state.replies += 1
    case .replyEnded:
      state.replies -= 1
      if state.replies < 0 { record.complain("A reply ended twice.") }
    case .speechStarted, .speechEnded, .turnEnded, .interim, .reply, .input, .failed, .cue: break
    }
  }

  /// Checks that no word is doubled, out of order, or gone although it was final.
  private func checkText(_ text: String, of id: RecordingID, _ state: State) {
    let words = WordAudio.words(of: text)
    for (word, next) in zip(words, words.dropFirst()) where word >= next {
      record.complain("Word \(next) follows word \(word).")
    }
    let shown = Set(words)
    for word in state.finals[id] ?? [] where !shown.contains(word) {
      record.complain("Word \(word) was final and is lost.")
    }
  }

  private func take(_ snapshot: Snapshot, _ state: inout State) {
    if snapshot.phase != state.phase { record.note("phase \(snapshot.phase.kind)") }
    state.phase = snapshot.phase
    if snapshot.phase.isRecording, state.open == nil {
      record.complain("A recording is shown that has not begun.")
    }
    if !(0...1).contains(snapshot.level) { record.complain("The level is \(snapshot.level).") }
  }

  private func checkEnd(_ state: State) {
    if !microphone.isClosed { record.complain("A closed session left the microphone open.") }
    if state.open != nil { record.complain("A closed session left a recording.") }
  }
}
