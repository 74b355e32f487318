import Foundation

/// A recording of a call, as shown in a list.
public struct CallRecording: Sendable, Equatable, Identifiable {
  /// The identifier: only lowercase letters, digits, and hyphens.
  ///
  /// Identifiers of later recordings sort after those of earlier ones.
  public let id: String

  /// The time at which the recording began.
  public let begun: Date

  /// The duration, in seconds.
  public var seconds: Double

  /// Whether this or another process is currently writing the recording.
  public var isUnderWay: Bool

  /// Creates a recording.
  public init(id: String, begun: Date, seconds: Double, isUnderWay: Bool = false) {
    self.id = id
    self.begun = begun
    self.seconds = seconds
    self.isUnderWay = isUnderWay
  }
}

/// Samples of both sides of a call, of equal length: −1…1, 16,000 per second.
public struct CallFrames: Sendable, Equatable {
  /// The user's samples; zeros while the microphone is closed or muted.
  public let person: [Float]

  /// The agent's samples at their audible volume; zeros while the agent is silent.
  public let agent: [Float]

  /// Combines both sides; the longer one is truncated.
  public init(person: [Float], agent: [Float]) {
    let count = min(person.count, agent.count)
    self.person = Array(person.prefix(count))
    self.agent = Array(agent.prefix(count))
  }

  /// The number of samples per side.
  public var count: Int { person.count }
}
