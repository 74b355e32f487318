#if canImport(UIKit)
  import Foundation
  import Hark
  import SwiftUI

  /// What has been said, large, with what is new in it marked; it scrolls where it is longer than its
  /// place (S5-FR-002, S5-FR-011 to S5-FR-015).
  ///
  /// Its text grows from the standard size to the largest there is, and is never smaller (S5-FR-012).
  @available(iOS 18, *)
  public struct TranscriptionDisplayView: View {
    private let text: String
    private let placeholder: String
    private let isAnimating: Bool
    private let highlightedRange: Range<Int>?
    private let theme: Theme

    /// Shows a text.
    ///
    /// - Parameters:
    ///   - text: What has been said.
    ///   - placeholder: What stands there before.
    ///   - isAnimating: Whether new words come with a motion.
    ///   - highlightedRange: What is new, in characters; nil for nothing.
    ///   - theme: The colours.
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
          .padding(Room.wide)
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

  @available(iOS 18, *)
  #Preview("Nothing, words, new words") {
    TranscriptionDisplayView(text: "")
    TranscriptionDisplayView(text: "chicken breast with vegetables", highlightedRange: 14..<29)
  }
#endif
