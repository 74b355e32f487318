/// Lets through the gestures that mean something, before they reach the capture machine.
///
/// It drops a second tap within `GestureTiming.debounce` (G1, EC-4), gestures on a button that is
/// busy with a message (S3-36), and the lifting of a finger whose recording has ended without it;
/// a tap during a reply becomes the wish to stop it (O44).
package struct GestureGate: Sendable, Equatable {
  /// Whether the button can be used; a host switches it off while something else needs it.
  package var isEnabled = true

  private var lastTap = -Double.infinity
  private var finger = Finger.up
  private var pressedAt = -Double.infinity

  private enum Finger: Sendable, Equatable {
    case up
    case down

    /// Down, but what it lifts from is over.
    case spent
  }

  package init() {}

  /// What becomes of a gesture.
  package enum Passage: Sendable, Equatable {
    /// It means what it says.
    case pass

    /// It stops the reply.
    case stopReply

    /// It means nothing, for this reason.
    case drop(String)
  }

  /// Judges a gesture; `turn` is whose turn it is, `isHeld` whether the policy is `hold`.
  package mutating func admit(
    _ gesture: CaptureEvent, turn: TurnState, afterStop: AfterStopPolicy, isHeld: Bool, now: Double
  ) -> Passage {
    switch gesture.kind {
    case .pressed:
      let isRepeated = finger == .down && now - lastTap < GestureTiming.debounce
      let passage = judge(turn, afterStop, isHeld, now)
      // A press that is told twice is still one, and its lifting counts.
      if !isRepeated {
        finger = passage == .pass ? .down : .spent
        pressedAt = now
      }
      return passage
    case .released:
      defer { finger = .up }
      return finger == .down ? .pass : .drop("its press meant nothing any more")
    case .activated:
      return judge(turn, afterStop, false, now)
    case .began, .left, .holdReached, .stopAsked, .cancelAsked, .rationaleAccepted,
      .rationaleDeclined, .muteOn, .muteOff, .modeChanged, .failureDismissed, .permissionAnswered,
      .permissionOverdue, .microphoneOpened, .microphoneFailed, .soundEnded, .microphoneClosed,
      .speechStarted, .endingReached, .interrupted, .recognitionBroke, .recognitionEnded,
      .failureArose:
      return .pass
    }
  }

  /// The finger that is down, if its press meant something, was so for as long as a hold takes before
  /// anybody told of it.
  package mutating func hold(at now: Double) {
    if finger == .down { pressedAt = min(pressedAt, now - GestureTiming.hold) }
  }

  /// Whether the finger that is down has been so for as long as a hold takes.
  package func hasHeld(at now: Double) -> Bool {
    finger == .down && now - pressedAt >= GestureTiming.hold
  }

  /// Takes note of what the capture machine did: where that ends what the finger is on, lifting the
  /// finger means nothing any more.
  package mutating func note(
    _ event: CaptureEvent, in before: CaptureState, _ answer: CaptureMachine.Answer
  ) {
    guard finger == .down, case .move(let next, let effects) = answer else { return }
    // Behind an explanation or a question no finger is assumed (O5).
    let isRefused = event == .pressed && [.failed, .rationale].contains(next.kind)
    let isLeft = before.isUnderFinger && !next.isUnderFinger
    if isRefused || isLeft || effects.contains(where: \.endsRecording) { finger = .spent }
  }

  private mutating func judge(
    _ turn: TurnState, _ afterStop: AfterStopPolicy, _ isHeld: Bool, _ now: Double
  ) -> Passage {
    guard isEnabled else { return .drop("the button is disabled") }
    defer { lastTap = now }
    if !isHeld, now - lastTap < GestureTiming.debounce {
      return .drop("a second tap at once")
    }
    switch turn {
    case .speaking, .lowered, .yielding: return .stopReply
    case .settling, .waiting:
      return afterStop == .send ? .drop("the message is being processed") : .pass
    case .resting, .hearing: return .pass
    }
  }
}

extension CaptureState {
  /// Whether a finger that is down has begun something here, or will end something by lifting.
  fileprivate var isUnderFinger: Bool {
    switch self {
    case .openingToListen, .openingToRecord, .listening, .touched, .recording: true
    case .closing(let closing): closing.next == .start(.touch)
    case .idle, .rationale, .authorizing, .paused, .muted, .failed: false
    }
  }
}

extension CaptureEffect {
  fileprivate var endsRecording: Bool {
    switch self {
    case .recordingStopped, .recordingCancelled: true
    case .openMicrophone, .closeMicrophone, .askPermission, .startHoldTimer, .startPermissionTimer,
      .recordingStarted, .recordingChanged, .tell, .cue:
      false
    }
  }
}
