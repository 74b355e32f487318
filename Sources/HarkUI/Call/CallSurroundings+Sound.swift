#if canImport(UIKit)
  import Hark
  import HarkApple
  import HarkScreens

  extension CallSurroundings {
    /// What is around a call with the system's own sound: its microphones and what can be done to them,
    /// its recordings, and the screen reader that its session is told by; `archive` keeps the settings, and nil lets them go with the call.
    public init(_ sound: CallSound, archive: (any CallSettingsArchive)? = nil) {
      self.init(
        archive: archive, recorder: sound.recorder,
        choices: { Self.choices(of: sound) }, follow: { sound.follow($0) },
        announce: { Self.announce($0, by: sound.announcements) }, end: { sound.end() })
    }

    private static func announce(
      _ announcement: CallAnnouncement, by announcements: SpokenAnnouncements?
    ) {
      switch announcement.moment {
      case .beforeOpening: announcements?.tell(beforeOpening: announcement.text)
      case .soon: announcements?.tell(announcement.text)
      case .urgently: announcements?.tell(announcement.text, isUrgent: true)
      }
    }

    private static func choices(of sound: CallSound) -> AsyncStream<Choices> {
      AsyncStream { choices in
        let watching = Task {
          for await found in sound.choices() {
            choices.yield(Choices(inputs: found.inputs, effects: found.effects))
          }
          choices.finish()
        }
        choices.onTermination = { _ in watching.cancel() }
      }
    }
  }
#endif
