import Hark
import Synchronization

/// A real loudspeaker: any sink of a PulseAudio or PipeWire server, converted by the server.
///
/// The server's default may be changed in its mixer, and the playback goes on at the new device; a
/// named device is never exchanged for another, which may be heard by more people. When the device or
/// the server goes away, `failed` is reported at once, and `problem` says why.
public final class PulseLoudspeaker: Loudspeaker {
  /// The device that was asked for, by name or description; nil leaves it to the server.
  public let device: String?

  private let server: String?
  private let newest = Mutex<PulsePlayback?>(nil)

  /// Makes a loudspeaker; nothing is opened yet.
  ///
  /// `server` is an address such as `unix:/run/user/1000/pulse/native`; nil takes the one that the
  /// environment names, else the person's own.
  public init(device: String? = nil, server: String? = nil) {
    self.device = device
    self.server = server
  }

  /// Why the last opening failed or broke off; nil when it did not.
  public var problem: PulseError? { newest.withLock { $0?.problem } }

  /// Opens the device; a playback that is still open is stopped first.
  ///
  /// Throws `synthesisFailed` when there is no server or no such device; `problem` then says which.
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

  /// Everything that `server` can play into; nil asks the server of the environment.
  ///
  /// Throws a `PulseError`; takes at most five seconds.
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
