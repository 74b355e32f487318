import Foundation

/// Storage for recordings of calls.
///
/// For adapter authors: the recordings must be readable only by their owner. Methods may wait for a
/// disk. Several processes may share one location. Errors are `CallRecordingFailure`s and contain
/// no speech content.
public protocol CallRecordings: Sendable {
  /// Begins a new recording.
  func begin() async throws -> any CallRecordingWriter

  /// Returns all playable recordings, newest first, including any in progress.
  ///
  /// A recording that a killed process left behind is included, with the length that was written.
  /// Damaged recordings and files of other owners are omitted and left unchanged.
  func recordings() async throws -> [CallRecording]

  /// Deletes a recording; does nothing if it does not exist.
  ///
  /// Throws `underWay` if the recording is being written.
  func delete(_ id: CallRecording.ID) async throws

  /// Deletes recordings older than `retention` and returns their number.
  ///
  /// Recordings in progress remain. Time during which no process runs counts, too.
  @discardableResult
  func expire(keeping retention: CallSettings.Retention) async throws -> Int
}

/// A recording in progress.
///
/// Its owner makes one call at a time.
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

  /// The disk cannot be read or written, or another error without a specific remedy occurred.
  case broken

  /// Creates the failure for an error.
  init(_ error: any Error) { self = error as? CallRecordingFailure ?? .broken }
}
