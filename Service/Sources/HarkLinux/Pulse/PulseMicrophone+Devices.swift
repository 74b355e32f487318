import Hark

extension PulseMicrophone {
  /// Returns all devices from which `server`, or the environment's server if `server` is `nil`, can
  /// record.
  ///
  /// Throws a `PulseError`. Takes at most five seconds.
  public static func devices(server: String? = nil) async throws -> [PulseDevice] {
    try await withCheckedThrowingContinuation { continuation in
      PulseRecording.detach {
        do throws(PulseError) {
          let client = try PulseClient(server: server, bell: PulseBell())
          continuation.resume(returning: try client.devices())
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }

  /// Returns the input levels of the device, for a user who is choosing a device or is about to
  /// speak.
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
        } catch {
          levels.finish(throwing: recording.problem ?? error)
        }
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
