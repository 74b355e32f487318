#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// A temporary hint; empty if there is none.
  @available(iOS 18, *)
  struct HintView<Ground: Shape>: View {
    let text: String?
    let theme: Theme
    let look: TextLook

    /// The shape of the background.
    let ground: Ground
    @Preferences private var preferences

    init(_ text: String?, theme: Theme, look: TextLook, on ground: Ground) {
      self.text = text
      self.theme = theme
      self.look = look
      self.ground = ground
    }

    var body: some View {
      ZStack {
        if let text {
          Text(verbatim: text)
            .text(look, theme.hintText)
            .multilineTextAlignment(.center)
            .padding(CallSize.hintPadding)
            .background(Color(theme.hintGround), in: ground)
            .transition(.opacity)
        }
      }
      .animation(preferences.reducesMotion ? nil : Animation(Motion.hint), value: text)
    }
  }

  @available(iOS 18, *)
  extension HintView where Ground == RoundedRectangle {
    /// Creates a hint with the default appearance: the notice style on a rounded rectangle.
    init(_ text: String?, theme: Theme) {
      self.init(
        text, theme: theme, look: TextLooks.notice,
        on: RoundedRectangle(cornerRadius: Room.radius))
    }
  }
#endif
