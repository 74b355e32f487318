#if canImport(UIKit)
  import Hark

  /// The device's loudspeaker or headset, on the same engine as the microphone, so that the system
  /// can cancel the echo of playback.
  ///
  /// Playback follows the system's audio route when a headset is connected or disconnected.
  public struct AVAudioEngineLoudspeaker: Loudspeaker {
    private let engine: SharedAudioEngine

    /// Creates a loudspeaker without accessing the system's audio.
    public init(engine: SharedAudioEngine = .standard) { self.engine = engine }

    /// Opens the loudspeaker, stopping any open playback first.
    ///
    /// Throws `synthesisFailed` if the system provides no audio output.
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
