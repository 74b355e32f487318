import Hark

/// The offer to bring the model of a language, as a face shows it.
public struct ModelOffer: Sendable, Equatable {
  /// How far it is.
  public internal(set) var state: ModelInstallation

  /// Whether nothing listens without it.
  public let isNeeded: Bool

  /// Its words.
  public let wording: Wording

  /// Makes an offer of a model that is not here.
  public init(isNeeded: Bool, wording: Wording, state: ModelInstallation = .missing) {
    (self.isNeeded, self.wording, self.state) = (isNeeded, wording, state)
  }

  /// What stands there.
  public var text: String {
    switch state {
    case .missing: wording[model: isNeeded ? .needed : .offered]
    case .installing: wording[model: .coming]
    case .installed: wording[model: .here]
    case .failed(let failure): wording[model: .failed(failure)]
    }
  }

  /// What the button says that brings it; nil where there is nothing to press.
  public var action: String? {
    switch state {
    case .missing: wording[model: .bring]
    case .failed: wording[model: .bringAgain]
    case .installing, .installed: nil
    }
  }

  /// How much of it has come, 0…1; nil while none is on its way.
  public var progress: Double? {
    if case .installing(let share) = state { min(max(share, 0), 1) } else { nil }
  }

  /// The same offer: two with other words are others.
  public static func == (left: ModelOffer, right: ModelOffer) -> Bool {
    left.state == right.state && left.isNeeded == right.isNeeded
      && left.wording.language == right.wording.language
  }
}
