@testable import Hark

// The names of states and events, for tables and for the check that every case has a sample.

extension CaptureState {
  enum Kind: String, CaseIterable {
    case idle, rationale, authorizing, openingToListen, openingToRecord, listening, touched
    case recording, closing, paused, muted, failed
  }

  var kind: Kind {
    switch self {
    case .idle: .idle
    case .rationale: .rationale
    case .authorizing: .authorizing
    case .openingToListen: .openingToListen
    case .openingToRecord: .openingToRecord
    case .listening: .listening
    case .touched: .touched
    case .recording: .recording
    case .closing: .closing
    case .paused: .paused
    case .muted: .muted
    case .failed: .failed
    }
  }
}

extension CaptureEvent {
  enum Kind: String, CaseIterable {
    case began, left, pressed, released, activated, holdReached, stopAsked, cancelAsked
    case rationaleAccepted, rationaleDeclined, muteOn, muteOff, modeChanged, failureDismissed
    case permissionAnswered, permissionOverdue, microphoneOpened, microphoneFailed, soundEnded
    case microphoneClosed, speechStarted, endingReached, interrupted, recognitionBroke
    case recognitionEnded, failureArose
  }

  var kind: Kind {
    switch self {
    case .began: .began
    case .left: .left
    case .pressed: .pressed
    case .released: .released
    case .activated: .activated
    case .holdReached: .holdReached
    case .stopAsked: .stopAsked
    case .cancelAsked: .cancelAsked
    case .rationaleAccepted: .rationaleAccepted
    case .rationaleDeclined: .rationaleDeclined
    case .muteOn: .muteOn
    case .muteOff: .muteOff
    case .modeChanged: .modeChanged
    case .failureDismissed: .failureDismissed
    case .permissionAnswered: .permissionAnswered
    case .permissionOverdue: .permissionOverdue
    case .microphoneOpened: .microphoneOpened
    case .microphoneFailed: .microphoneFailed
    case .soundEnded: .soundEnded
    case .microphoneClosed: .microphoneClosed
    case .speechStarted: .speechStarted
    case .endingReached: .endingReached
    case .interrupted: .interrupted
    case .recognitionBroke: .recognitionBroke
    case .recognitionEnded: .recognitionEnded
    case .failureArose: .failureArose
    }
  }
}

extension RecognitionEvent {
  enum Kind: String, CaseIterable {
    case begun, queued, due, started, refused, interim, final, finished, broke
    case soundEnded, cancelled, abandoned, finalOverdue
  }

  var kind: Kind {
    switch self {
    case .begun: .begun
    case .queued: .queued
    case .due: .due
    case .started: .started
    case .refused: .refused
    case .interim: .interim
    case .final: .final
    case .finished: .finished
    case .broke: .broke
    case .soundEnded: .soundEnded
    case .cancelled: .cancelled
    case .abandoned: .abandoned
    case .finalOverdue: .finalOverdue
    }
  }
}

extension RolloverState {
  enum Kind: String, CaseIterable {
    case idle, running, draining, resting, ending, over
  }

  var kind: Kind {
    switch self {
    case .idle: .idle
    case .running: .running
    case .draining: .draining
    case .resting: .resting
    case .ending: .ending
    case .over: .over
    }
  }
}

extension RolloverEvent {
  enum Kind: String, CaseIterable {
    case begun, cutReached, taskEnded, taskBroke, taskRefused, taskSettled, rested, overfull
    case soundEnded, dropped
  }

  var kind: Kind {
    switch self {
    case .begun: .begun
    case .cutReached: .cutReached
    case .taskEnded: .taskEnded
    case .taskBroke: .taskBroke
    case .taskRefused: .taskRefused
    case .taskSettled: .taskSettled
    case .rested: .rested
    case .overfull: .overfull
    case .soundEnded: .soundEnded
    case .dropped: .dropped
    }
  }
}

extension TurnState {
  enum Kind: String, CaseIterable {
    case resting, hearing, settling, waiting, speaking, ducked, interrupted
  }

  var kind: Kind {
    switch self {
    case .resting: .resting
    case .hearing: .hearing
    case .settling: .settling
    case .waiting: .waiting
    case .speaking: .speaking
    case .ducked: .ducked
    case .interrupted: .interrupted
    }
  }
}

extension TurnEvent {
  enum Kind: String, CaseIterable {
    case recordingStarted, recordingStopped, recordingSettled, speechStarted, replyEnded
    case replyFailed, personSpoke, personStopped, bargeInSure, tapped, left
  }

  var kind: Kind {
    switch self {
    case .recordingStarted: .recordingStarted
    case .recordingStopped: .recordingStopped
    case .recordingSettled: .recordingSettled
    case .speechStarted: .speechStarted
    case .replyEnded: .replyEnded
    case .replyFailed: .replyFailed
    case .personSpoke: .personSpoke
    case .personStopped: .personStopped
    case .bargeInSure: .bargeInSure
    case .tapped: .tapped
    case .left: .left
    }
  }
}

extension RetryEvent {
  enum Kind: String, CaseIterable { case asked, recognized, failed, dropped }

  var kind: Kind {
    switch self {
    case .asked: .asked
    case .recognized: .recognized
    case .failed: .failed
    case .dropped: .dropped
    }
  }
}
