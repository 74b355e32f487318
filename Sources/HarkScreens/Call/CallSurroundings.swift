import Hark

/// The environment of a call beyond its voice session, such as the storage of its settings and the
/// call recorder.
public struct CallSurroundings: Sendable {
  /// The storage for settings; `nil` if they are not saved.
  public var archive: (any CallSettingsArchive)?

  /// The recorder, which records if the user has enabled recording; `nil` if calls cannot be recorded.
  public var recorder: CallRecorder?

  /// Returns the available microphones and effects, now and after each change.
  public var choices: @Sendable () -> AsyncStream<Choices>

  /// Applies a call's settings to the microphone and audio; returns immediately.
  ///
  /// Called with the loaded settings when the call begins, before the microphone opens, and then
  /// after each change, in order. Not called when the settings are only viewed.
  public var follow: @Sendable (CallSettings) -> Void

  /// Makes a screen reader announcement; returns immediately.
  public var announce: @Sendable (CallAnnouncement) -> Void

  /// Cleans up after the call, for example by restoring the default audio processing; called after
  /// the settings are saved and recording has ended.
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
    (self.archive, self.recorder, self.choices) = (archive, recorder, choices)
    (self.follow, self.announce, self.end) = (follow, announce, end)
  }
}

extension Call {
  /// A request from the call to its environment, outside the voice session.
  public enum Request: Sendable, Equatable {
    /// Load the saved settings, or these if none are saved, and the available choices.
    case load(else: CallSettings)

    /// Save these settings.
    case keep(CallSettings)

    /// Apply these settings to the microphone and audio of the call in progress.
    case follow(CallSettings)

    /// Perform a recording request.
    case recordings(RecordingRequest)

    /// Make a screen reader announcement.
    case announce(CallAnnouncement)

    /// End the call.
    case end
  }

  /// A request from the call about its recordings.
  public enum RecordingRequest: Sendable, Equatable {
    /// Report the recordings and whether the call is being recorded, now and after each change.
    case watch

    /// Apply these recording options.
    case follow(CallRecorder.Options)

    /// Delete a recording.
    case delete(CallRecording.ID)
  }

  /// An answer to a request.
  public enum Answer: Sendable, Equatable {
    /// The loaded settings, or a substitute if none are saved or they cannot be read.
    case settings(CallSettings)

    /// The available microphones and effects, now and after each change.
    case choices([AudioInput], Set<AudioEffect>)

    /// Settings could not be loaded or saved.
    case failed(CallSettingsFailure)

    /// The recordings, newest first.
    case recordings([CallRecording])

    /// Whether the call is recorded.
    case recorded(Bool)

    /// The call could not be recorded, or recordings could not be listed or deleted.
    case recordingFailed(CallRecordingFailure)
  }

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
      case .load(let settings): return load(surroundings, settings, after: keeper)
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
    _ surroundings: CallSurroundings, _ given: CallSettings, after keeper: CallSettingsKeeper?
  ) -> AsyncStream<Answer> {
    answers { yield in
      await keeper?.settled()
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

extension CallRecorder {
  package func perform(_ request: Call.RecordingRequest) -> AsyncStream<Call.Answer> {
    switch request {
    case .follow(let options):
      // The options are applied synchronously because later ones could overtake a task.
      follow(options)
      return AsyncStream { $0.finish() }
    case .delete(let id):
      return answers { [self] yield in
        do {
          try await delete(id)
        } catch { yield(.recordingFailed(error as? CallRecordingFailure ?? .broken)) }
      }
    case .watch:
      let events = events()
      return answers { [self] yield in
        // After a page reload, a recording of the call may already be in progress.
        if isRecording { yield(.recorded(true)) }
        await list(yield)
        for await event in events {
          switch event {
          case .began: yield(.recorded(true))
          case .ended: yield(.recorded(false))
          case .failed(let failure):
            yield(.recorded(false))
            yield(.recordingFailed(failure))
          case .listChanged: await list(yield)
          }
        }
      }
    }
  }

  private func list(_ yield: @Sendable (Call.Answer) -> Void) async {
    do {
      yield(.recordings(try await recordings.recordings()))
    } catch { yield(.recordingFailed(error as? CallRecordingFailure ?? .broken)) }
  }
}

/// A screen reader announcement for a call.
public struct CallAnnouncement: Sendable, Equatable {
  /// The text.
  public var text: String

  /// The time of the announcement.
  public var moment: Moment

  /// The time of an announcement, which is deferred while an open microphone would pick it up.
  public enum Moment: Sendable, Equatable {
    /// Before the microphone next opens. Opening waits for the announcement if the microphone would
    /// pick it up.
    case beforeOpening

    /// As soon as possible.
    case soon

    /// As soon as possible, interrupting the current announcement.
    case urgently
  }

  /// Creates an announcement.
  public init(_ text: String, _ moment: Moment = .soon) {
    self.text = text
    self.moment = moment
  }
}
