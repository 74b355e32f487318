#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// A hint below the controls, such as "Release when done", that fades in (S3-34).
  @available(iOS 18, *)
  public struct HoldHint: View {
    private let text: String?
    private let theme: Theme

    /// Creates a hint with `text`; `nil` shows nothing and occupies no space.
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
