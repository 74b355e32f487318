#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Foundation

  /// Listens to what the system tells of its audio.
  ///
  /// Blocks are called where the note is posted: on a thread of the system's own, at times on the main
  /// one, so they only read and pass on.
  final class SessionObserver: Sendable {
    private let watches: [NotificationObservation]

    /// Has `take` hear of each event, and of the engine that it is about, if it is about one.
    init(_ take: @escaping @Sendable (SessionEvent, ObjectIdentifier?) -> Void) {
      watches = [
        NotificationObservation(AVAudioSession.interruptionNotification) { @Sendable note in
          let event = SessionEvent(
            interruption: note.number(AVAudioSessionInterruptionTypeKey),
            options: note.number(AVAudioSessionInterruptionOptionKey),
            reason: note.number(AVAudioSessionInterruptionReasonKey))
          if let event { take(event, nil) }
        },
        NotificationObservation(AVAudioSession.routeChangeNotification) { @Sendable note in
          take(.init(routeChange: note.number(AVAudioSessionRouteChangeReasonKey)), nil)
        },
        NotificationObservation(AVAudioSession.mediaServicesWereLostNotification) { @Sendable _ in
          take(.mediaServicesLost, nil)
        },
        NotificationObservation(AVAudioSession.mediaServicesWereResetNotification) { @Sendable _ in
          take(.mediaServicesReset, nil)
        },
        NotificationObservation(.AVAudioEngineConfigurationChange) { @Sendable note in
          let engine = note.object.map { ObjectIdentifier($0 as AnyObject) }
          take(.configurationChanged, engine)
        },
      ]
    }

    deinit {
      for watch in watches { watch.end() }
    }
  }

  extension Notification {
    fileprivate func number(_ key: String) -> UInt? {
      (userInfo?[key] as? NSNumber)?.uintValue ?? userInfo?[key] as? UInt
    }
  }
#endif
