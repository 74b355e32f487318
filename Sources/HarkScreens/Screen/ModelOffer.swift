import Hark
import HarkPresentation
import Observation

/// An offer to install the model of a language, as the UI presents it.
package struct ModelOffer: Sendable, Equatable {
  package internal(set) var state: ModelInstallation

  /// Whether recognition is unavailable without the model.
  package let isNeeded: Bool

  package let wording: Wording

  package init(isNeeded: Bool, wording: Wording, state: ModelInstallation = .missing) {
    (self.isNeeded, self.wording, self.state) = (isNeeded, wording, state)
  }

  package var text: String {
    switch state {
    case .missing: wording[model: isNeeded ? .needed : .offered]
    case .installing: wording[model: .coming]
    case .installed: wording[model: .here]
    case .failed(let failure): wording[model: .failed(failure)]
    }
  }

  /// The title of the button that installs the model; `nil` if there is no button.
  package var action: String? {
    switch state {
    case .missing: wording[model: .bring]
    case .failed: wording[model: .bringAgain]
    case .installing, .installed: nil
    }
  }

  /// The downloaded fraction of the model, 0…1; `nil` if no installation is in progress.
  package var progress: Double? {
    if case .installing(let share) = state { min(max(share, 0), 1) } else { nil }
  }

  /// Wordings are compared by their language.
  package static func == (left: ModelOffer, right: ModelOffer) -> Bool {
    left.state == right.state && left.isNeeded == right.isNeeded
      && left.wording.language == right.wording.language
  }
}

/// An observable model offer for SwiftUI, which installs the model at the user's request.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
public final class ModelOfferModel {
  package private(set) var offer: ModelOffer

  @ObservationIgnored private let installer: any ModelInstaller
  @ObservationIgnored private var work: Task<Void, Never>?

  /// Creates an offer of the model that `installer` provides.
  ///
  /// - Parameters:
  ///   - installer: The installer of the model.
  ///   - isNeeded: Whether recognition is unavailable without the model.
  ///   - wording: The wording of the offer.
  public init(_ installer: any ModelInstaller, isNeeded: Bool, wording: Wording) {
    self.installer = installer
    offer = ModelOffer(isNeeded: isNeeded, wording: wording)
  }

  /// Updates the state and follows an installation that is already in progress.
  package func look() async {
    guard work == nil else { return }
    let state = await installer.state()
    guard work == nil else { return }
    if case .installing = state { return bring() }
    // A failure stays visible until the user retries or the model is installed.
    if case (.failed, .missing) = (offer.state, state) { return }
    offer.state = state
  }

  /// Installs the model; does nothing if it is being installed or is installed already.
  package func bring() {
    guard work == nil, offer.state != .installed else { return }
    offer.state = .installing(0)
    let states = installer.install()
    work = Task { [weak self] in
      for await state in states {
        self?.offer.state = state
        // The loop ends here so that the user can retry immediately after a failure.
        if case .failed = state { break }
      }
      self?.settle()
    }
  }

  /// Ends the installation; a model whose installation was abandoned is missing again.
  private func settle() {
    work = nil
    if case .installing = offer.state { offer.state = .missing }
  }
}
