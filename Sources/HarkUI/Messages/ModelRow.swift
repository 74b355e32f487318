#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// A row that offers to install a language's speech recognition model, and shows the progress.
  ///
  /// ```swift
  /// ModelRow(model)
  /// ```
  ///
  /// Place it in a settings list or above a screen. It also shows a download that is already in
  /// progress when the row appears.
  @available(iOS 18, *)
  public struct ModelRow: View {
    private let model: ModelOfferModel

    /// Creates a row with the offer of `model`.
    public init(_ model: ModelOfferModel) { self.model = model }

    /// The row.
    public var body: some View {
      ModelOfferRow(offer: model.offer) { model.bring() }
        .task { await model.look() }
    }
  }

  @available(iOS 18, *) struct ModelOfferRow: View {
    let offer: ModelOffer
    let bring: @MainActor () -> Void

    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: offer.text).text(TextLooks.notice)
        if let progress = offer.progress {
          ProgressView(value: progress).accessibilityLabel(Text(verbatim: offer.text))
        }
        if let action = offer.action { TitleButton(action, action: bring) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @available(iOS 18, *) #Preview("Missing, installing, unavailable, installed") {
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
