import Hark

/// An offer to install the model of a language, as the UI presents it.
public struct ModelOffer: Sendable, Equatable {
  /// The state of the installation.
  public internal(set) var state: ModelInstallation

  /// Whether recognition is unavailable without the model.
  public let isNeeded: Bool

  /// The wording of the offer.
  public let wording: Wording

  /// Creates an offer, by default of a model that is not installed.
  public init(isNeeded: Bool, wording: Wording, state: ModelInstallation = .missing) {
    (self.isNeeded, self.wording, self.state) = (isNeeded, wording, state)
  }

  /// The text of the offer.
  public var text: String {
    switch state {
    case .missing: wording[model: isNeeded ? .needed : .offered]
    case .installing: wording[model: .coming]
    case .installed: wording[model: .here]
    case .failed(let failure): wording[model: .failed(failure)]
    }
  }

  /// The title of the button that installs the model; `nil` if there is no button.
  public var action: String? {
    switch state {
    case .missing: wording[model: .bring]
    case .failed: wording[model: .bringAgain]
    case .installing, .installed: nil
    }
  }

  /// The fraction of the model that has been downloaded, 0…1; `nil` if no installation is in
  /// progress.
  public var progress: Double? {
    if case .installing(let share) = state { min(max(share, 0), 1) } else { nil }
  }

  /// Returns whether two offers are equal; wordings are compared by their language.
  public static func == (left: ModelOffer, right: ModelOffer) -> Bool {
    left.state == right.state && left.isNeeded == right.isNeeded
      && left.wording.language == right.wording.language
  }
}
