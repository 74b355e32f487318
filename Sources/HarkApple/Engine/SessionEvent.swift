/// What the system tells of its audio.
enum SessionEvent: Sendable, Hashable {
  /// It took the sound away, as for a phone call.
  case interruptionBegan(InterruptionReason)

  /// It gave the sound back, and says whether one should go on by oneself.
  case interruptionEnded(shouldResume: Bool)

  /// Sound goes another way.
  case routeChanged(RouteReason)

  /// An engine stopped by itself because its hardware changed.
  case configurationChanged

  /// The process behind all sound died; every object of it is dead.
  case mediaServicesLost

  /// It is back, and knows nothing.
  case mediaServicesReset

  /// Why sound was taken away; the numbers are the system's.
  enum InterruptionReason: UInt, Sendable, Hashable {
    case other = 0
    case appWasSuspended = 1
    case builtInMicrophoneMuted = 2
    case routeDisconnected = 4
  }

  /// Why sound goes another way; the numbers are the system's.
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

extension SessionEvent {
  /// What an interruption's note says; nil where it says nothing.
  ///
  /// `type` is 1 where the interruption begins and 0 where it ends; bit 0 of `options` says that one
  /// should go on.
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

  /// What a note of another route says.
  init(routeChange reason: UInt?) {
    self = .routeChanged(reason.flatMap(RouteReason.init) ?? .unknown)
  }
}
