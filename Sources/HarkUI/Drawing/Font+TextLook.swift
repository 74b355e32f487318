#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import SwiftUI

  extension Font.TextStyle {
    init(_ style: TextLook.Style) {
      switch style {
      case .largeTitle: self = .largeTitle
      case .title: self = .title
      case .title2: self = .title2
      case .title3: self = .title3
      case .headline: self = .headline
      case .body: self = .body
      case .callout: self = .callout
      case .subheadline: self = .subheadline
      case .footnote: self = .footnote
      case .caption: self = .caption
      }
    }
  }

  extension Font {
    /// Creates the font of a text look, which scales with Dynamic Type.
    public init(_ look: TextLook) {
      var font = Font.system(Font.TextStyle(look.style))
      if look.weight == .semibold { font = font.weight(.semibold) }
      self = look.hasEvenDigits ? font.monospacedDigit() : font
    }
  }

  extension View {
    func text(_ look: TextLook) -> some View { font(Font(look)) }

    func text(_ look: TextLook, _ color: ThemeColor) -> some View {
      font(Font(look)).foregroundStyle(Color(color))
    }
  }
#endif
