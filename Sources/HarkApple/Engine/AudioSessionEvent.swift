/// An event of the system's audio.
enum AudioSessionEvent: Sendable, Hashable {
  /// The system interrupted audio, for example for a phone call.
  case interruptionBegan(InterruptionReason)

  /// The interruption ended; the system reports whether audio should resume automatically.
  case interruptionEnded(shouldResume: Bool)

  /// The audio route changed.
  case routeChanged(RouteReason)

  /// An engine stopped because its hardware changed.
  case configurationChanged

  /// The media services process died, and all its objects are invalid.
  case mediaServicesLost

  /// The media services process restarted without its previous state.
  case mediaServicesReset

  /// The reason for an interruption, with the system's raw values.
  enum InterruptionReason: UInt, Sendable, Hashable {
    case other = 0
    case appWasSuspended = 1
    case builtInMicrophoneMuted = 2
    case routeDisconnected = 4
  }

  /// The reason for a route change, with the system's raw values.
  enum RouteReason: UInt, Sendable, Hashable, CaseIterable {
    case unknown = 0
    case newDeviceAvailable = 1
    case oldDeviceUnavailable = 2
    case categoryChange = 3
    case override = 4
    case wakeFromSleep = 6
    case noSuitableRoute = 7
    case routeConfigurationChange = 8
  }
}

extension AudioSessionEvent {
  /// Creates the event of an interruption notification, or `nil` if its type is unknown.
  ///
  /// `type` is 1 when the interruption begins and 0 when it ends; bit 0 of `options` indicates that
  /// audio should resume.
  init?(interruption type: UInt?, options: UInt?, reason: UInt?) {
    switch type {
    case 1:
      self = .interruptionBegan(reason.flatMap(InterruptionReason.init) ?? .other)
    case 0:
      self = .interruptionEnded(shouldResume: (options ?? 0) & 1 == 1)
    default:
      return nil
    }
  }

  /// Creates the event of a route change notification.
  init(routeChange reason: UInt?) {
    self = .routeChanged(reason.flatMap(RouteReason.init) ?? .unknown)
  }
}
