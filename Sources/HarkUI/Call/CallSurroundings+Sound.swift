#if canImport(UIKit)
  import Hark
  import HarkApple
  import HarkScreens

  extension CallSurroundings {
    /// Creates the surroundings of a call that uses the system's audio.
    ///
    /// They consist of its microphones with their effects, its recordings, and the screen reader
    /// announcements of its session. `archive` persists the settings; if `nil`, they last only for
    /// the call.
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
