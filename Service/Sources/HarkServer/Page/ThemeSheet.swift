import Hark

/// The colors, motions, sizes, and durations of an experience as a style sheet of CSS variables.
///
/// The page's own style sheets and modules contain no such values: all of them come from the
/// engine's tokens.
struct ThemeSheet {
  let experience: Experience

  /// Returns the sheet of the experience with the given name; `nil` if there is none.
  static func named(_ name: String) -> ThemeSheet? {
    Experience.presets.first { $0.name == name }.map(ThemeSheet.init)
  }

  /// The text of the style sheet.
  var css: String {
    let lines = variables.map { "  --\($0.name): \($0.value);" }
    return ":root {\n  color-scheme: light dark;\n" + lines.joined(separator: "\n") + "\n}\n"
  }

  typealias Variable = (name: String, value: String)

  /// All variables of the style sheet.
  var variables: [Variable] { colors + motions + sizes }

  private var colors: [Variable] {
    let theme = Theme(for: experience)
    return [
      ("background", CSSValue.ground(theme.background)),
      ("surface", CSSValue.color(theme.surface)), ("text", CSSValue.color(theme.text)),
      ("secondary-text", CSSValue.color(theme.secondaryText)),
      ("accent", CSSValue.color(theme.accent)),
      ("button-ground", CSSValue.color(theme.buttonGround)),
      ("on-accent", CSSValue.color(theme.onAccent)), ("recording", CSSValue.color(theme.recording)),
      ("recording-text", CSSValue.color(theme.recordingText)),
      ("recording-tint", CSSValue.color(theme.recordingTint)),
      ("error-ground", CSSValue.color(theme.errorGround)),
      ("error-text", CSSValue.color(theme.errorText)),
      ("error-sign", CSSValue.color(theme.errorSign)),
      ("hint-ground", CSSValue.color(theme.hintGround)),
      ("hint-text", CSSValue.color(theme.hintText)),
    ]
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
    [
      ("touch-target", CSSValue.size(ScreenSize.touchTarget)),
      ("sheet-icon", CSSValue.size(SheetSize.icon)),
      ("sheet-spacing", CSSValue.size(SheetSize.spacing)),
      ("sheet-button-spacing", CSSValue.size(SheetSize.buttonSpacing)),
      ("sheet-button-radius", CSSValue.size(SheetSize.buttonRadius)),
      ("sheet-vertical-padding", CSSValue.size(SheetSize.verticalPadding)),
      ("indicator-spacing", CSSValue.size(IndicatorSize.spacing)),
      ("indicator-padding", CSSValue.padding(IndicatorSize.padding)),
      ("capture-spacing", CSSValue.size(CaptureSize.spacing)),
      ("capture-row-spacing", CSSValue.size(CaptureSize.rowSpacing)),
      ("capture-bar-radius", CSSValue.size(CaptureSize.barRadius)),
    ] + callSizes
  }

  private var callSizes: [Variable] {
    [
      ("call-button", CSSValue.size(CallSize.button)),
      ("call-stop-radius", CSSValue.size(CallSize.stopRadius)),
      ("call-orb-ring-width", CSSValue.size(CallSize.orbRingWidth)),
      ("call-hint-padding", CSSValue.padding(CallSize.hintPadding)),
      ("call-hint-distance", CSSValue.size(CallSize.hintDistance)),
      ("call-transcript-radius", CSSValue.size(CallSize.transcriptRadius)),
      ("call-transcript-opacity", CSSValue.number(CallSize.transcriptOpacity)),
      ("call-banner-radius", CSSValue.size(CallSize.bannerRadius)),
      ("call-overlay-height", CSSValue.size(CallSize.overlayHeight)),
      ("call-overlay-radius", CSSValue.size(CallSize.overlayRadius)),
      ("call-overlay-padding", CSSValue.padding(CallSize.overlayPadding)),
      ("call-overlay-row", CSSValue.size(CallSize.overlayRow)),
      ("call-pill-width", CSSValue.size(CallSize.pillWidth)),
      ("call-pill-height", CSSValue.size(CallSize.pillHeight)),
    ]
  }

  private func motion(_ name: String, _ spring: SpringTiming) -> [Variable] {
    let curve = SpringCurve(spring)
    return [("\(name)-seconds", CSSValue.seconds(curve.seconds)), ("\(name)-easing", curve.css)]
  }

  private func motion(_ name: String, _ timing: Timing) -> [Variable] {
    [
      ("\(name)-seconds", CSSValue.seconds(timing.duration)),
      ("\(name)-easing", timing.easing.css),
    ]
  }
}
