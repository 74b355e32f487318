import Hark
import HarkTesting

/// Checks a session's events against the rules that always apply.
///
/// The text of a recording is a sequence of numbered words, so that the model of a correct text is
/// simple: the numbers ascend, no spoken word is missing, and no final word is removed.
final class SessionWatch: Sendable {
  struct State: Sendable {
    var open: RecordingID?
    var newest: RecordingID?

    /// The latest stop reason of each recording.
    var stopped: [RecordingID: StopReason] = [:]
    var ended: Set<RecordingID> = []

    /// The final words of each unfinished recording.
    var finals: [RecordingID: [Int]] = [:]

    /// The words of each recording that have been shown.
    var shown: [RecordingID: Set<Int>] = [:]

    /// The time at which the audio of each unfinished recording stopped, in seconds.
    var stops: [RecordingID: Double] = [:]

    /// The position of the last result of each recording.
    var positions: [RecordingID: Int] = [:]

    /// The recorded parts of the room's audio.
    var recorded: [RecordingID: Stretch] = [:]

    /// The text of the newest recording.
    var text = ""

    /// The words that the next message must contain, and those that it may contain.
    var unsent: Set<Int> = []
    var sendable: Set<Int> = []
    var replies = 0
    var sent: [String] = []

    /// For each recording that began during a reply, the number of messages before it.
    var interrupted: [RecordingID: Int] = [:]

    /// The number of messages when a recording during a reply was canceled.
    ///
    /// Canceling the recording must end the reply.
    var endedReply: Int?
    var phase = Phase.idle
    var phaseBegan = 0.0
    var isMuted = false
    var isReleased = false
    var isOver = false
  }

  /// A part of the room's audio, in samples of simulated time.
  struct Stretch: Sendable {
    /// The position at which the microphone opened.
    let origin: Int
    let start: Int
    var end: Int?

    /// The record's number of excuses at the start of the recording.
    let excuses: Int
  }

  let world: Surroundings
  let microphone: SimulatedMicrophone
  let synthesizer: SimulatedSynthesizer
  private let tasksAtOnce: Int
  let causes: CauseRules
  private let hasAgent: Bool

  /// Whether events are delivered immediately.
  ///
  /// With a store, they are delayed until final words are saved, and rules that compare them with
  /// the current state do not apply.
  let isPrompt: Bool
  let state = Locked(State())

  /// The longest wait for an answer and its speech, in seconds.
  static let longestReply = 30.0

  init(
    _ world: Surroundings, _ microphone: SimulatedMicrophone, _ synthesizer: SimulatedSynthesizer,
    _ causes: CauseRules, tasksAtOnce: Int, hasAgent: Bool, isPrompt: Bool
  ) {
    self.world = world
    self.microphone = microphone
    self.synthesizer = synthesizer
    self.causes = causes
    self.tasksAtOnce = tasksAtOnce
    self.hasAgent = hasAgent
    self.isPrompt = isPrompt
  }

  /// Records that the user left the screen; after that, no words need to be sent.
  func leave() { state.withLock { $0.unsent = [] } }

  /// Records that the session is released without being closed, so that the microphone closes
  /// later.
  func release() { state.withLock { $0.isReleased = true } }

  /// Records whether the session must not listen.
  func mute(_ isOn: Bool) { state.withLock { $0.isMuted = isOn && isPrompt } }

  func take(_ entry: JournalEntry) {
    state.withLock { state in
      if state.isOver { complain("A session reported something after its end.") }
      switch entry {
      case .happened(let event):
        world.record.note("\(event)")
        take(event, &state)
      case .shown(let snapshot): take(snapshot, &state)
      case .ended:
        state.isOver = true
        if !state.isReleased { checkEnd(state) }
      }
    }
  }

  func complain(_ sentence: String) { world.record.complain(sentence) }

  private func take(_ event: SessionEvent, _ state: inout State) {
    if isPrompt, !state.isReleased { causes.take(event, open: state.open) }
    switch event {
    case .recordingStarted(let id, _, let start): begin(id, start, &state)
    case .recordingStopped(let id, let reason, let end): stop(id, reason, end, &state)
    case .interim(let id, _, let at): checkPosition(at, of: id, &state)
    case .final(let id, let segment, let at):
      if state.ended.contains(id) { complain("A recording received words after its end.") }
      checkPosition(at, of: id, &state)
      state.finals[id, default: []] += WordAudio.words(of: segment.text)
    case .heard(let id, let transcript):
      checkText(transcript.text, of: id, state)
      state.shown[id, default: []].formUnion(WordAudio.words(of: transcript.text))
      if id == state.newest { state.text = transcript.text }
    case .recordingEnded(let id, let transcript): end(id, transcript, &state)
    case .messageSent(let text):
      checkMessage(text, state)
      state.unsent = []
      state.sendable = []
      state.sent.append(text)
      guard hasAgent else { return }
      state.replies += 1
      if state.replies > 1 { complain("A reply began during another.") }
    case .reply: if state.replies == 0 { complain("A reply continued after its end.") }
    case .replyEnded:
      state.replies -= 1
      if state.replies < 0 { complain("A reply ended twice.") }
    case .speechStarted: if state.isMuted { complain("Speech was heard while muted.") }
    case .failed(.replyFailed), .failed(.synthesisFailed), .failed(.noSpeechDetected): break
    // Words may be lost if the failure is reported.
    case .failed: state.recorded = [:]
    case .recognizedAgain: complain("Audio was recognized again without a request.")
    case .speechEnded, .turnEnded, .commanded, .input, .cue: break
    }
  }

  private func begin(_ id: RecordingID, _ start: Int, _ state: inout State) {
    if state.open != nil { complain("A recording began during another.") }
    if state.ended.contains(id) { complain("A recording began twice.") }
    if state.isMuted { complain("A recording began while muted.") }
    if microphone.began + start > world.position { complain("A recording begins in the future.") }
    (state.open, state.newest, state.text) = (id, id, "")
    state.finals[id] = []
    if state.replies > 0 { state.interrupted[id] = state.sent.count }
    // Words that exceed the limit are lost.
    guard isPrompt, causes.requests.ending.characters == nil else { return }
    // A recognizer that is busy with the last words of another recording is freed immediately.
    if state.recorded.count >= tasksAtOnce { state.recorded = [:] }
    state.recorded[id] = Stretch(
      origin: microphone.began, start: start, end: nil, excuses: world.record.excuses)
  }

  private func stop(_ id: RecordingID, _ reason: StopReason, _ end: Int, _ state: inout State) {
    let isFirst = state.stopped.updateValue(reason, forKey: id) == nil
    if !isFirst, reason != .cancelled { complain("A recording stopped twice.") }
    // A cancel applies to the newest unfinished recording.
    if !isFirst, state.finals.keys.contains(where: { $0.number > id.number }) {
      complain("An older recording was canceled.")
    }
    if isPrompt { checkSilence(reason, end) }
    if isFirst { state.stops[id] = world.clock.now }
    if state.open == id { state.open = nil }
    if reason == .cancelled { state.finals[id] = [] }
    if Self.keepsText(reason) {
      state.recorded[id]?.end = end
    } else {
      state.recorded[id] = nil
    }
  }

  private func end(_ id: RecordingID, _ transcript: Transcript, _ state: inout State) {
    if state.stopped[id] == nil { complain("A recording ended before its audio.") }
    if !state.ended.insert(id).inserted { complain("A recording ended twice.") }
    if !transcript.tail.isEmpty { complain("A recording ended with interim text.") }
    if state.stopped[id] == .cancelled, !transcript.text.isEmpty {
      complain("A canceled recording has text.")
    }
    checkText(transcript.text, of: id, state)
    checkShown(transcript.text, of: id, state)
    if let limit = causes.requests.characterLimit, transcript.text.count > limit {
      complain("A text has more than \(limit) characters.")
    }
    if transcript.text.isEmpty, state.stopped[id] != .cancelled { causes.noteWordless() }
    if state.stopped[id] == .cancelled, state.finals.count == 1 {
      state.endedReply = state.interrupted[id]
    }
    state.stops[id] = nil
    state.shown[id] = nil
    checkCompleteness(transcript.text, state.recorded.removeValue(forKey: id))
    state.finals[id] = nil
    state.positions[id] = nil
    let words = WordAudio.words(of: transcript.text)
    state.sendable.formUnion(words)
    if state.stopped[id].map(Self.keepsText) == true { state.unsent.formUnion(words) }
    if id == state.newest { state.text = transcript.text }
  }

  /// Returns whether all words are expected if a recording ended for this reason.
  private static func keepsText(_ reason: StopReason) -> Bool {
    switch reason {
    case .hand, .silence, .noFirstWord, .length, .soundEnded: true
    case .cancelled, .characters, .recognitionEnded, .interrupted, .left, .failure: false
    }
  }

  private func take(_ snapshot: Snapshot, _ state: inout State) {
    if snapshot.phase != state.phase {
      world.record.note("phase \(snapshot.phase.kind)")
      state.phaseBegan = world.clock.now
    }
    state.phase = snapshot.phase
    if isPrompt { checkPhase(state) }
    if !["", state.text].contains(snapshot.transcript.text) {
      complain("The text shown is not that of the newest recording.")
    }
    if !(0...1).contains(snapshot.level) { complain("The level is \(snapshot.level).") }
  }

  private func checkEnd(_ state: State) {
    if !microphone.isClosed { complain("A closed session left the microphone open.") }
    if state.open != nil { complain("A closed session left a recording open.") }
  }
}
