import Foundation
import Hark

/// The colours and motions of an experience as a style sheet of variables.
///
/// No number of a look stands in the page's own sheets: they all come from the engine's tokens.
struct ThemeSheet {
  let experience: Experience

  /// Those that there are sheets for.
  static func named(_ name: String) -> ThemeSheet? {
    Experience.presets.first { $0.name == name }.map(ThemeSheet.init)
  }

  /// The sheet.
  var css: String {
    let lines = (colors + motions).map { "  --\($0.0): \($0.1);" }
    return ":root {\n  color-scheme: light dark;\n" + lines.joined(separator: "\n") + "\n}\n"
  }

  private var colors: [(String, String)] {
    let theme = Theme(for: experience)
    return [
      ("background", Self.ground(theme.background)), ("text", Self.color(theme.text)),
      ("secondary-text", Self.color(theme.secondaryText)), ("accent", Self.color(theme.accent)),
      ("button-ground", Self.color(theme.buttonGround)),
      ("on-accent", Self.color(theme.onAccent)), ("recording", Self.color(theme.recording)),
      ("recording-text", Self.color(theme.recordingText)),
      ("recording-tint", Self.color(theme.recordingTint)),
      ("error-ground", Self.color(theme.errorGround)),
      ("error-text", Self.color(theme.errorText)), ("error-sign", Self.color(theme.errorSign)),
      ("hint-ground", Self.color(theme.hintGround)), ("hint-text", Self.color(theme.hintText)),
    ]
  }

  private var motions: [(String, String)] {
    Self.motion("state", Motion.state) + Self.motion("banner", Motion.banner)
      + Self.motion("level", Motion.level) + Self.motion("press", Motion.press)
      + Self.motion("hint", Motion.hint) + Self.motion("pulse-end", Motion.pulseEnd)
      + [
        ("press-scale", Self.number(Motion.pressedScale)),
        ("icon-scale", Self.number(Motion.iconScale)),
        ("still-opacity", Self.number(Motion.stillOpacity)),
        ("call-button-size", Self.size(CallSize.button)),
      ]
  }

  private static func motion(_ name: String, _ spring: Spring) -> [(String, String)] {
    let curve = SpringCurve(spring)
    return [
      ("\(name)-seconds", number(curve.seconds) + "s"), ("\(name)-easing", curve.css),
    ]
  }

  private static func motion(_ name: String, _ timing: Timing) -> [(String, String)] {
    [
      ("\(name)-seconds", number(timing.duration) + "s"), ("\(name)-easing", timing.easing.css),
    ]
  }

  private static func ground(_ colors: [ThemeColor]) -> String {
    if colors.count == 1 { return color(colors[0]) }
    return "linear-gradient(135deg, " + colors.map(color).joined(separator: ", ") + ")"
  }

  private static func color(_ color: ThemeColor) -> String {
    "light-dark(\(color.light.hexWithOpacity), \(color.dark.hexWithOpacity))"
  }

  private static func number(_ number: Double) -> String { String(format: "%.4g", number) }

  private static func size(_ points: Double) -> String { number(points) + "px" }
}
