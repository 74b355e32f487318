import Hark

/// The environment of a call beyond its voice session: the storage of its settings, and the
/// components that follow them.
public struct CallSurroundings: Sendable {
  /// The storage for settings; `nil` if they are not saved.
  public var archive: (any CallSettingsArchive)?

  /// The recorder, used if the user has enabled recording; `nil` if calls cannot be recorded.
  public var recorder: CallRecorder?

  /// Returns the available microphones and effects, now and after each change.
  public var choices: @Sendable () -> AsyncStream<Choices>

  /// Applies a call's settings to the microphone and audio; returns immediately.
  ///
  /// Called with the saved settings when the call begins, before the microphone opens, and then
  /// after each change, in order. Not called when the settings are only viewed.
  public var follow: @Sendable (CallSettings) -> Void

  /// Makes a screen reader announcement; returns immediately.
  public var announce: @Sendable (CallAnnouncement) -> Void

  /// Ends the call.
  public var end: @Sendable () async -> Void

  /// The available microphones and effects.
  public struct Choices: Sendable, Equatable {
    /// The microphones with the names shown to the user.
    public var inputs: [AudioInput]

    /// The effects that can be applied to the microphones' audio.
    public var effects: Set<AudioEffect>

    /// Creates choices.
    public init(inputs: [AudioInput] = [], effects: Set<AudioEffect> = []) {
      self.inputs = inputs
      self.effects = effects
    }
  }

  /// Creates an environment; without `choices`, no microphones or effects are offered.
  public init(
    archive: (any CallSettingsArchive)? = nil,
    recorder: CallRecorder? = nil,
    choices: @escaping @Sendable () -> AsyncStream<Choices> = { AsyncStream { $0.finish() } },
    follow: @escaping @Sendable (CallSettings) -> Void = { _ in },
    announce: @escaping @Sendable (CallAnnouncement) -> Void = { _ in },
    end: @escaping @Sendable () async -> Void = {}
  ) {
    self.archive = archive
    self.recorder = recorder
    self.choices = choices
    self.follow = follow
    self.announce = announce
    self.end = end
  }
}

extension Call {
  /// Returns a closure that performs a call's requests with `surroundings`.
  ///
  /// If no settings are saved, the call uses its own. If they cannot be read, it begins with the
  /// defaults.
  public static func perform(
    _ surroundings: CallSurroundings
  ) -> @Sendable (Request) -> AsyncStream<Answer> {
    let keeper = surroundings.archive.map { CallSettingsKeeper($0) }
    return { request in
      switch request {
      case .load(let settings): return load(surroundings, settings)
      case .follow(let settings):
        // The settings are applied synchronously because a later change could overtake a task.
        surroundings.follow(settings)
        return AsyncStream { $0.finish() }
      case .keep(let settings):
        let work = keeper?.keep(settings)
        return answers { yield in
          if let failure = await work?.value { yield(.failed(failure)) }
        }
      case .recordings(let request):
        return surroundings.recorder?.perform(request) ?? AsyncStream { $0.finish() }
      case .announce(let announcement):
        surroundings.announce(announcement)
        return AsyncStream { $0.finish() }
      case .end:
        return answers { _ in
          // A change made right before the end must be saved.
          await keeper?.settled()
          await surroundings.recorder?.end()
          await surroundings.end()
        }
      }
    }
  }

  private static func load(
    _ surroundings: CallSurroundings, _ given: CallSettings
  ) -> AsyncStream<Answer> {
    answers { yield in
      var settings = given
      var failure: CallSettingsFailure?
      do {
        settings = try await surroundings.archive?.settings() ?? given
      } catch {
        settings = CallSettings()
        failure = error as? CallSettingsFailure ?? .damaged
      }
      yield(.settings(settings))
      if let failure { yield(.failed(failure)) }
      for await choices in surroundings.choices() {
        yield(.choices(choices.inputs, choices.effects))
      }
    }
  }
}
