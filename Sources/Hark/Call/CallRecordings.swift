import Foundation

/// Storage for recordings of calls.
///
/// For adapter authors: the recordings must be readable only by their owner. Methods may wait for
/// disk I/O. Several processes may share one location. Errors are `CallRecordingFailure`s and contain
/// no speech content.
public protocol CallRecordings: Sendable {
  /// Begins a new recording.
  func begin() async throws -> any CallRecordingWriter

  /// Returns all playable recordings, newest first, including any in progress.
  ///
  /// A recording that a killed process left behind is included, with the length that was written.
  /// Damaged recordings and files of other owners are omitted and left unchanged.
  func recordings() async throws -> [CallRecording]

  /// Deletes a recording if it exists; throws `underWay` if it is being written.
  func delete(_ id: CallRecording.ID) async throws

  /// Deletes recordings older than `retention`, except those in progress; returns their number.
  ///
  /// A recording also ages while no process is running.
  @discardableResult
  func expire(keeping retention: CallSettings.Retention) async throws -> Int
}

/// A recording in progress, whose owner calls its methods one at a time.
public protocol CallRecordingWriter: Sendable {
  /// The identifier of the recording.
  var id: CallRecording.ID { get }

  /// Appends audio, which survives process termination once half a second has elapsed.
  ///
  /// After a failure, nothing more can be written, and the audio written so far remains readable.
  func write(_ frames: CallFrames) async throws

  /// Ends the recording; an empty recording is removed.
  func finish() async throws
}

/// The reason a call cannot be recorded or recordings are unavailable.
public enum CallRecordingFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The disk is full.
  case full

  /// The location is not writable.
  case readOnly

  /// The folder does not exist, or cannot be created or reached.
  case unreachable

  /// The recording is being written.
  case underWay

  /// The disk cannot be read or written, or another error without a specific solution occurred.
  case broken

  init(_ error: any Error) { self = error as? CallRecordingFailure ?? .broken }
}

extension CallRecordingFailure: LocalizedError {
  /// The problem and how to fix it, in one sentence.
  public var errorDescription: String? {
    switch self {
    case .full: "The disk is full: free space to record calls."
    case .readOnly: "The recordings folder is read-only: make it writable."
    case .unreachable: "The recordings folder cannot be reached: check its permissions."
    case .underWay: "The recording is still being written: wait until it ends."
    case .broken: "The recordings cannot be read or written: check the disk and try again."
    }
  }
}

/// A recording of a call, as shown in a list.
public struct CallRecording: Sendable, Equatable, Identifiable {
  /// The identifier: lowercase letters, digits, and hyphens; identifiers sort chronologically.
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
