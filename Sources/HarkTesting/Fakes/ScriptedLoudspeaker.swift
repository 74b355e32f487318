import Hark

/// A silent loudspeaker whose progress the test controls.
public final class ScriptedLoudspeaker: Loudspeaker {
  /// The playback behavior.
  public enum Script: Sendable, Equatable {
    /// All audio counts as heard at once.
    case playsAtOnce

    /// The test determines how much audio has been heard by calling `hear`.
    case byHand

    /// The loudspeaker cannot be opened.
    case refuses(VoiceFailure)
  }

  private let script: Script
  private let opened = Watched<[ScriptedPlayback]>([])

  /// Creates a loudspeaker; by default, all audio counts as heard at once.
  public init(_ script: Script = .playsAtOnce) { self.script = script }

  /// The opened playbacks, in order.
  public var playbacks: [ScriptedPlayback] { opened.now }

  /// Returns the `count`th playback once it is open; `nil` if the waiting task is canceled.
  public func opened(_ count: Int = 1) async -> ScriptedPlayback? {
    await opened.wait { $0.count >= count }
    return playbacks.dropFirst(count - 1).first
  }

  /// Opens a playback as scripted.
  public func open(
    report: @escaping @Sendable (PlaybackReport) -> Void
  ) async throws -> any Playback {
    if case .refuses(let failure) = script { throw failure }
    let playback = ScriptedPlayback(isPrompt: script == .playsAtOnce, report: report)
    opened.change { $0.append(playback) }
    return playback
  }
}
