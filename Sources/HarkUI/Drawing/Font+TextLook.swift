#if canImport(UIKit)
  import Hark
  import SwiftUI

  extension Font.TextStyle {
    /// The system's style for one of the engine's.
    init(_ style: TextStyle) {
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
    /// The font of a text, which scales with Dynamic Type.
    public init(_ look: TextLook) {
      var font = Font.system(Font.TextStyle(look.style))
      if look.weight == .semibold { font = font.weight(.semibold) }
      self = look.hasEvenDigits ? font.monospacedDigit() : font
    }
  }

  extension View {
    /// Gives texts a look of the engine's.
    func text(_ look: TextLook) -> some View { font(Font(look)) }

    /// Gives texts a look and a colour of the engine's.
    func text(_ look: TextLook, _ color: ThemeColor) -> some View {
      font(Font(look)).foregroundStyle(Color(color))
    }
  }
#endif
