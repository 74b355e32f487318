import Foundation

/// Where recordings of calls are kept.
///
/// To the author of an adapter: nobody but their owner may read them. Calls may wait for a disk.
/// Several processes may use one place. Errors are `CallRecordingFailure`s, and none holds anything
/// that was said.
public protocol CallRecordings: Sendable {
  /// Begins a new recording.
  func begin() async throws -> any CallRecordingWriter

  /// All recordings that can be played, the newest first, and what is being recorded just now.
  ///
  /// One that a kill left behind is among them, as long as it is. What is damaged, or somebody
  /// else's, is left out and left alone.
  func recordings() async throws -> [CallRecording]

  /// Deletes a recording; one that is not there is left at that.
  ///
  /// Throws `underWay` for one that is being written.
  func delete(_ id: CallRecording.ID) async throws

  /// Deletes what is older than `retention` allows; how many recordings that were.
  ///
  /// What is being written stays. Time for which nothing ran counts, too.
  @discardableResult
  func expire(keeping retention: CallSettings.Retention) async throws -> Int
}

/// One recording that is being written.
///
/// Its owner calls one thing after another.
public protocol CallRecordingWriter: Sendable {
  /// By which the recording is found.
  var id: CallRecording.ID { get }

  /// Adds sound behind what was written; half a second later it outlives a kill.
  ///
  /// After a failure nothing more can be written, and what was written stays readable.
  func write(_ frames: CallFrames) async throws

  /// Ends the recording; one without any sound is removed.
  func finish() async throws
}

/// Why a call cannot be recorded, or recordings not be had.
public enum CallRecordingFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The disk has no room left.
  case full

  /// One may not write there.
  case readOnly

  /// The folder is gone, or cannot be made or reached.
  case unreachable

  /// The recording is being written just now.
  case underWay

  /// The disk could not be read or written, or something else went wrong that has no cure of its own.
  case broken

  /// The failure that an error stands for.
  init(_ error: any Error) { self = error as? CallRecordingFailure ?? .broken }
}
