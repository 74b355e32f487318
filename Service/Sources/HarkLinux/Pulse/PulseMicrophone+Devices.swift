import Hark

extension PulseMicrophone {
  /// Everything that `server` can record from; nil asks the server of the environment.
  ///
  /// Throws a `PulseError`; takes at most five seconds.
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

  /// How loud it is at the device, for a person who chooses one or waits to speak.
  ///
  /// Opens the device beside whatever else records from it, until the stream is let go. A slow
  /// reader gets the newest level. Throws a `PulseError`.
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

/// How loud it is at a device.
public struct InputLevel: Sendable, Equatable {
  /// The level, 0…1, as `LevelMeter` measures it.
  public let level: Float

  /// Whether anything is heard at all.
  public let condition: InputCondition
}
