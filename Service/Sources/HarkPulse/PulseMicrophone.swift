import Hark
import Synchronization

/// A microphone that records from any source of a PulseAudio or PipeWire server, which converts the
/// audio.
///
/// Audio is live and arrives in fragments of about 20 ms. If a device is suspended and wakes again,
/// the audio continues without a gap in its numbering. If the device or the server disappears, the
/// stream throws `VoiceFailure.microphoneLost` immediately. `problem` gives the reason for any
/// failure, and `condition` indicates whether an open microphone receives any audio.
///
/// Audio comes only from a chosen device. A recording of a named device remains on that device
/// until `listen(to:)` switches it. A recording of the default microphone may be moved in the
/// server's mixer while that device exists, but only to another microphone: the monitor of a
/// loudspeaker is recorded only by name.
public final class PulseMicrophone: Microphone {
  /// The name or description of the requested device, or `nil` for the default microphone.
  public var device: String? { wanted.withLock { $0 } }

  /// The delivery mode: live audio.
  public let delivery = SoundDelivery.live

  let server: String?
  private let board = ConditionBoard()
  private let newest = Mutex<PulseRecording?>(nil)
  private let wanted: Mutex<String?>

  /// Creates a microphone without opening anything.
  ///
  /// `server` is an address such as `unix:/run/user/1000/pulse/native`. If it is `nil`, the server
  /// in the environment variable `PULSE_SERVER` is used, or else the user's own.
  public init(device: String? = nil, server: String? = nil) {
    wanted = Mutex(device)
    self.server = server
  }

  /// Switches to another device; an open recording continues there without a gap in its numbering.
  ///
  /// The recording remains on its device if the new one cannot be opened, for example because
  /// another recording of this program is using it.
  public func listen(to device: String?) {
    wanted.withLock { $0 = device }
    newest.withLock { $0 }?.move(to: device)
  }

  /// The reason why the last recording failed, or `nil` if it did not.
  public var problem: PulseError? { newest.withLock { $0?.problem } }

  /// The condition of the input, which indicates whether the open device delivers any audio.
  public var condition: InputCondition { board.condition }

  /// Returns a stream of the current condition and all subsequent changes.
  public func conditions() -> AsyncStream<InputCondition> { board.conditions() }

  /// Opens the device, and returns when its audio arrives.
  ///
  /// A device that is waking up drops speech until then. A suspended device and one without audio
  /// for five seconds are open nevertheless, and their `condition` is `suspended` or `waiting`.
  ///
  /// Throws `microphoneBusy` while this microphone is open or another `PulseMicrophone` of this
  /// program has the same device open; other programs can share the device. Throws
  /// `microphonePermissionDenied` if the server denies access, `microphoneLost` if the device or the
  /// server disappears while the first audio is awaited, and otherwise `microphoneUnavailable`, for
  /// example if the microphone is closed while it opens; `problem` then gives the reason.
  public func open(
    _ profile: AudioProfile
  ) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let recording = try begin()
    do throws(PulseError) { return try await recording.open() } catch { throw error.failure }
  }

  /// Releases the device, even while it is still opening.
  public func close() async { await newest.withLock { $0 }?.close() }

  private func begin() throws -> PulseRecording {
    try newest.withLock { newest in
      if let newest, !newest.isOver { throw VoiceFailure.microphoneBusy }
      let recording = PulseRecording(server: server, device: device, owns: true, board: board)
      newest = recording
      return recording
    }
  }
}

extension PulseMicrophone {
  /// Returns all devices from which `server`, or the default server if `server` is `nil`, can
  /// record.
  ///
  /// Throws a `PulseError`, for example if the server does not answer within five seconds.
  public static func devices(server: String? = nil) async throws -> [PulseDevice] {
    try await PulseClient.devices(of: server) { try $0.devices() }
  }

  /// Returns the device's input levels, for a user who is choosing a device or is about to speak.
  ///
  /// The device is opened alongside other recordings until the stream is released. A slow consumer
  /// receives the newest level. The stream throws a `PulseError`.
  public func levels() -> AsyncThrowingStream<InputLevel, any Error> {
    let board = ConditionBoard()
    let recording = PulseRecording(server: server, device: device, owns: false, board: board)
    return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { levels in
      let watching = Task {
        do {
          var meter = LevelMeter()
          for try await chunk in try await recording.open() {
            meter.push(chunk)
            levels.yield(InputLevel(level: meter.level, condition: board.condition))
          }
          levels.finish()
        } catch { levels.finish(throwing: recording.problem ?? error) }
      }
      levels.onTermination = { _ in
        watching.cancel()
        Task { await recording.close() }
      }
    }
  }
}

/// The input level of a device.
public struct InputLevel: Sendable, Equatable {
  /// The level measured by `LevelMeter`, in the range 0…1.
  public let level: Float

  /// The condition of the input, which indicates whether the device delivers any audio.
  public let condition: InputCondition
}
