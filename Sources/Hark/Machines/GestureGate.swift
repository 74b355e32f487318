/// Filters gestures before they reach the capture machine.
///
/// It drops a second tap within `GestureTiming.debounce` (G1, EC-4), gestures while a message that
/// is sent immediately is being processed (S3-36), and the release of a touch whose recording has
/// already ended. A tap during a reply becomes a request to stop the reply (O44).
struct GestureGate: Sendable, Equatable {
  /// Whether the button is enabled; the host disables it, for example, while saving a message.
  var isEnabled = true

  private var lastTap = -Double.infinity
  private var finger = Finger.up

  /// The time from which the current press is a hold, even if the hold timer is late.
  private var holdTime = Double.infinity

  private enum Finger: Sendable, Equatable {
    case up
    case down

    /// The finger is down, but its release has no effect.
    case spent
  }

  enum Passage: Sendable, Equatable {
    case pass
    case stopReply
    case drop
  }

  /// Filters a gesture; `isHeld` is true if the policy is `hold`.
  mutating func admit(
    _ gesture: CaptureEvent, turn: TurnState, afterStop: AfterStopPolicy, isHeld: Bool, now: Double
  ) -> Passage {
    switch gesture {
    case .pressed:
      let isRepeated = finger == .down && now - lastTap < GestureTiming.debounce
      let passage = judge(turn, afterStop, isHeld, now)
      // A press that is reported twice counts once, and its release still passes.
      if !isRepeated {
        finger = passage == .pass ? .down : .spent
        holdTime = now + GestureTiming.hold
      }
      return passage
    case .released:
      defer { finger = .up }
      return finger == .down ? .pass : .drop
    case .activated: return judge(turn, afterStop, false, now)
    case .began, .left, .holdReached, .stopAsked, .cancelAsked, .rationaleAccepted,
      .rationaleDeclined, .muteOn, .muteOff, .modeChanged, .failureDismissed, .permissionAnswered,
      .permissionOverdue, .microphoneOpened, .microphoneFailed, .soundEnded, .microphoneClosed,
      .speechStarted, .endingReached, .interrupted, .recognitionBroke, .recognitionEnded,
      .failureArose:
      return .pass
    }
  }

  /// Treats the current press, if it passed the gate, as a hold, because the touch had already lasted
  /// the hold duration when it was reported.
  mutating func hold(at now: Double) { if finger == .down { holdTime = min(holdTime, now) } }

  func hasHeld(at now: Double) -> Bool { finger == .down && now >= holdTime }

  /// Records the capture machine's answer: if it ends the operation that the current press began,
  /// the release of that press has no effect.
  mutating func note(
    _ event: CaptureEvent, in before: CaptureState, _ answer: CaptureMachine.Answer
  ) {
    guard finger == .down, case .move(let next, _, let signals) = answer else { return }
    let isLeft = before.isUnderFinger && !next.isUnderFinger
    let endsRecording = signals.contains { if case .recordingStopped = $0 { true } else { false } }
    if isLeft || endsRecording || event == .pressed && next.refusesPress { finger = .spent }
  }

  private mutating func judge(
    _ turn: TurnState, _ afterStop: AfterStopPolicy, _ isHeld: Bool, _ now: Double
  ) -> Passage {
    guard isEnabled else { return .drop }
    defer { lastTap = now }
    if !isHeld, now - lastTap < GestureTiming.debounce { return .drop }
    switch turn {
    case .speaking, .ducked, .interrupted: return .stopReply
    case .settling, .waiting: return afterStop == .send ? .drop : .pass
    case .resting, .hearing: return .pass
    }
  }
}

extension CaptureState {
  /// Whether the current touch has started an operation or will end one when it is released.
  fileprivate var isUnderFinger: Bool {
    switch self {
    case .openingToListen, .openingToRecord, .listening, .touched, .recording: true
    case .closing: waitsForTouch
    case .idle, .rationale, .authorizing, .paused, .muted, .failed: false
    }
  }

  /// Whether the press that led to this state has no further effect; the user is assumed to lift
  /// the finger before reading a rationale or a failure (O5).
  fileprivate var refusesPress: Bool {
    switch self {
    case .failed, .rationale: true
    case .idle, .authorizing, .openingToListen, .openingToRecord, .listening, .touched, .recording,
      .closing, .paused, .muted:
      false
    }
  }
}
