#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Foundation

  /// Listens to what the system tells of its audio, on whatever thread it does.
  final class SessionObserver: Sendable {
    private let tokens: Confined<[any NSObjectProtocol]>

    /// Has `take` hear of each event, and of the engine that it is about, if it is about one.
    init(_ take: @escaping @Sendable (SessionEvent, ObjectIdentifier?) -> Void) {
      let tokens = [
        Self.listen(AVAudioSession.interruptionNotification) { note in
          let event = SessionEvent(
            interruption: note.number(AVAudioSessionInterruptionTypeKey),
            options: note.number(AVAudioSessionInterruptionOptionKey),
            reason: note.number(AVAudioSessionInterruptionReasonKey))
          if let event { take(event, nil) }
        },
        Self.listen(AVAudioSession.routeChangeNotification) { note in
          take(.init(routeChange: note.number(AVAudioSessionRouteChangeReasonKey)), nil)
        },
        Self.listen(AVAudioSession.mediaServicesWereLostNotification) { _ in
          take(.mediaServicesLost, nil)
        },
        Self.listen(AVAudioSession.mediaServicesWereResetNotification) { _ in
          take(.mediaServicesReset, nil)
        },
        Self.listen(.AVAudioEngineConfigurationChange) { note in
          let engine = note.object.map { ObjectIdentifier($0 as AnyObject) }
          take(.configurationChanged, engine)
        },
      ]
      self.tokens = Confined("hark.session", tokens)
    }

    deinit {
      tokens.async { tokens in
        for token in tokens { NotificationCenter.default.removeObserver(token) }
      }
    }

    /// Blocks are called where the note is posted: on a thread of the system's own, at times on the
    /// main one, so they only read and pass on.
    private static func listen(
      _ name: Notification.Name, _ read: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        @Sendable note in read(note)
      }
    }
  }

  extension Notification {
    fileprivate func number(_ key: String) -> UInt? {
      (userInfo?[key] as? NSNumber)?.uintValue ?? userInfo?[key] as? UInt
    }
  }
#endif
