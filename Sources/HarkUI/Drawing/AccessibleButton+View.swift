#if canImport(UIKit)
  import Hark
  import SwiftUI

  @available(iOS 18, *)
  extension View {
    /// Presents the view to assistive technology as a single button, with the engine's label, hint,
    /// and value.
    ///
    /// Set `startsMedia` only if activation starts capture: VoiceOver then stays silent.
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
#endif
