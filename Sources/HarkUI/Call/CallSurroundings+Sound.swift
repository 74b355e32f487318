#if canImport(UIKit)
  import Hark
  import HarkApple
  import HarkScreens

  extension CallSurroundings {
    /// What is around a call with the system's own sound: its microphones and what can be done to them,
    /// and its recordings; `archive` keeps the settings, and nil lets them go with the call.
    public init(_ sound: CallSound, archive: (any CallSettingsArchive)? = nil) {
      self.init(
        archive: archive, recorder: sound.recorder,
        choices: { Self.choices(of: sound) }, follow: { sound.follow($0) })
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
