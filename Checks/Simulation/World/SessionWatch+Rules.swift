import Hark

// The session's reports so far.
extension SessionWatch {
  var phase: Phase { state.withLock { $0.phase } }

  /// Whether the session has reported its end.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// The messages that were sent.
  var sent: [String] { state.withLock { $0.sent } }

  var phaseBegan: Double { state.withLock { $0.phaseBegan } }
  var isMuted: Bool { state.withLock { $0.isMuted } }
  var isReleased: Bool { state.withLock { $0.isReleased } }

  /// The number of replies that have not ended.
  var replies: Int { state.withLock { $0.replies } }

  /// Whether a reply continues although a recording that interrupted it was canceled.
  var hasCanceledReply: Bool {
    state.withLock { state in
      defer { state.endedReply = nil }
      return state.replies > 0 && state.endedReply == state.sent.count
    }
  }

  /// The earliest time, in seconds, at which the audio of an unfinished recording stopped.
  var firstStop: Double? { state.withLock { $0.stops.values.min() } }

  /// Whether each recording has ended.
  var isSettled: Bool { state.withLock { $0.finals.isEmpty } }
}

// Rules about texts, phases, and silence.
extension SessionWatch {
  /// Checks that a recording that was ended because of silence was silent at its end.
  func checkSilence(_ reason: StopReason, _ end: Int) {
    let place = microphone.began + end
    switch reason {
    case .silence:
      // The last 25 frames are skipped, because a word that has just begun is not detected yet. The
      // required silence is never shorter than 45 frames.
      if world.room.speech(in: place - WordAudio.frame * 45..<place - WordAudio.frame * 25) > 0 {
        complain("A recording was ended because of silence during a word.")
      }
    case .noFirstWord:
      if world.room.speech(in: place - WordAudio.frame * 100..<place) > 0.7 {
        complain("A recording was ended during speech because no speech was detected.")
      }
    case .hand, .cancelled, .length, .characters, .soundEnded, .recognitionEnded, .interrupted,
      .left,
      .failure:
      break
    }
  }

  func checkPhase(_ state: State) {
    let phase = state.phase
    if phase.isRecording, state.open == nil { complain("A recording is shown before it began.") }
    if state.isMuted, phase == .listening || phase.isRecording {
      complain("A muted session is shown as listening.")
    }
    if phase.isRecording, synthesizer.isHeard {
      complain("A reply is spoken while the person speaks.")
    }
    if [.waiting, .speaking].contains(phase),
      world.clock.now - state.phaseBegan > Self.longestReply
    {
      complain("A reply never ends.")
    }
  }

  func checkPosition(_ at: Int, of id: RecordingID, _ state: inout State) {
    if at < state.positions[id] ?? 0 { complain("The positions of results decrease.") }
    state.positions[id] = at
  }

  func checkMessage(_ text: String, _ state: State) {
    let words = WordAudio.words(of: text)
    let (sent, unsent) = (Set(words), state.unsent)
    // A word that the end of a recording cuts off may also be recognized in the next recording.
    if words != words.sorted() || !unsent.isSubset(of: sent) || !sent.isSubset(of: state.sendable) {
      complain("The words \(words) were sent, but the next words were \(unsent.sorted()).")
    }
  }

  /// Checks that no word is repeated or out of order, and that no final word is missing.
  func checkText(_ text: String, of id: RecordingID, _ state: State) {
    let words = WordAudio.words(of: text)
    for (word, next) in zip(words, words.dropFirst()) where word >= next {
      complain("Word \(next) follows word \(word).")
    }
    let shown = Set(words)
    for word in state.finals[id] ?? [] where !shown.contains(word) {
      complain("Word \(word) was final, but is lost.")
    }
  }

  /// Checks that the agent receives each message once and in order.
  ///
  /// The latest may still be pending.
  func checkConversation(_ messages: [String]) {
    guard isPrompt else { return }
    let sent = sent
    if messages != Array(sent.prefix(messages.count)) || sent.count > messages.count + 1 {
      complain("The agent received \(messages), but \(sent) were sent.")
    }
  }

  /// Checks that all words shown earlier are still shown.
  func checkShown(_ text: String, of id: RecordingID, _ state: State) {
    guard state.stopped[id] != .cancelled, state.stopped[id] != .characters else { return }
    let words = Set(WordAudio.words(of: text))
    for word in state.shown[id] ?? [] where !words.contains(word) {
      complain("Word \(word) was shown, but is lost.")
    }
  }

  /// Checks that no word of a recording is missing, unless `Record.excuse()` was called during it.
  func checkCompleteness(_ text: String, _ stretch: Stretch?) {
    guard let stretch, let end = stretch.end, world.record.excuses == stretch.excuses else {
      return
    }
    let shown = Set(WordAudio.words(of: text))
    let spoken = world.room.words(in: stretch.origin + stretch.start..<stretch.origin + end)
    // If the previous task failed silently, joining the text of the two tasks mistakes a whole word
    // at the start of the new task's audio for the rest of the previous word.
    for word in spoken
    where !shown.contains(word) && !world.record.isTaskStart(world.room.start(of: word)) {
      complain("Word \(word) was spoken, but is lost.")
    }
  }
}
