import Hark
import Observation

/// An observable model offer for SwiftUI, which installs the model at the user's request.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
public final class ModelOfferModel {
  /// The current offer.
  public private(set) var offer: ModelOffer

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
  public func look() async {
    guard work == nil else { return }
    let state = await installer.state()
    guard work == nil else { return }
    if case .installing = state { return bring() }
    // A failure stays visible until the user retries.
    if case (.failed, .missing) = (offer.state, state) { return }
    offer.state = state
  }

  /// Installs the model; does nothing if it is being installed or is installed already.
  public func bring() {
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
