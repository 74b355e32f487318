import Hark

extension TranscriptStoreFailure {
  /// What the engine calls a store's failure.
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
  /// What a store calls the failure that it has told the engine.
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

  /// Whether the file may stay open after it, since it is the same afterwards.
  var leavesFileOpen: Bool {
    switch self {
    case .full, .locked, .unstorableText, .keyInUse: true
    case .readOnly, .damaged, .unreachable, .tooNew, .broken: false
    }
  }
}
