/// Makes all decisions for a session by routing events and signals between small state machines.
///
/// ```
///   gestures, permission, microphone ──▶ CaptureMachine ──┐ recording started, stopped, dropped
///                                             ▲           ├──▶ RolloverMachine ─▶ RecognitionMachine
///                                    barge-in │           └──▶ TurnMachine
///                                             └─────────────────────┘
/// ```
///
/// A value type: it never waits, reads a clock, or generates an ID. `VoiceSession` performs its
/// effects. The signals of one machine are routed to the others immediately after its effects.
struct VoiceMachine: Sendable {
  private(set) var capture: CaptureMachine

  /// The recognition tasks that have not settled, oldest first.
  ///
  /// At most two are alive, and at most one of them receives audio.
  var tasks: [RunningTask] = []

  /// Whether tasks are being ended; meanwhile, no waiting task may start.
  var isEndingTasks = false

  /// The task rollover of each recording that has not ended.
  var rollovers: [RecordingID: RolloverMachine] = [:]

  private(set) var turn: TurnMachine
  private(set) var retry = RetryMachine()

  /// The context of the event that is being handled, and the answer so far.
  private(set) var moment = Moment()
  var answer = VoiceAnswer()

  private var gate = GestureGate()
  private var experience: Experience

  /// The maximum number of live recognition tasks, 1 or 2.
  let tasksAtOnce: Int

  private let limits: TaskLimits

  init(_ experience: Experience, tasksAtOnce: Int = 2, limits: TaskLimits = .none) {
    self.experience = experience
    self.tasksAtOnce = tasksAtOnce
    self.limits = limits
    capture = CaptureMachine(experience)
    turn = TurnMachine(experience)
  }

  mutating func handle(_ event: VoiceEvent, _ moment: Moment) -> VoiceAnswer {
    self.moment = moment
    answer = VoiceAnswer()
    handle(event)
    return answer
  }

  private mutating func handle(_ event: VoiceEvent) {
    switch event {
    case .capture(.cancelAsked) where retry.isRecognizing: tell(retry: .dropped)
    // Another recording would replace the kept audio, so the button waits, as it does while the
    // last words are being recognized.
    case .held where retry.isRecognizing, .capture(.pressed) where retry.isRecognizing,
      .capture(.activated) where retry.isRecognizing:
      break
    case .capture(.left):
      tell(retry: .dropped)
      tell(capture: .left)
      for recording in Set(tasks.map(\.recording)) { tell(rollover: recording, .dropped) }
      end(tasks, .abandoned)
      tell(turn: .left)
    case .capture(let event): admit(event)
    case .held: hold()
    case .buttonEnabled(let isEnabled): gate.isEnabled = isEnabled
    case .detectionChanged(let detection, let ending):
      experience.detection = detection
      if let ending { experience.ending = ending }
      tell(capture: .modeChanged(detection.mode))
    case .task(let task, let event): tell(task: task, event)
    case .rollover(let recording, let event): tell(rollover: recording, event)
    case .turn(let event): tell(turn: event)
    case .retry(let event): tell(retry: event)
    case .bargeIn(let event): interrupt(event)
    case .speechStarted(let onset): hear(onset)
    case .recordingConcluded(let recording, let settlement):
      tell(turn: .recordingSettled(recording, settlement))
    }
  }

  private mutating func admit(_ event: CaptureEvent) {
    // A touch that has lasted the hold duration is a hold, even if its timer is late.
    let endsHold = event == .released && gate.hasHeld(at: moment.now)
    if endsHold, let timer = capture.state.holdTimer { tell(capture: .holdReached(timer)) }
    let passage = gate.admit(
      event, turn: turn.state, afterStop: experience.afterStop,
      isHeld: experience.gesture == .hold, now: moment.now)
    switch passage {
    case .pass:
      if event == .cancelAsked, let waning {
        drop(waning)
      } else {
        // A press while a reply is paused ends the reply, whether or not words are recognized.
        if turn.state.pausedReply != nil, event == .pressed || event == .activated {
          tell(turn: .tapped)
        }
        // A hold while the microphone was still closing recorded nothing, but is not a tap.
        tell(capture: endsHold && capture.state.waitsForTouch ? .stopAsked : event)
      }
    case .stopReply: tell(turn: .tapped)
    case .drop: break
    }
  }

  /// Handles a press that has already lasted the hold duration: its hold timer fires immediately.
  private mutating func hold() {
    admit(.pressed)
    gate.hold(at: moment.now)
    if gate.hasHeld(at: moment.now), let timer = capture.state.holdTimer {
      tell(capture: .holdReached(timer))
    }
  }

  /// The newest recording while its last words are being recognized, during which it can still be
  /// canceled; `nil` while a recording is in progress or may be about to start.
  private var waning: RecordingID? { capture.state.wantsRecording ? nil : tasks.last?.recording }

  private mutating func drop(_ recording: RecordingID) {
    answer.effects.append(.capture(.recordingStopped(recording, .cancelled)))
    tell(rollover: recording, .dropped)
    end(tasks.filter { $0.recording == recording }, .cancelled)
  }

  /// Routes detected speech to the conversation or to capture.
  ///
  /// While the microphone is listening, speech before playback of a pending reply goes to the
  /// conversation, and speech during playback is left to barge-in detection. Any other speech may
  /// start a recording.
  private mutating func hear(_ onset: Int) {
    if turn.state.turn != nil, case .listening = capture.state {
      if !turn.state.isHeard { tell(turn: .personSpoke(onset: onset)) }
    } else {
      tell(capture: .speechStarted(onset: onset))
    }
  }

  private mutating func interrupt(_ event: BargeIn) {
    guard case .listening = capture.state else { return }
    switch event {
    case .began(let onset): tell(turn: .personSpoke(onset: onset))
    case .sure: tell(turn: .bargeInSure)
    case .over: tell(turn: .personStopped)
    }
  }

  mutating func tell(capture event: CaptureEvent) {
    let before = capture.state
    let outcome = capture.handle(event, moment)
    gate.note(event, in: before, outcome)
    for signal in answer.take(outcome, VoiceEffect.capture) {
      switch signal {
      case .recordingStarted(let id, let from): begin(id, from: from)
      case .recordingStopped(let id, let reason): end(id, reason)
      }
    }
    // The end of speech cannot be detected once the microphone is muted or stops listening.
    if turn.state.turn != nil,
      event.mayCloseMicrophone || before.isListening && !capture.state.isHearing
    {
      tell(turn: .personStopped)
    }
  }

  private mutating func begin(_ recording: RecordingID, from start: Int) {
    tell(retry: .dropped)
    tell(turn: .recordingStarted(recording))
    rollovers[recording] = RolloverMachine(limits, mayOverlap: tasksAtOnce > 1)
    tell(rollover: recording, .begun)
    makeRoom(for: recording)
    let task = RunningTask(id: TaskID(moment.nextID), recording: recording, from: start)
    tasks.append(task)
    tell(task: task.id, .begun(from: start))
  }

  private mutating func end(_ recording: RecordingID, _ reason: StopReason) {
    let event: RecognitionEvent =
      reason == .left ? .abandoned : reason == .cancelled ? .cancelled : .soundEnded
    tell(turn: .recordingStopped(recording))
    tell(rollover: recording, event == .soundEnded ? .soundEnded : .dropped)
    end(tasks.filter { $0.recording == recording }, event)
  }

  private mutating func tell(turn event: TurnEvent) {
    for signal in answer.take(turn.handle(event, moment), VoiceEffect.turn) {
      switch signal {
      case .bargedIn(let onset):
        tell(capture: .speechStarted(onset: onset))
        // No recording started, so the speech is treated as over.
        if case .interrupted = turn.state { tell(turn: .personStopped) }
      case .failureArose(let failure): tell(capture: .failureArose(failure))
      }
    }
  }

  private mutating func tell(retry event: RetryEvent) {
    for signal in answer.take(retry.handle(event, moment), VoiceEffect.retry) {
      switch signal {
      case .began: tell(capture: .failureDismissed)
      case .failureArose(let failure): tell(capture: .failureArose(failure))
      }
    }
  }

  var phase: Phase {
    if retry.isRecognizing, capture.state.isResting { return .finalizing }
    return capturePhase
  }

  private var capturePhase: Phase {
    switch capture.state {
    case .rationale: .rationale
    case .authorizing: .authorizing
    case .openingToListen, .openingToRecord: .starting
    case .recording(let recording): .recording(recording.kind)
    case .failed(let failure): .failed(failure)
    case .closing(let closing): closingPhase(closing.next)
    case .muted: conversation ?? .muted
    case .listening, .touched: conversation ?? .listening
    case .paused: conversation ?? .paused
    case .idle: conversation ?? .idle
    }
  }

  /// The phase of the conversation outside a recording; `nil` without a message or reply.
  private var conversation: Phase? {
    switch turn.state {
    case .resting, .hearing: nil
    case .settling: .finalizing
    case .waiting: .waiting
    case .speaking, .ducked: .speaking
    case .interrupted(let reply): reply.isSpeaking ? .speaking : .waiting
    }
  }

  private func closingPhase(_ next: CaptureState.Closing.Next) -> Phase {
    switch next {
    case .idle: conversation ?? .idle
    case .paused: conversation ?? .paused
    case .muted: conversation ?? .muted
    case .start: conversation ?? .starting
    case .failed(let failure): .failed(failure)
    }
  }
}

extension CaptureEvent {
  fileprivate var mayCloseMicrophone: Bool {
    if case .modeChanged = self { true } else { self == .muteOn }
  }
}

extension CaptureState {
  fileprivate var isListening: Bool { if case .listening = self { true } else { false } }

  /// Whether the microphone is closed or closing, and no start, failure, or mute follows.
  fileprivate var isResting: Bool {
    switch self {
    case .idle, .paused: true
    case .closing(let closing): closing.next == .idle || closing.next == .paused
    case .rationale, .authorizing, .openingToListen, .openingToRecord, .listening, .touched,
      .recording, .muted, .failed:
      false
    }
  }
}
