/// The reason a transcript cannot be saved to disk.
///
/// While saving fails, the transcript stays in memory and dictation continues.
public enum TranscriptStoreFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The disk is full.
  case full

  /// The file or its volume is read-only.
  case readOnly

  /// Another process or connection has locked the file.
  case locked

  /// The file is not a Hark file, or its contents are corrupt.
  case damaged

  /// The file or its folder cannot be opened or created, for example for lack of permission.
  case unreachable

  /// A later version of Hark has changed the file format.
  case tooNew

  /// A disk read or write failed, or another error without a specific remedy occurred.
  case broken

  /// Creates the failure that corresponds to a store's error.
  init(_ error: any Error) { self = error as? TranscriptStoreFailure ?? .broken }
}
