import Hark
import Synchronization

/// A loudspeaker that plays on any sink of a PulseAudio or PipeWire server, which converts the
/// audio.
///
/// If the server's default is changed in its mixer, playback continues on the new device. A named
/// device is never replaced by another, on which more people might hear the reply. If the device or
/// the server disappears, `failed` is reported immediately, and `problem` gives the reason.
public final class PulseLoudspeaker: Loudspeaker {
  /// The name or description of the requested device, or `nil` if the server chooses.
  public let device: String?

  private let server: String?
  private let newest = Mutex<PulsePlayback?>(nil)

  /// Creates a loudspeaker without opening anything.
  ///
  /// `server` is an address such as `unix:/run/user/1000/pulse/native`. If it is `nil`, the server
  /// of the environment is used, or else the user's own.
  public init(device: String? = nil, server: String? = nil) {
    self.device = device
    self.server = server
  }

  /// The reason why the last playback failed, or `nil` if it did not.
  public var problem: PulseError? { newest.withLock { $0?.problem } }

  /// Opens the device, and stops a playback that is still open.
  ///
  /// Throws `synthesisFailed` if the server or the device does not exist; `problem` then gives the
  /// reason.
  public func open(
    report: @escaping @Sendable (PlaybackReport) -> Void
  ) async throws -> any Playback {
    let playback = PulsePlayback(server: server, device: device, report: report)
    let last = newest.withLock { newest in
      defer { newest = playback }
      return newest
    }
    last?.stop()
    if await playback.open() != nil { throw VoiceFailure.synthesisFailed }
    return playback
  }

  /// Returns all devices on which `server`, or the environment's server if `server` is `nil`, can
  /// play.
  ///
  /// Throws a `PulseError`. Takes at most five seconds.
  public static func devices(server: String? = nil) async throws -> [PulseDevice] {
    try await withCheckedThrowingContinuation { continuation in
      PulseRecording.detach {
        do throws(PulseError) {
          let client = try PulseClient(server: server, bell: PulseBell())
          continuation.resume(returning: try client.loudspeakers())
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }
}
