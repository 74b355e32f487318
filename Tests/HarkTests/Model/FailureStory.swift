import Hark
import HarkPresentation
import HarkTesting
import Testing

/// A recording in which one failure occurs.
struct FailureStory {
  private let experience: Experience
  private var microphone = MicrophoneScript.byHand
  private var recognizer: any Recognizer = ScriptedRecognizer()
  private var statuses: [Permission: PermissionStatus] = [
    .speech: .authorized, .microphone: .authorized,
  ]
  private var isConnected = true
  private var isStopped = false

  init(_ experience: Experience) { self.experience = experience }

  func refusing(_ permission: Permission, _ status: PermissionStatus = .denied) -> FailureStory {
    changed { $0.statuses[permission] = status }
  }

  func hearing(_ script: RecognizerScript) -> FailureStory { with(ScriptedRecognizer(script)) }

  func with(_ recognizer: any Recognizer) -> FailureStory {
    changed { $0.recognizer = recognizer }
  }

  func opening(_ script: MicrophoneScript) -> FailureStory { changed { $0.microphone = script } }

  /// Returns a story in which the recognizer needs a network connection and there is none.
  func offline() -> FailureStory {
    let traits = RecognizerTraits(name: "cloud", locales: [.americanEnglish], needsNetwork: true)
    return changed {
      $0.recognizer = ScriptedRecognizer(traits: traits)
      $0.isConnected = false
    }
  }

  /// Returns a story in which the user stops the recording after a while.
  func stopping() -> FailureStory { changed { $0.isStopped = true } }

  /// Runs the story, checks the message and the recovery actions, and returns the text that
  /// remains.
  @discardableResult
  func expect(
    _ text: String, _ actions: [RecoveryAction], at place: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let stage = SessionStage(
      experience, microphone: ScriptedMicrophone(microphone), recognizer: recognizer,
      permissions: ScriptedPermissions(statuses),
      reachability: ScriptedReachability(isConnected: isConnected))
    try await stage.voice.toggle()
    if isStopped {
      await stage.microphone.opened()
      // A stop before the session knows that the microphone is open would cancel the start.
      try await stage.phase { $0 == .recording(.hand) }
      await stage.clock.advance(by: 1)
      try await stage.voice.stop()
    } else if stage.permissions.isOpen, isConnected, microphone.refusal == nil {
      await stage.microphone.opened()
      stage.microphone.send(SoundTimeline("#####").samples)
    }
    let failure = try await stage.failure()
    #expect(Wording(for: experience)[.message(failure)] == text, sourceLocation: place)
    #expect(failure.recovery(in: experience) == actions, sourceLocation: place)
    for await snapshot in try stage.voice.snapshots { return snapshot.transcript.text }
    return ""
  }

  private func changed(_ change: (inout FailureStory) -> Void) -> FailureStory {
    var story = self
    change(&story)
    return story
  }
}

extension ScriptedPermissions {
  /// Whether both permissions are granted.
  fileprivate var isOpen: Bool {
    Permission.allCases.allSatisfy { status(of: $0) == .authorized }
  }
}
