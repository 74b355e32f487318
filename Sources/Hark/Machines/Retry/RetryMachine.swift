/// The state machine for recognizing a recording again from its kept audio.
///
/// ```
///  resting ── asked ──▶ recognizing
///     ▲                      │
///     └── recognized, failed, dropped
/// ```
struct RetryMachine: Sendable {
  typealias Answer = Outcome<RetryState, RetryEffect, RetrySignal>

  var state = RetryState.resting

  var isRecognizing: Bool { state != .resting }

  mutating func handle(_ event: RetryEvent, _ moment: Moment) -> Answer {
    let answer = answer(to: event, moment)
    if case .move(let next, _, _) = answer { state = next }
    return answer
  }

  private func answer(to event: RetryEvent, _ moment: Moment) -> Answer {
    switch state {
    case .resting: resting(event, moment)
    case .recognizing(let id): recognizing(id, event)
    }
  }

  private func resting(_ event: RetryEvent, _ moment: Moment) -> Answer {
    switch event {
    case .asked:
      let id = RetryID(moment.nextID)
      return .move(.recognizing(id), [.start(id)], signals: [.began])
    case .recognized, .failed: return .ignore("an older recognition")
    case .dropped: return .ignore("nothing is recognized again")
    }
  }

  private func recognizing(_ id: RetryID, _ event: RetryEvent) -> Answer {
    switch event {
    case .asked: .ignore("the audio is already being recognized")
    case .recognized(id, let transcript): .move(.resting, [.replaceText(transcript), .cancel])
    // The audio is still kept, so that the user can try again.
    case .failed(id, let failure): .move(.resting, [.cancel], signals: [.failureArose(failure)])
    case .dropped: .move(.resting, [.cancel])
    case .recognized, .failed: .ignore("an older recognition")
    }
  }
}

enum RetryState: Sendable, Equatable {
  case resting
  case recognizing(RetryID)
}

enum RetryEvent: Sendable, Equatable {
  case asked
  case recognized(RetryID, Transcript)
  case failed(RetryID, VoiceFailure)

  /// The user canceled the recognition, left, or began another recording.
  case dropped
}

enum RetryEffect: Sendable, Equatable {
  case start(RetryID)
  case cancel

  /// Replaces the text of the recording whose audio is kept.
  case replaceText(Transcript)
}

/// A signal from the second recognition to capture.
enum RetrySignal: Sendable, Equatable {
  /// The failure that the user responds to is no longer shown.
  case began

  case failureArose(VoiceFailure)
}

/// The identifier of one recognition of kept audio.
struct RetryID: Sendable, Hashable {
  let number: Int
  init(_ number: Int) { self.number = number }
}
