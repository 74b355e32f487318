import Hark

/// What a call needs around its voice session: where its settings are kept, and what follows them.
public struct CallSurroundings: Sendable {
  /// Keeps the settings; nil where nothing does.
  public var archive: (any CallSettingsArchive)?

  /// Records the call if the person wants it; nil where none is recorded.
  public var recorder: CallRecorder?

  /// Microphones and effects, now and whenever that changes.
  public var choices: @Sendable () -> AsyncStream<Choices>

  /// Has microphone and sound follow the settings of a call; returns at once.
  ///
  /// Told what was chosen before when the call begins, before anything is heard, and then at each
  /// change, in order; nothing where settings are only looked at.
  public var follow: @Sendable (CallSettings) -> Void

  /// Has a screen reader say what the screen has to tell; returns at once.
  public var announce: @Sendable (CallAnnouncement) -> Void

  /// The call is over.
  public var end: @Sendable () async -> Void

  /// What there is to choose from.
  public struct Choices: Sendable, Equatable {
    /// The microphones, as people know them.
    public var inputs: [AudioInput]

    /// What can be done to their sound.
    public var effects: Set<AudioEffect>

    /// Describes it.
    public init(inputs: [AudioInput] = [], effects: Set<AudioEffect> = []) {
      self.inputs = inputs
      self.effects = effects
    }
  }

  /// Makes them; without `choices` there is nothing to choose from.
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
  /// Loads and keeps the settings, and has `surroundings` follow them.
  ///
  /// Where none were kept, the call goes on with its own. Settings that cannot be read are the standard
  /// ones, and the call begins nevertheless.
  public static func perform(
    _ surroundings: CallSurroundings
  ) -> @Sendable (Request) -> AsyncStream<Answer> {
    let keeper = surroundings.archive.map { CallSettingsKeeper($0) }
    return { request in
      switch request {
      case .load(let settings): return load(surroundings, settings)
      case .follow(let settings):
        // Not in a task, which the next change may overtake.
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
          // Whoever changes one and leaves at once finds it the next time.
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
