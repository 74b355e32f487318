import Foundation

/// One recording of a call, as a list shows it.
public struct CallRecording: Sendable, Equatable, Identifiable {
  /// What it goes by: small letters, digits and hyphens alone; the ids of later recordings sort
  /// behind those of earlier ones.
  public let id: String

  /// When it began.
  public let begun: Date

  /// How long it is, in seconds.
  public var seconds: Double

  /// Whether it is being written just now, here or by another process.
  public var isUnderWay: Bool

  /// Describes one.
  public init(id: String, begun: Date, seconds: Double, isUnderWay: Bool = false) {
    self.id = id
    self.begun = begun
    self.seconds = seconds
    self.isUnderWay = isUnderWay
  }
}

/// A run of both sides of a call, equally long: −1…1, 16,000 a second.
public struct CallFrames: Sendable, Equatable {
  /// What the person said; zeros while the microphone is closed or muted.
  public let person: [Float]

  /// What was heard of the agent, as loud as it was heard; zeros while it is silent.
  public let agent: [Float]

  /// Puts both sides together; the longer one loses what stands over.
  public init(person: [Float], agent: [Float]) {
    let count = min(person.count, agent.count)
    self.person = Array(person.prefix(count))
    self.agent = Array(agent.prefix(count))
  }

  /// How many samples each side has.
  public var count: Int { person.count }
}
