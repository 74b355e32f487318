extension VoiceMachine {
  /// The current phase, as the UI shows it.
  package var phase: Phase {
    switch capture.state {
    case .rationale: .rationale
    case .authorizing: .authorizing
    case .openingToListen, .openingToRecord: .starting
    case .recording(let recording): .recording(recording.kind)
    case .failed(let failure): .failed(failure)
    case .closing(let closing):
      closing.next.failure.map { .failed($0) } ?? conversation ?? rest(closing)
    case .muted: conversation ?? .muted
    case .listening, .touched: conversation ?? .listening
    case .paused: conversation ?? .paused
    case .idle: conversation ?? .idle
    }
  }

  /// The phase of the conversation while nothing is recorded; `nil` if neither side is awaited.
  private var conversation: Phase? {
    switch turn.state {
    case .resting, .hearing: nil
    case .settling: .finalizing
    case .waiting: .waiting
    case .speaking, .lowered: .speaking
    case .yielding(let interrupted): interrupted.isSpeaking ? .speaking : .waiting
    }
  }

  private func rest(_ closing: CaptureState.Closing) -> Phase {
    switch closing.next {
    case .idle: .idle
    case .paused: .paused
    case .muted: .muted
    case .start: .starting
    case .failed(let failure): .failed(failure)
    }
  }
}

extension CaptureState.Closing.Next {
  /// The failure that applies once the microphone is closed; `nil` if there is none.
  fileprivate var failure: VoiceFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}
