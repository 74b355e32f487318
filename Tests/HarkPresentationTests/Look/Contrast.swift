import Foundation

@testable import Hark
@testable import HarkPresentation

/// The contrast between two colors, computed according to WCAG 2.2.
enum Contrast {
  /// Returns the contrast ratio of two opaque colors, in the range 1…21.
  static func ratio(_ one: SRGBColor, _ other: SRGBColor) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  static func luminance(_ color: SRGBColor) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}

/// A foreground color, its background layers, and the minimum contrast between them.
struct ContrastPair: Sendable, Hashable {
  /// A description of the pair, such as `composer: text of the sheet`.
  var name: String

  var front: ThemeColor

  /// The background layers from top to bottom; the last one is opaque.
  var behind: [ThemeColor]

  var need: Need

  enum Need: String, Sendable, Hashable, CaseIterable {
    /// Text, with a ratio of at least 4.5 (AA).
    case text

    /// Large text and icons, with a ratio of at least 3 (AA).
    case graphic

    /// Text for which the ledger requires a ratio of at least 7 (AAA).
    case enhancedText

    /// The minimum contrast ratio.
    var ratio: Double {
      switch self {
      case .text: 4.5
      case .graphic: 3
      case .enhancedText: 7
      }
    }
  }

  func ratio(_ appearance: ThemeColor.Appearance) -> Double {
    let ground = behind.reversed().dropFirst().reduce(behind.last?[appearance] ?? .white) {
      $1[appearance].over($0)
    }
    return Contrast.ratio(front[appearance].over(ground), ground)
  }
}

extension Theme {
  /// Returns every pair of colors that a UI shows in this theme, with its required contrast.
  ///
  /// The pairs come from the looks themselves: every state of the button, every phase's status, and
  /// the backgrounds of messages and hints. A disabled button requires no contrast (WCAG 1.4.3).
  func contrastPairs(_ experience: Experience) -> [ContrastPair] {
    ButtonState.allCases.filter { $0 != .disabled && $0 != .hidden }.flatMap(signs)
      + Phase.everyKind.flatMap { phase in statusPairs(phase, experience) } + texts
  }

  /// The background layers of the theme.
  ///
  /// For a gradient, the top layer is its lightest part, which has the least contrast with a call's
  /// light icons.
  var ground: [ThemeColor] {
    background.count == 1 ? background : [background[1], background[0]]
  }

  private func signs(_ state: ButtonState) -> [ContrastPair] {
    let paint = button(state)
    let name = "button, \(state.rawValue)"
    // On a gradient, the icon lies mostly over the first color.
    let behind = paint.fill.first.map { [$0] + ground } ?? ground
    return [pair(name, paint.iconColor, behind, .graphic)]
  }

  private func statusPairs(_ phase: Phase, _ experience: Experience) -> [ContrastPair] {
    let status = StatusLook(phase, self, Wording(for: experience), reducesMotion: false)
    let behind = phase.isRecording && style != .call ? [recordingTint] + ground : ground
    let need = style == .call ? ContrastPair.Need.enhancedText : .text
    let name = "status, \(phase.kind)"
    let text = pair(name, status.color, behind, need)
    return [text]
      + (status.dot.map { [pair("dot, \(phase.kind)", $0.color, behind, .graphic)] } ?? [])
  }

  private var texts: [ContrastPair] {
    [
      pair("text", text, ground, .text),
      pair("secondary text", secondaryText, ground, .text),
      pair("text of a button", onAccent, [buttonGround], .text),
      pair("text of the button that stops", Palette.white, [Palette.redFill], .text),
      pair("text on a surface", text, [surface], .text),
      pair("secondary text on a surface", secondaryText, [surface], .text),
      pair("message", errorText, [errorGround] + ground, .text),
      pair("sign of a message", errorSign, [errorGround] + ground, .graphic),
      pair("hint", hintText, [hintGround] + ground, .text),
      pair("bars and rings", recording, ground, .graphic),
    ]
  }

  private func pair(
    _ name: String, _ front: ThemeColor, _ behind: [ThemeColor], _ need: ContrastPair.Need
  ) -> ContrastPair {
    ContrastPair(name: "\(style.rawValue): \(name)", front: front, behind: behind, need: need)
  }
}
