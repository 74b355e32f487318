#if canImport(UIKit)
  import Hark
  import SwiftUI

  @available(iOS 18, *)
  extension View {
    /// Is one button for assistive technology, with the engine's name, hint and value.
    ///
    /// With `startsMedia` VoiceOver keeps silent when it is activated: only where that starts capture.
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
