import Foundation
import Hark
import HarkPresentation

@testable import HarkServer

/// The colors, motions, sizes, and durations of an experience as CSS variables.
///
/// `ThemeSheetTests` writes them to the page's `styles/themes.css`.
struct ThemeSheet {
  let experience: Experience

  /// The themes of all experiences: the chat's theme for every page and, for the page of another
  /// experience, only the values that differ from it.
  static var all: String {
    let standard = ThemeSheet(experience: .composer).lines
    var pages: [[String]: [String]] = [:]
    for experience in Experience.presets where experience != .composer {
      let own = ThemeSheet(experience: experience).lines.filter { !standard.contains($0) }
      pages[own, default: []].append(":has(> .in-\(experience.name))")
    }
    let others = pages.map { own, pages in
      // Without :where(), a theme would override the rules for more contrast.
      (":root:where(\(pages.sorted().joined(separator: ", ")))", own)
    }
    let themes = ([(":root", standard)] + others.sorted { $0.0 < $1.0 }).map(rule)
    let springs = rule(":root", ThemeSheet(experience: .composer).springs.map(line))
    return themes.joined(separator: "\n")
      + "\n@supports (transition-timing-function: linear(0, 1)) {\n\(springs)}\n"
  }

  private static func rule(_ selector: String, _ lines: [String]) -> String {
    "\(selector) {\n\(lines.joined(separator: "\n"))\n}\n"
  }

  private static func line(_ variable: Variable) -> String {
    "  --\(variable.name): \(variable.value);"
  }

  var lines: [String] {
    // A gradient is dark in both appearances, and so is the canvas that the browser draws below it.
    let schemes = Theme(for: experience).background.count == 1 ? "light dark" : "dark"
    return ["  color-scheme: \(schemes);"] + variables.map(Self.line)
  }

  typealias Variable = (name: String, value: String)

  var variables: [Variable] { colors + motions + sizes }

  private var colors: [Variable] {
    let theme = Theme(for: experience)
    let colors = [
      ("surface", theme.surface), ("text", theme.text), ("secondary-text", theme.secondaryText),
      ("accent", theme.accent), ("button-ground", theme.buttonGround),
      ("on-accent", theme.onAccent), ("recording", theme.recording),
      ("recording-text", theme.recordingText), ("recording-tint", theme.recordingTint),
      ("error-ground", theme.errorGround), ("error-text", theme.errorText),
      ("error-sign", theme.errorSign), ("hint-ground", theme.hintGround),
      ("hint-text", theme.hintText),
    ]
    return [("background", CSSValue.ground(theme.background))]
      + colors.map { ($0, CSSValue.color($1)) }
  }

  private var springs: [Variable] {
    [("state", Motion.state), ("banner", Motion.banner)]
      .map { ("\($0)-easing", SpringCurve($1).css) }
  }

  private var motions: [Variable] {
    motion("state", Motion.state) + motion("banner", Motion.banner) + motion("level", Motion.level)
      + motion("press", Motion.press) + motion("hint", Motion.hint)
      + motion("pulse-end", Motion.pulseEnd) + [
        ("press-scale", CSSValue.number(Motion.pressedScale)),
        ("icon-scale", CSSValue.number(Motion.iconScale)),
        ("hold-seconds", CSSValue.seconds(GestureTiming.hold)),
      ]
  }

  private var sizes: [Variable] {
    let sizes = [
      ("touch-target", ScreenSize.touchTarget), ("sheet-icon", SheetSize.icon),
      ("sheet-spacing", SheetSize.spacing), ("sheet-button-spacing", SheetSize.buttonSpacing),
      ("sheet-button-radius", SheetSize.buttonRadius),
      ("sheet-vertical-padding", SheetSize.verticalPadding),
      ("indicator-spacing", IndicatorSize.spacing), ("capture-spacing", CaptureSize.spacing),
      ("capture-row-spacing", CaptureSize.rowSpacing),
      ("capture-bar-radius", CaptureSize.barRadius), ("call-button", CallSize.button),
      ("call-stop-radius", CallSize.stopRadius), ("call-orb-ring-width", CallSize.orbRingWidth),
      ("call-hint-distance", CallSize.hintDistance),
      ("call-transcript-radius", CallSize.transcriptRadius),
      ("call-banner-radius", CallSize.bannerRadius),
      ("call-overlay-height", CallSize.overlayHeight),
      ("call-overlay-radius", CallSize.overlayRadius), ("call-overlay-row", CallSize.overlayRow),
      ("call-pill-width", CallSize.pillWidth), ("call-pill-height", CallSize.pillHeight),
    ]
    let paddings = [
      ("indicator-padding", IndicatorSize.padding), ("call-hint-padding", CallSize.hintPadding),
      ("call-overlay-padding", CallSize.overlayPadding),
    ]
    return sizes.map { ($0, CSSValue.size($1)) } + paddings.map { ($0, CSSValue.padding($1)) }
      + [("call-transcript-opacity", CSSValue.number(CallSize.transcriptOpacity))]
  }

  /// Browsers without `linear()` use an approximation of the spring.
  private func motion(_ name: String, _ spring: Motion.Spring) -> [Variable] {
    let seconds = SpringCurve(spring).seconds
    return [("\(name)-seconds", CSSValue.seconds(seconds)), ("\(name)-easing", "ease-out")]
  }

  private func motion(_ name: String, _ timing: Motion.Timing) -> [Variable] {
    [("\(name)-seconds", CSSValue.seconds(timing.duration)), ("\(name)-easing", timing.easing.css)]
  }
}

private enum CSSValue {
  /// Returns a color that depends on `--light` and `--dark`, which the page sets because not every
  /// browser has `light-dark()`.
  static func color(_ color: ThemeColor) -> String {
    "var(--light, \(color.light.hexWithOpacity)) var(--dark, \(color.dark.hexWithOpacity))"
  }

  /// Returns one color, or a gradient of several from the upper left to the lower right.
  static func ground(_ colors: [ThemeColor]) -> String {
    if colors.count == 1 { return color(colors[0]) }
    return "linear-gradient(135deg, " + colors.map(color).joined(separator: ", ") + ")"
  }

  /// Returns a number without a unit, to four significant digits.
  static func number(_ number: Double) -> String { String(format: "%.4g", number) }

  static func seconds(_ seconds: Double) -> String { number(seconds) + "s" }

  /// Returns a size in points as rem, which scales with the user's text size.
  static func size(_ points: Double) -> String { number(points / 16) + "rem" }

  static func padding(_ padding: Padding) -> String {
    size(padding.vertical) + " " + size(padding.horizontal)
  }
}

/// A spring animation as a CSS easing function: points with linear interpolation.
private struct SpringCurve {
  /// The time until the spring is at rest, in seconds.
  let seconds: Double

  /// The positions at equal time steps, from 0 at the start to 1 at the end.
  let points: [Double]

  /// The exponential decay factor at which the spring counts as at rest.
  static let rest = 0.001

  /// The number of points, large enough that the curve appears smooth.
  static let count = 41

  init(_ spring: Motion.Spring) {
    let frequency = 2 * Double.pi / spring.response
    let damping = spring.dampingFraction
    let decay = damping * frequency
    let seconds = -log(Self.rest) / decay
    self.seconds = seconds
    let last = Self.count - 1
    points = (0...last).map { step in
      if step == last { return 1 }
      let time = seconds * Double(step) / Double(last)
      return Self.position(time, decay: decay, frequency: frequency, damping: damping)
    }
  }

  var css: String { "linear(" + points.map(CSSValue.number).joined(separator: ", ") + ")" }

  /// Returns the position of a spring released at distance 1 from its rest position.
  private static func position(
    _ time: Double, decay: Double, frequency: Double, damping: Double
  ) -> Double {
    let shrinking = exp(-decay * time)
    guard damping < 1 else { return 1 - shrinking * (1 + frequency * time) }
    let swing = frequency * (1 - damping * damping).squareRoot()
    return 1 - shrinking * (cos(swing * time) + decay / swing * sin(swing * time))
  }
}
