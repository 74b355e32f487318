#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// A sentence for a moment, which a face shows until the next one; nothing where there is none.
  @available(iOS 18, *)
  struct HintView: View {
    let text: String?
    let theme: Theme
    private var preferences = Preferences()

    init(_ text: String?, theme: Theme) {
      self.text = text
      self.theme = theme
    }

    var body: some View {
      ZStack {
        if let text {
          Text(verbatim: text)
            .text(TextLooks.notice, theme.hintText)
            .multilineTextAlignment(.center)
            .padding(CallSize.hintPadding)
            .background(
              Color(theme.hintGround), in: RoundedRectangle(cornerRadius: Room.radius)
            )
            .transition(.opacity)
        }
      }
      .animation(preferences.reducesMotion ? nil : Animation(Motion.hint), value: text)
    }
  }
#endif
