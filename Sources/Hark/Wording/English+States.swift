// Status text, button labels and hints, and announcements in English.
extension English {
  static func status(_ phase: Phase) -> String {
    switch phase {
    case .idle, .paused: "Tap to speak"
    case .rationale, .authorizing: "Waiting for permission..."
    case .starting: "Starting..."
    case .listening: "Listening..."
    case .recording: "Recording..."
    case .finalizing: "Processing..."
    case .waiting: "Waiting for reply..."
    case .speaking: "Speaking..."
    case .muted: "Muted"
    case .failed(let failure): message(failure)
    }
  }

  static func buttonLabel(_ phase: Phase) -> String {
    switch phase {
    case .idle, .rationale, .authorizing, .paused, .failed: "Start recording"
    case .starting, .recording: "Stop recording"
    case .listening: "Listening for speech"
    case .finalizing: "Processing your speech"
    case .waiting: "Waiting for response"
    case .speaking: "Stop the reply"
    case .muted: "Microphone muted"
    }
  }

  static func buttonHint(_ phase: Phase) -> String {
    switch phase {
    case .idle, .paused: "Tap to start recording"
    case .rationale, .authorizing: "Answer the question about permission first"
    case .starting, .recording(.hand), .recording(.speech): "Tap to stop recording"
    case .recording(.held): "Release to stop recording"
    case .listening: "Speak to record, or tap to pause"
    case .finalizing, .waiting: "Wait a moment"
    case .speaking: "Tap to stop"
    case .muted: "Unmute to speak"
    case .failed(let failure): failure.isLasting ? "Tap to hear why" : "Tap to try again"
    }
  }

  static func text(_ announcement: Announcement) -> String {
    switch announcement {
    case .ready: "Ready to record"
    case .listening: "Listening for speech"
    case .recordingStarted: "Recording started"
    case .recordingStopped: "Recording stopped"
    case .processing: "Processing your speech"
    case .waiting: "Waiting for response"
    case .speaking: "Agent is speaking"
    case .paused: "Listening paused"
    case .muted: "Microphone muted"
    case .unmuted: "Microphone on"
    case .success: "Done"
    }
  }
}
