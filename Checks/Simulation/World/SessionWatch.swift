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

    /// The parts of the room's sound that were recorded.
    var recorded: [RecordingID: Stretch] = [:]
    var replies = 0
    var phase = Phase.idle
    var isOver = false
  }

  /// A part of the room's sound, in samples of simulated time.
  private struct Stretch: Sendable {
    /// Where the microphone's opening began.
    let origin: Int
    let start: Int
    var end: Int?

    /// The number of excuses so far.
    let excuses: Int
  }

  private let record: Record
  private let room: Room
  private let microphone: SimulatedMicrophone
  private let state = Locked(State())

  private let tasksAtOnce: Int

  init(_ world: Surroundings, _ microphone: SimulatedMicrophone, tasksAtOnce: Int) {
    self.tasksAtOnce = tasksAtOnce
    record = world.record
    room = world.room
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
    case .recordingStarted(let id, _, let start):
      if state.open != nil { record.complain("A recording began during another.") }
      if state.ended.contains(id) { record.complain("A recording began twice.") }
      state.open = id
      state.finals[id] = []
      // A recognizer that is busy with the last words of another recording is made free at once.
      if state.recorded.count >= tasksAtOnce { state.recorded = [:] }
      state.recorded[id] = Stretch(
        origin: microphone.began, start: start, end: nil, excuses: record.excuses)
    case .recordingStopped(let id, let reason, let end):
      let isFirst = state.stopped.insert(id).inserted
      if !isFirst, reason != .cancelled { record.complain("A recording stopped twice.") }
      if state.open == id { state.open = nil }
      if reason == .cancelled { state.finals[id] = [] }
      if Self.keepsText(reason) {
        state.recorded[id]?.end = end
      } else {
        state.recorded[id] = nil
      }
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
      checkCompleteness(transcript.text, state.recorded.removeValue(forKey: id))
    case .messageSent: state.replies += 1
    case .replyEnded:
      state.replies -= 1
      if state.replies < 0 { record.complain("A reply ended twice.") }
    case .failed(.replyFailed), .failed(.synthesisFailed): break
    // Words may be lost if the person is told.
    case .failed: state.recorded = [:]
    case .speechStarted, .speechEnded, .turnEnded, .interim, .reply, .input, .cue: break
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

  /// Returns whether all words are expected after a recording that ended for this reason.
  private static func keepsText(_ reason: StopReason) -> Bool {
    switch reason {
    case .hand, .silence, .noFirstWord, .length, .soundEnded: true
    case .cancelled, .characters, .recognitionEnded, .interrupted, .left, .failure: false
    }
  }

  /// Checks that no word of a recording is missing without an excuse.
  private func checkCompleteness(_ text: String, _ stretch: Stretch?) {
    guard let stretch, let end = stretch.end, record.excuses == stretch.excuses else {
      return
    }
    let shown = Set(WordAudio.words(of: text))
    let spoken = room.words(in: stretch.origin + stretch.start..<stretch.origin + end)
    for word in spoken where !shown.contains(word) {
      record.complain("Word \(word) was spoken and is lost.")
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
