import Hark
import HarkSimulation

@testable import HarkServer
@testable import World

/// A disk without recordings that sometimes blocks the thread that searches for a recording.
struct SimulatedDisk: CallRecordings {
  let world: Surroundings

  /// The possible delays, in seconds, such as those of a network disk or of a disk that must spin
  /// up.
  private static let waits = [0.0, 0, 1, 30]

  var recordedCalls: RecordedCalls { RecordedCalls(self, file: look) }

  private func look(for id: CallRecording.ID) -> String? {
    let wait = world.pick(Self.waits)
    guard wait > 0 else { return nil }
    world.record.inject("disk blocks")
    let (clock, end) = (world.clock, world.clock.now + wait)
    Task { try? await clock.sleep(until: end) }
    SerialScheduler.shared.block { clock.now >= end }
    return nil
  }

  func begin() async throws -> any CallRecordingWriter { throw CallRecordingFailure.full }

  func recordings() async throws -> [CallRecording] { [] }

  func delete(_ id: CallRecording.ID) async throws {}

  func expire(keeping retention: CallSettings.Retention) async throws -> Int { 0 }
}
