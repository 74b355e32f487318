import Hark

/// What becomes of sound that runs when the system tells something of its audio.
enum SessionReaction: Sendable, Hashable {
  /// Nothing.
  case ignore

  /// Look whether the engine still runs as the hardware does; start it anew when not.
  case check

  /// Go on with the built-in microphone, as far as the system leaves a choice; what was said is kept.
  case moveToBuiltIn

  /// Let go of every object, and wait to be told that there can be new ones.
  case letGo

  /// Begin from scratch; what was said is kept.
  case rebuild

  /// End it: what was said is kept, and the person can go on by hand (G14).
  case fail(VoiceFailure)
}

extension SessionEvent {
  /// What it means for sound that runs.
  var reaction: SessionReaction {
    switch self {
    case .interruptionBegan(.routeDisconnected): .moveToBuiltIn
    case .interruptionBegan: .fail(.interrupted)
    // What ran has been ended when the interruption began. Whether one should resume is the person's
    // to say, by the button.
    case .interruptionEnded: .ignore
    case .routeChanged(let reason): reason.reaction
    case .configurationChanged: .check
    case .mediaServicesLost: .letGo
    case .mediaServicesReset: .rebuild
    }
  }
}

extension SessionEvent.RouteReason {
  fileprivate var reaction: SessionReaction {
    switch self {
    case .oldDeviceUnavailable: .moveToBuiltIn
    // One's own setting of a category comes back as this.
    case .categoryChange: .ignore
    case .unknown, .newDeviceAvailable, .override, .wakeFromSleep, .noSuitableRoute,
      .routeConfigurationChange:
      .check
    }
  }
}
