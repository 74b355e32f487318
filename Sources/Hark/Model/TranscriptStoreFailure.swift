/// Why what is said cannot be kept on the disk; it is kept in memory meanwhile, and dictation goes on.
public enum TranscriptStoreFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The disk has no room left.
  case full

  /// The file, or the disk that it is on, may only be read.
  case readOnly

  /// Something else holds the file.
  case locked

  /// The file is none of Hark's, or its inside is broken.
  case damaged

  /// The file or its folder can neither be opened nor made, as when one may not.
  case unreachable

  /// A later version of Hark has changed how the file is laid out.
  case tooNew

  /// The disk could not be read or written, or something else went wrong that has no cure of its own.
  case broken

  /// The failure that a store's error stands for.
  init(_ error: any Error) { self = error as? TranscriptStoreFailure ?? .broken }
}
