import Hark
import Observation

/// An offer to bring a model, for SwiftUI to observe; it brings the model when the person wants it.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
public final class ModelOfferModel {
  /// The offer now.
  public private(set) var offer: ModelOffer

  @ObservationIgnored private let installer: any ModelInstaller
  @ObservationIgnored private var work: Task<Void, Never>?

  /// Makes an offer of what `installer` brings, in the words of `wording`.
  ///
  /// - Parameters:
  ///   - installer: Brings the model.
  ///   - isNeeded: Whether nothing listens without it.
  ///   - wording: The words.
  public init(_ installer: any ModelInstaller, isNeeded: Bool, wording: Wording) {
    self.installer = installer
    offer = ModelOffer(isNeeded: isNeeded, wording: wording)
  }

  /// Looks how far it is, and goes along with what somebody else has begun already.
  public func look() async {
    guard work == nil else { return }
    let state = await installer.state()
    guard work == nil else { return }
    if case .installing = state { return bring() }
    // A failure is told until the person tries again.
    if case (.failed, .missing) = (offer.state, state) { return }
    offer.state = state
  }

  /// Brings it; nothing while it is on its way, or here.
  public func bring() {
    guard work == nil, offer.state != .installed else { return }
    offer.state = .installing(0)
    let states = installer.install()
    work = Task { [weak self] in
      for await state in states {
        self?.offer.state = state
        // Who is told of it may try again at once.
        if case .failed = state { break }
      }
      self?.settle()
    }
  }

  /// One that was given up by whoever brings it is not on its way any more.
  private func settle() {
    work = nil
    if case .installing = offer.state { offer.state = .missing }
  }
}
