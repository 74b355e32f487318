#if canImport(UIKit)
  import Hark

  /// The device's loudspeaker or headset, through the same engine as the microphone, so that the system
  /// takes what it plays out of what the microphone hears.
  ///
  /// It goes on where the system sends the sound when a headset comes or goes.
  public struct AVAudioEngineLoudspeaker: Loudspeaker {
    private let engine: SharedAudioEngine

    /// Makes a loudspeaker; nothing of the system is touched yet.
    public init(engine: SharedAudioEngine = .standard) { self.engine = engine }

    /// Opens it; a playback that is still open is stopped first.
    ///
    /// Throws `synthesisFailed` when the system gives no sound.
    public func open(
      report: @escaping @Sendable (PlaybackReport) -> Void
    ) async throws -> any Playback {
      let playback = AVAudioEnginePlayback(on: engine.rig, report: report)
      let isOpen = await engine.rig.run { rig in (try? rig.open(playback)) != nil }
      guard isOpen else { throw VoiceFailure.synthesisFailed }
      return playback
    }
  }
#endif
