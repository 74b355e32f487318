#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// Offers to bring the model of a language, and shows how far it is.
  ///
  /// ```swift
  /// ModelRow(model)
  /// ```
  ///
  /// It belongs into a list of settings or above a screen. A download that somebody else has begun is
  /// shown, too.
  @available(iOS 18, *)
  public struct ModelRow: View {
    private let model: ModelOfferModel

    /// Shows the offer of `model`.
    public init(_ model: ModelOfferModel) { self.model = model }

    /// The row.
    public var body: some View {
      ModelOfferRow(offer: model.offer) { model.bring() }
        .task { await model.look() }
    }
  }

  /// An offer at one moment.
  @available(iOS 18, *)
  struct ModelOfferRow: View {
    let offer: ModelOffer
    let bring: @MainActor () -> Void

    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: offer.text).text(TextLooks.notice)
        if let progress = offer.progress {
          ProgressView(value: progress).accessibilityLabel(Text(verbatim: offer.text))
        }
        if let action = offer.action {
          Button(action: bring) {
            Text(verbatim: action).frame(minHeight: ScreenSize.touchTarget)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @available(iOS 18, *)
  #Preview("Missing, on its way, not to be had, here") {
    VStack {
      ForEach(
        [
          ModelInstallation.missing, .installing(1 / 2), .failed(.networkUnavailable), .installed,
        ], id: \.self
      ) { state in
        ModelOfferRow(
          offer: ModelOffer(isNeeded: true, wording: Wording(for: .capture), state: state)
        ) {}
      }
    }
  }
#endif
