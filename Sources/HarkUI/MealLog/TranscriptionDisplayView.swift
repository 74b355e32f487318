import Foundation

#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import SwiftUI

  /// The recognized text in large type, with new words highlighted; it scrolls if it exceeds its
  /// space (S5-FR-002, S5-FR-011 to S5-FR-015).
  ///
  /// The text scales with Dynamic Type, but never below the default size (S5-FR-012).
  @available(iOS 18, *)
  public struct TranscriptionDisplayView: View {
    private let text: String
    private let placeholder: String
    private let isAnimating: Bool
    private let highlightedRange: Range<Int>?
    private let theme: Theme

    /// Creates a display of recognized text.
    ///
    /// - Parameters:
    ///   - text: The recognized text.
    ///   - placeholder: The text shown while `text` is empty.
    ///   - isAnimating: Whether new words are animated.
    ///   - highlightedRange: The range of new words, in characters; `nil` for none.
    ///   - theme: The colors.
    public init(
      text: String, placeholder: String = Wording(for: .mealLog)[.placeholder],
      isAnimating: Bool = true, highlightedRange: Range<Int>? = nil,
      theme: Theme = Theme(for: .mealLog)
    ) {
      self.text = text
      self.placeholder = placeholder
      self.isAnimating = isAnimating
      self.highlightedRange = highlightedRange
      self.theme = theme
    }

    /// The text.
    public var body: some View {
      ScrollView {
        Text(shown)
          .text(TextLooks.transcription)
          .foregroundStyle(Color(text.isEmpty ? theme.secondaryText : theme.text))
          .multilineTextAlignment(.center)
          .textSelection(.enabled)
          .frame(maxWidth: .infinity)
          .padding(StandardSpacing.wide)
      }
      .defaultScrollAnchor(.bottom)
      .scrollBounceBehavior(.basedOnSize)
      .dynamicTypeSize(DynamicTypeSize.large...DynamicTypeSize.accessibility5)
      .changing(with: text, reducesMotion: !isAnimating)
      .accessibilityAddTraits(AccessibilityTraits.updatesFrequently)
    }

    private var shown: AttributedString {
      var shown = AttributedString(text.isEmpty ? placeholder : text)
      if let range = highlightedRange, !text.isEmpty {
        let fresh = shown.range(ofCharacters: range)
        shown[fresh].backgroundColor = Color(theme.freshTint)
      }
      return shown
    }
  }

  @available(iOS 18, *) #Preview("Nothing, words, new words") {
    TranscriptionDisplayView(text: "")
    TranscriptionDisplayView(text: "chicken breast with vegetables", highlightedRange: 14..<29)
  }
#endif

extension AttributedString {
  /// Returns the range of the given characters, clamped to the text.
  func range(ofCharacters range: Range<Int>) -> Range<Index> {
    let range = range.clamped(to: 0..<characters.count)
    let start = index(startIndex, offsetByCharacters: range.lowerBound)
    return start..<index(start, offsetByCharacters: range.count)
  }
}
