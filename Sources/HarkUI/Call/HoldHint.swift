#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// A sentence below the controls, as "Release when done"; it fades in where there is one (S3-34).
  @available(iOS 18, *)
  public struct HoldHint: View {
    private let text: String?
    private let theme: Theme
    private var preferences = Preferences()

    /// Shows `text`; nil shows nothing and keeps no room.
    public init(_ text: String?, theme: Theme) {
      self.text = text
      self.theme = theme
    }

    /// The hint.
    public var body: some View {
      ZStack {
        if let text {
          Text(verbatim: text)
            .text(TextLooks.hint, theme.hintText)
            .multilineTextAlignment(.center)
            .padding(CallSize.hintPadding)
            .background(Color(theme.hintGround), in: Capsule())
            .transition(.opacity)
        }
      }
      .animation(preferences.reducesMotion ? nil : Animation(Motion.hint), value: text)
    }
  }
#endif
