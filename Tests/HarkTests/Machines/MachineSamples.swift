@testable import Hark

/// One value of every state and event, for the transition tables.
///
/// IDs that belong together have the same number; `old` IDs belong to something that has ended.
enum Samples {
  static let microphone = MicrophoneID(1)
  static let recording = RecordingID(1)
  static let timer = TimerID(1)
  static let turn = TurnID(1)
  static let moment = Moment(now: 10, position: 16_000, nextID: 9)

  static func recording(_ kind: RecordingKind, _ grip: CaptureState.Grip) -> CaptureState.Recording
  {
    CaptureState.Recording(id: recording, microphone: microphone, kind: kind, grip: grip)
  }

  static let captureStates: [CaptureState] = [
    .idle,
    .rationale(.hand),
    .authorizing(.init(permission: .speech, timer: timer, intent: .hand)),
    .openingToListen(microphone),
    .openingToRecord(recording(.hand, .free)),
    .openingToRecord(recording(.hand, .beginning(timer))),
    .openingToRecord(recording(.held, .holding)),
    .listening(microphone),
    .touched(.init(microphone: microphone, timer: timer, position: 8_000)),
    .recording(recording(.hand, .free)),
    .recording(recording(.hand, .beginning(timer))),
    .recording(recording(.speech, .free)),
    .recording(recording(.speech, .pressing(timer))),
    .recording(recording(.held, .holding)),
    .recording(recording(.held, .overriding(.speech))),
    .closing(.init(microphone: microphone, next: .idle)),
    .closing(.init(microphone: microphone, next: .paused)),
    .closing(.init(microphone: microphone, next: .muted)),
    .closing(.init(microphone: microphone, next: .failed(.microphoneLost))),
    .closing(.init(microphone: microphone, next: .start(.touch))),
    .closing(.init(microphone: microphone, next: .start(.hand))),
    .paused,
    .muted(.closed),
    .muted(.opening(microphone)),
    .muted(.open(microphone)),
    .failed(.recognitionFailed),
    .failed(.microphonePermissionDenied),
  ]

  static let captureEvents: [CaptureEvent] = [
    .began, .left, .pressed, .released, .activated, .holdReached(timer), .stopAsked, .cancelAsked,
    .rationaleAccepted, .rationaleDeclined, .muteOn, .muteOff, .modeChanged(.auto),
    .modeChanged(.pushToTalk), .failureDismissed,
    .permissionAnswered(.speech, .authorized), .permissionAnswered(.speech, .denied),
    .permissionOverdue(timer), .microphoneOpened(microphone),
    .microphoneFailed(microphone, .microphoneLost), .soundEnded(microphone),
    .microphoneClosed(microphone), .speechStarted(onset: 12_000),
    .endingReached(recording, .silence),
    .endingReached(recording, .length), .interrupted,
    .recognitionBroke(recording, .recognitionFailed),
    .recognitionEnded(recording), .failureArose(.noSpeechDetected),
  ]

  static let recognitionEvents: [RecognitionEvent] = [
    .begun(from: 0), .queued(cut), .due, .started, .refused(.recognizerBusy),
    .interim(InterimSegment(index: 0, text: "a"), at: 16_000),
    .final(FinalSegment(index: 0, text: "a", range: AudioRange(start: 0, end: 16_000)), at: 16_000),
    .finished, .broke(.recognitionFailed), .soundEnded, .cancelled, .abandoned, .finalOverdue,
  ]

  static let cut = TaskHandoff(from: 912_000, heard: 928_000, reason: .length)
  static let ended = TaskHandoff(from: 0, heard: 16_000, reason: .ended)

  static let rolloverStates: [RolloverState] = [
    .idle, .running(quickEnds: 0), .running(quickEnds: 2), .running(quickEnds: 3), .draining,
    .resting(timer, quickEnds: 1), .ending(quickEnds: 0), .ending(quickEnds: 3), .over,
  ]

  static let rolloverEvents: [RolloverEvent] = [
    .begun, .cutReached(cut), .taskEnded(ended, isQuick: false), .taskEnded(ended, isQuick: true),
    .taskBroke(.recognitionFailed, ended, isQuick: false),
    .taskBroke(.recognitionFailed, ended, isQuick: true),
    .taskBroke(.networkUnavailable, ended, isQuick: false),
    .taskRefused(.networkUnavailable), .taskRefused(.recognitionFailed),
    .taskSettled, .rested(timer), .overfull, .soundEnded, .dropped,
  ]

  static let pausedReply = TurnState.PausedReply(turn: turn, isSpeaking: true)

  static let turnStates: [TurnState] = [
    .resting,
    .hearing(recording, .init()),
    .hearing(recording, .init(over: pausedReply)),
    .settling(.init(recording)),
    .settling(.init(recording, over: pausedReply)),
    .waiting(turn),
    .speaking(turn),
    .ducked(turn, onset: 12_000),
    .interrupted(pausedReply),
  ]

  static let turnEvents: [TurnEvent] = [
    .recordingStarted(RecordingID(2)), .recordingStopped(recording),
    .recordingSettled(recording, .spoke), .recordingSettled(recording, .silent),
    .recordingSettled(recording, .cancelled), .recordingSettled(recording, .broken),
    .recordingSettled(recording, .unheard),
    .speechStarted(turn), .replyEnded(turn), .replyFailed(turn, .replyFailed),
    .personSpoke(onset: 12_000), .personStopped, .bargeInSure, .tapped,
    .left,
  ]

  static let retryStates: [RetryState] = [.resting, .recognizing(RetryID(1))]

  static let retryEvents: [RetryEvent] = [
    .asked, .recognized(RetryID(1), Transcript()), .failed(RetryID(1), .recognitionFailed),
    .dropped,
  ]
}

extension CaptureState {
  /// The kind of the state, with the details that distinguish its samples.
  var label: String {
    switch self {
    case .openingToRecord(let recording), .recording(let recording):
      "\(kind) (\(recording.kind), \(TransitionTable.short(recording.grip)))"
    case .closing(let closing): "\(kind) (then \(TransitionTable.short(closing.next)))"
    case .muted(let microphone): "\(kind) (\(TransitionTable.short(microphone)))"
    case .failed(let failure): "\(kind) (\(failure))"
    case .rationale(let intent): "\(kind) (\(intent))"
    case .authorizing(let question): "\(kind) (\(question.permission))"
    case .idle, .openingToListen, .listening, .touched, .paused: "\(kind)"
    }
  }
}
