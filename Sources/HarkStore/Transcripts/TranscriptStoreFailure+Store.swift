import Hark

extension TranscriptStoreFailure {
  /// Creates an engine failure from a store failure.
  init(_ failure: StoreFailure) {
    self =
      switch failure {
      case .full: .full
      case .readOnly: .readOnly
      case .locked: .locked
      case .damaged: .damaged
      case .unreachable: .unreachable
      case .tooNew: .tooNew
      case .broken, .unstorableText, .keyInUse: .broken
      }
  }
}

extension StoreFailure {
  /// Creates the store's failure for a failure reported to the engine.
  public init(_ failure: TranscriptStoreFailure) {
    self =
      switch failure {
      case .full: .full
      case .readOnly: .readOnly
      case .locked: .locked
      case .damaged: .damaged
      case .unreachable: .unreachable
      case .tooNew: .tooNew
      case .broken: .broken
      }
  }

  /// Whether the file can stay open, because the failure does not affect it.
  var leavesFileOpen: Bool {
    switch self {
    case .full, .locked, .unstorableText, .keyInUse: true
    case .readOnly, .damaged, .unreachable, .tooNew, .broken: false
    }
  }
}
