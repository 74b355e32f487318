import Hark

/// The response of running audio to an event of the system's audio.
enum SessionReaction: Sendable, Hashable {
  /// No response.
  case ignore

  /// Check whether the engine still matches the hardware, and restart it if not.
  case check

  /// Continue with the built-in microphone if the system allows it; the transcript is kept.
  case moveToBuiltIn

  /// Release all objects, and wait for the event that allows new ones.
  case letGo

  /// Restart from scratch; the transcript is kept.
  case rebuild

  /// End the audio; the transcript is kept, and the user can resume manually (G14).
  case fail(VoiceFailure)
}

extension AudioSessionEvent {
  /// The response of running audio to the event.
  var reaction: SessionReaction {
    switch self {
    case .interruptionBegan(.routeDisconnected): .moveToBuiltIn
    case .interruptionBegan: .fail(.interrupted)
    // The audio already ended when the interruption began. The user resumes it with the button.
    case .interruptionEnded: .ignore
    case .routeChanged(let reason): reason.reaction
    case .configurationChanged: .check
    case .mediaServicesLost: .letGo
    case .mediaServicesReset: .rebuild
    }
  }
}

extension AudioSessionEvent.RouteReason {
  fileprivate var reaction: SessionReaction {
    switch self {
    case .oldDeviceUnavailable: .moveToBuiltIn
    // The app's own changes of the category also arrive as this event.
    case .categoryChange: .ignore
    case .unknown, .newDeviceAvailable, .override, .wakeFromSleep, .noSuitableRoute,
      .routeConfigurationChange:
      .check
    }
  }
}
