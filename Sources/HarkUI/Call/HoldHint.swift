#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// A sentence below the controls, as "Release when done"; it fades in where there is one (S3-34).
  @available(iOS 18, *)
  public struct HoldHint: View {
    private let text: String?
    private let theme: Theme

    /// Shows `text`; nil shows nothing and keeps no room.
    public init(_ text: String?, theme: Theme) {
      self.text = text
      self.theme = theme
    }

    /// The hint.
    public var body: some View {
      HintView(text, theme: theme, look: TextLooks.hint, on: Capsule())
    }
  }
#endif
