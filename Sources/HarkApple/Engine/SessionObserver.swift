#if canImport(AVFAudio)
  @preconcurrency import AVFAudio
  import Foundation

  /// An observer of the system's audio notifications, which on a Mac come only from engines.
  ///
  /// Its handlers run on the posting thread, sometimes the main thread, so they only read a
  /// notification and forward it.
  final class SessionObserver: Sendable {
    private let watches: [NotificationObservation]

    /// Creates an observer that calls `take` with each event and with the engine that it concerns,
    /// if any.
    init(_ take: @escaping @Sendable (AudioSessionEvent, ObjectIdentifier?) -> Void) {
      var watches = [
        NotificationObservation(.AVAudioEngineConfigurationChange) { @Sendable note in
          let engine = note.object.map { ObjectIdentifier($0 as AnyObject) }
          take(.configurationChanged, engine)
        }
      ]
      #if canImport(UIKit)
        watches += [
          NotificationObservation(AVAudioSession.interruptionNotification) { @Sendable note in
            let event = AudioSessionEvent(
              interruption: note.number(AVAudioSessionInterruptionTypeKey),
              reason: note.number(AVAudioSessionInterruptionReasonKey))
            if let event { take(event, nil) }
          },
          NotificationObservation(AVAudioSession.routeChangeNotification) { @Sendable note in
            let reason = note.number(AVAudioSessionRouteChangeReasonKey)
            take(.init(routeChange: reason, lostInput: note.lostInput), nil)
          },
          NotificationObservation(AVAudioSession.mediaServicesWereLostNotification) { @Sendable _ in
            take(.mediaServicesLost, nil)
          },
          NotificationObservation(AVAudioSession.mediaServicesWereResetNotification) {
            @Sendable _ in
            take(.mediaServicesReset, nil)
          },
        ]
      #endif
      self.watches = watches
    }

    deinit {
      for watch in watches { watch.end() }
    }
  }

  #if canImport(UIKit)
    extension Notification {
      fileprivate func number(_ key: String) -> UInt? {
        (userInfo?[key] as? NSNumber)?.uintValue ?? userInfo?[key] as? UInt
      }

      /// Whether an input of the previous route is unavailable; true if that route is unknown.
      fileprivate var lostInput: Bool {
        let route = userInfo?[AVAudioSessionRouteChangePreviousRouteKey]
        guard let route = route as? AVAudioSessionRouteDescription else { return true }
        let available = Set((AVAudioSession.sharedInstance().availableInputs ?? []).map(\.uid))
        return !available.isSuperset(of: route.inputs.map(\.uid))
      }
    }
  #endif
#endif
