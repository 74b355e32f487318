#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// An offer of noise suppression in noisy surroundings.
  @available(iOS 18, *)
  struct NoiseOffer: View {
    let theme: Theme
    let wording: Wording
    let act: CallAct

    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: wording[notice: .noiseOffer]).text(TextLooks.notice, theme.text)
        WrappingRow {
          answer(.declineNoiseOffer, isTaken: false).buttonStyle(.bordered)
          answer(.acceptNoiseOffer, isTaken: true).buttonStyle(.borderedProminent)
        }
      }
      .tint(Color(theme.buttonGround))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
      .background { TranscriptGround(theme: theme) }
      .accessibilityElement(children: .contain)
    }

    private func answer(_ notice: CallNotice, isTaken: Bool) -> some View {
      Button {
        act(.answerNoiseOffer(isTaken))
      } label: {
        Text(verbatim: wording[notice: notice]).frame(minHeight: ScreenSize.touchTarget)
      }
    }
  }
#endif
