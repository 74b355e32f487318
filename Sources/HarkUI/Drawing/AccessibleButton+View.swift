#if canImport(SwiftUI)
  import Foundation
  import Hark
  import HarkPresentation
  import SwiftUI

  @available(iOS 18, *) extension View {
    /// Presents the view to assistive technology as one button; set `startsMedia` only if
    /// activation starts capture, because VoiceOver then stays silent.
    func accessible(_ words: AccessibleButton, startsMedia: Bool = false) -> some View {
      accessibilityElement()
        .accessibilityLabel(Text(verbatim: words.label))
        .accessibilityHint(Text(verbatim: words.hint))
        .accessibilityValue(Text(verbatim: words.value ?? ""))
        .accessibilityAddTraits(AccessibilityTraits.isButton)
        .accessibilityAddTraits(words.isSelected ? .isSelected : [])
        .accessibilityRemoveTraits(words.isSelected ? [] : .isSelected)
        .accessibilityAddTraits(startsMedia ? .startsMediaSession : [])
        .accessibilityRemoveTraits(startsMedia ? [] : .startsMediaSession)
    }
  }

  extension View {
    /// Makes the view, a button's label, at least as large as a touch target; padding around a
    /// button does not receive touches.
    func touchTarget() -> some View {
      frame(minWidth: ScreenSize.touchTarget, minHeight: ScreenSize.touchTarget)
        .contentShape(Rectangle())
    }

    func onCard(of theme: Theme, padding: Double = StandardSpacing.wide) -> some View {
      self.padding(padding)
        .background(Color(theme.card), in: RoundedRectangle(cornerRadius: StandardSpacing.radius))
    }
  }

  /// A button with a title, at least as large as a touch target.
  @available(iOS 18, *) struct TitleButton: View {
    private let title: String
    private let action: @MainActor () -> Void

    init(_ title: String, action: @escaping @MainActor () -> Void) {
      self.title = title
      self.action = action
    }

    var body: some View { Button(action: action) { Text(verbatim: title).touchTarget() } }
  }

  /// Views side by side, or stacked if the text is too large for one row.
  @available(iOS 18, *) struct WrappingRow<Content: View>: View {
    var spacing: CGFloat?
    var lineSpacing: CGFloat?
    @ViewBuilder let content: Content

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: spacing) { content }
        VStack(alignment: .leading, spacing: lineSpacing) { content }
      }
    }
  }
#endif
