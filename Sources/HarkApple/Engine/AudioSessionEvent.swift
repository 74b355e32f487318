import Hark

enum AudioSessionEvent: Sendable, Hashable {
  /// The system interrupted audio, for example for a phone call.
  case interruptionBegan(InterruptionReason)
  case interruptionEnded
  case routeChanged(RouteReason)

  /// An engine stopped because its hardware changed.
  case configurationChanged

  /// The media services process died, and all its objects are invalid.
  case mediaServicesLost

  /// The media services process restarted without its previous state.
  case mediaServicesReset

  /// The reason for an interruption, with the system's raw value.
  enum InterruptionReason: UInt, Sendable, Hashable {
    case other = 0

    /// The app was suspended; reported when it runs again, and only before iOS 16.
    case appWasSuspended = 1

    /// The built-in microphone is muted, for example because an iPad's cover is closed.
    case builtInMicMuted = 2
    case routeDisconnected = 4
  }

  /// The reason for a route change, with the system's raw value.
  enum RouteReason: UInt, Sendable, Hashable {
    case other = 0
    case newDeviceAvailable = 1
    case oldDeviceUnavailable = 2
    case categoryChange = 3
  }
}

extension AudioSessionEvent {
  /// Creates an interruption event from the values of the system's notification, whose `type` is 1
  /// when the interruption begins and 0 when it ends.
  init?(interruption type: UInt?, reason: UInt?) {
    switch type {
    case 1: self = .interruptionBegan(reason.flatMap(InterruptionReason.init) ?? .other)
    case 0: self = .interruptionEnded
    default: return nil
    }
  }

  /// Creates a route change; `lostInput` indicates whether an input of the previous route was lost.
  ///
  /// If the input remains available, as when headphones without a microphone are unplugged, the
  /// reason is `other`.
  init(routeChange reason: UInt?, lostInput: @autoclosure () -> Bool) {
    let reason = reason.flatMap(RouteReason.init) ?? .other
    self = .routeChanged(reason == .oldDeviceUnavailable && !lostInput() ? .other : reason)
  }
}

enum SessionReaction: Sendable, Hashable {
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
  var reaction: SessionReaction {
    switch self {
    case .interruptionBegan(.routeDisconnected), .routeChanged(.oldDeviceUnavailable):
      .moveToBuiltIn
    case .interruptionBegan(.other): .fail(.interrupted)
    case .interruptionBegan(.builtInMicMuted): .fail(.microphoneSilent)
    // The audio ended when the app moved to the background, and new audio may have started since.
    case .interruptionBegan(.appWasSuspended): .ignore
    // When the interruption began, the audio ended or moved to the built-in microphone. The user
    // resumes ended audio with the button.
    case .interruptionEnded: .ignore
    // The app's own changes to the category also arrive as this event.
    case .routeChanged(.categoryChange): .ignore
    case .routeChanged(.newDeviceAvailable), .routeChanged(.other), .configurationChanged: .check
    case .mediaServicesLost: .letGo
    case .mediaServicesReset: .rebuild
    }
  }
}
