#if canImport(SwiftUI)
  import Foundation
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// Sample calls that preview each state without a microphone or an agent.
  @available(iOS 18, *) @MainActor
  enum CallPreview {
    /// Returns a call that has received `snapshot`, then `actions`, and then `events`.
    static func call(
      _ snapshot: Snapshot, _ events: [SessionEvent] = [], actions: [Call.Action] = []
    ) -> Call {
      var call = Call(agentName: "Ada")
      _ = call.handle(.shown(snapshot))
      for action in actions { take(call.handle(.did(action)), into: &call) }
      for event in events { _ = call.handle(.happened(event)) }
      return call
    }

    static func screen(
      _ phase: Phase, level: Float = 0, _ events: [SessionEvent] = [],
      actions: [Call.Action] = []
    ) -> some View {
      let snapshot = Snapshot(phase: phase, level: level, replyLevel: level)
      return CallContent(
        call: call(snapshot, events, actions: actions), theme: Theme(for: .call)
      ) { _ in }
      .environment(\.colorScheme, .dark)
    }

    private static func take(_ effects: [ScreenEffect<Call.Request>], into call: inout Call) {
      for case .request(let id, .load) in effects {
        let inputs = ["iPhone", "AirPods"].map { AudioInput(id: $0, name: $0) }
        _ = call.handle(.answered(id, .choices(inputs, Set(AudioEffect.allCases))))
        let recordings = [90.0, 754].map { seconds in
          CallRecording(
            id: "\(seconds)", begun: Date(timeIntervalSince1970: seconds), seconds: seconds)
        }
        _ = call.handle(.answered(id, .recordings(recordings)))
      }
    }

    static let talk: [SessionEvent] = [
      .messageSent("I slept badly again."), .reply("What was on your mind?"),
    ]
  }

  @available(iOS 18, *) #Preview("Idle") { CallPreview.screen(.idle) }
  @available(iOS 18, *) #Preview("Starting") { CallPreview.screen(.starting) }
  @available(iOS 18, *) #Preview("Listening") { CallPreview.screen(.listening) }

  @available(iOS 18, *)
  #Preview("Recording") { CallPreview.screen(.recording(.speech), level: 0.6, CallPreview.talk) }

  @available(iOS 18, *) #Preview("Held") { CallPreview.screen(.recording(.held), level: 0.4) }
  @available(iOS 18, *) #Preview("Processing") { CallPreview.screen(.finalizing) }
  @available(iOS 18, *) #Preview("Waiting") { CallPreview.screen(.waiting, CallPreview.talk) }

  @available(iOS 18, *)
  #Preview("Speaking") { CallPreview.screen(.speaking, level: 0.5, CallPreview.talk) }

  @available(iOS 18, *) #Preview("Paused") { CallPreview.screen(.paused) }
  @available(iOS 18, *) #Preview("Muted") { CallPreview.screen(.muted) }

  @available(iOS 18, *)
  #Preview("Failed") { CallPreview.screen(.failed(.microphoneLost), [.failed(.microphoneLost)]) }

  @available(iOS 18, *) #Preview("Noisy") {
    CallPreview.screen(.listening, [.cue(.noisy)], actions: [.show(.quick), .show(.none)])
  }

  @available(iOS 18, *)
  #Preview("Over") { CallPreview.screen(.idle, CallPreview.talk, actions: [.end]) }

  @available(iOS 18, *) #Preview("Settings over a call") {
    CallPreview.screen(.listening, CallPreview.talk, actions: [.show(.quick)])
      .modifier(
        CallSheet(
          call: CallPreview.call(Snapshot(phase: .listening), actions: [.show(.quick)]),
          theme: Theme(for: .call), isSettled: true, sounds: nil
        ) { _ in })
  }

  @available(iOS 18, *) #Preview("Every setting") {
    NavigationStack {
      VoiceCallSettingsView(
        CallPreview.call(
          Snapshot(phase: .listening, level: 0.4),
          actions: [.show(.full), .change(.recordsCalls(true))])
      ) { _ in }
    }
  }
#endif
