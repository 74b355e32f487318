import Hark

/// A loudspeaker without sound that plays as far as the test lets it.
public final class ScriptedLoudspeaker: Loudspeaker {
  /// How it plays.
  public enum Script: Sendable, Equatable {
    /// What it is given has been heard at once.
    case playsAtOnce

    /// The test says how much has been heard, with `hear`.
    case byHand

    /// Cannot be opened.
    case refuses(VoiceFailure)
  }

  private let script: Script
  private let opened = Watched<[ScriptedPlayback]>([])

  /// Makes a loudspeaker; all it is given is heard at once unless said.
  public init(_ script: Script = .playsAtOnce) { self.script = script }

  /// The playbacks that were opened, in order.
  public var playbacks: [ScriptedPlayback] { opened.now }

  /// The `count`th playback, once it has been opened; nil when the waiting task is cancelled.
  public func opened(_ count: Int = 1) async -> ScriptedPlayback? {
    await opened.wait { $0.count >= count }
    return playbacks.dropFirst(count - 1).first
  }

  /// Opens a playback as the script says.
  public func open(
    report: @escaping @Sendable (PlaybackReport) -> Void
  ) async throws -> any Playback {
    if case .refuses(let failure) = script { throw failure }
    let playback = ScriptedPlayback(isPrompt: script == .playsAtOnce, report: report)
    opened.change { $0.append(playback) }
    return playback
  }
}
