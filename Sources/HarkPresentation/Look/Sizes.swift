// Sizes that several UIs share, in points. `ButtonPaint` and `StatusLook` contain the sizes of
// icons, dots, and rings; `LevelLook` and `VoiceLook` adapt them to the audio level and the voice.
// The web page's drawing code, which is built with Embedded Swift, uses this file, too.

/// The sizes that apply to every screen, in points.
package enum ScreenSize {
  /// The minimum width and height of a touch target (S1-04, S3-112, S5-FR-001).
  package static let touchTarget = 44.0

  /// The corner radius of a button on systems without the glass effect (S1-03).
  package static let glassRadius = 8.0
}

/// The sizes of the sheet that precedes the system's permission prompt, in points (S1-07).
package enum SheetSize {
  package static let icon = 60.0
  package static let spacing = 24.0
  package static let buttonSpacing = 12.0

  /// The corner radius of the primary button (S1-10).
  package static let buttonRadius = 12.0

  package static let verticalPadding = 32.0
}

/// The sizes of the recording indicator, in points (S1-30).
package enum IndicatorSize {
  package static let spacing = 8.0
  package static let padding = Padding(horizontal: 12, vertical: 8)
}

/// The sizes of the capture screen, in points.
package enum CaptureSize {
  /// The spacing between the parts of the screen, and between the buttons of a row (S2-08).
  package static let spacing = 16.0
  package static let rowSpacing = 12.0

  /// The corner radius of the recording bar (S2-07).
  package static let barRadius = 8.0

  package static let button = 52.0
}

/// The sizes of the meal log screen, in points.
package enum MealLogSize {
  /// The diameter of the microphone button, the most prominent element of the screen (S5-FR-001).
  package static let button = 88.0

  /// The minimum height of the text area, below which the screen scrolls (S5-SC-012).
  package static let leastText = 120.0
}

package enum FieldSize {
  /// The minimum and maximum number of visible lines of a field: in a row, and where the field fills
  /// most of the screen.
  package static let rowLines = 1...6
  package static let tallLines = 5...14

  package static let sendIcon = 30.0

  /// The minimum height of the field for the user's vocabulary, in points.
  package static let wordsHeight = 120.0
}

/// The default spacing, in points, where no specific size applies.
package enum StandardSpacing {
  package static let tight = 8.0
  package static let near = 12.0

  /// The padding around elements and the spacing between unrelated ones.
  package static let wide = 16.0

  /// The corner radius of fields, cards, bubbles, and banners.
  package static let radius = 16.0
}

/// The sizes of the call screen, in points.
package enum CallSize {
  /// The diameter of the button (S3-11).
  package static let button = 70.0

  /// The corner radius of the stop icon's square (S3-21).
  package static let stopRadius = 8.0

  /// The diameter of the orb at rest; its glow and rings are sized relative to it.
  package static let orb = 148.0

  /// The scale of the orb behind the quick settings or in limited space, where 1 is its full size.
  package static let orbScaleBehindSettings = 0.6

  /// The opacity of the uneven sheen that makes the orb's rotation visible.
  package static let orbSheenOpacity = 0.3

  /// The amounts by which the orb's three rings exceed its size, their opacities, and their line
  /// width (S3-19, S3-20).
  package static let orbRings = [30.0, 60.0, 90.0]
  package static let orbRingOpacities = [0.15, 0.1, 0.05]
  package static let orbRingWidth = 2.0

  /// The orb's brightness and glow at rest (S3-12); a brightness of 1 is the unmodified core color.
  package static let restingBrightness = 0.7
  package static let restingGlowRadius = 10.0
  package static let restingGlowOpacity = 0.15

  /// The opacity of the orb's glow while it follows a voice.
  package static let activeGlowOpacity = 0.3

  /// The line width of the ring around the agent's avatar (S3-44).
  package static let avatarRingWidth = 3.0

  /// The padding around a hint's text, and the distance of a hint from the bottom (S3-35).
  package static let hintPadding = Padding(horizontal: 16, vertical: 8)
  package static let hintDistance = 16.0

  package static let bubblePadding = Padding(horizontal: 14, vertical: 6)

  /// The maximum number of lines of the current utterance; if there are more, the last are shown.
  package static let previewLines = 5

  /// The corner radius and the opacity of the transcript's white background (S3-39).
  package static let transcriptRadius = 12.0
  package static let transcriptOpacity = 0.15

  /// The corner radius of the error banner (S3-47).
  package static let bannerRadius = 8.0

  /// The settings overlay: its height, the radius of its upper corners, and its drag indicator
  /// (S3-76).
  package static let overlayHeight = 280.0
  package static let overlayRadius = 16.0
  package static let pillWidth = 36.0
  package static let pillHeight = 5.0

  /// The padding around the overlay's content, and the minimum height of a row (S3-77).
  package static let overlayPadding = Padding(horizontal: 20, vertical: 16)
  package static let overlayRow = 44.0
}

/// The sizes of waveforms and level meters, in points.
package enum WaveformSize {
  /// The maximum height of a bar.
  package static let height = 28.0

  /// The fraction of a bar's slot that the bar fills, during speech and during noise.
  package static let fullness = 0.6
  package static let noiseFullness = 0.2

  /// The minimum width of a bar's slot; if space is limited, only the newest bars are drawn.
  package static let leastStep = 4.0
}

/// The padding on each side, in points.
package struct Padding: Sendable, Hashable {
  package var horizontal: Double
  package var vertical: Double
}

// The web page's drawing code is built with Embedded Swift, which has no `Codable`.
#if !hasFeature(Embedded)
  extension Padding: Codable {}
#endif
