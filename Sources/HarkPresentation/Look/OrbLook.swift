import Hark

/// The appearance of a call's orb: a luminous core, a glow around it, and rings.
///
/// The orb follows the audible voice: the user's during a recording, and the agent's while the
/// agent speaks.
public struct OrbLook: Sendable, Hashable {
  package var core: ThemeColor

  /// The brightness of the core, where 1 is the unmodified core color.
  package var brightness: Double

  package var glowColor: ThemeColor

  /// The radius of the glow, in points.
  package var glowRadius: Double

  package var glowOpacity: Double

  /// The scale of the orb, where 1 is its size at rest.
  package var scale = 1.0

  /// Whether size, brightness, and glow follow the microphone level.
  package var followsLevel = false

  /// The size of the glow relative to the orb.
  package var glowScale: Double { 1 + 2 * glowRadius / CallSize.orb }

  /// The opacity of the black overlay on the core, in the range 0…1.
  package var shade: Double { max(1 - brightness, 0) }

  /// The opacity of the overlay that brightens the core with its own color, in the range 0…1.
  package var light: Double { max(brightness - 1, 0) }

  /// The animation of the glow.
  package var pulse: Motion.Pulse?

  /// The duration of one rotation of the orb, in seconds, or `nil` if it does not rotate.
  package var turnSeconds: Double?

  /// The rings around the orb, innermost first.
  package var rings: [Halo] = []

  /// A ring around the orb.
  public struct Halo: Sendable, Hashable {
    package var color: ThemeColor

    /// The amount by which the ring exceeds the orb's size, in points.
    package var growth: Double

    package var opacity: Double
    package var pulse: Motion.Pulse?
  }

  package init(_ snapshot: Snapshot, theme: Theme, reducesMotion: Bool = false) {
    core = theme.accent
    brightness = CallSize.restingBrightness
    glowColor = theme.accent
    glowRadius = CallSize.restingGlowRadius
    glowOpacity = CallSize.restingGlowOpacity
    switch snapshot.phase {
    case .idle, .rationale, .authorizing, .starting, .paused, .failed: break
    case .muted: (core, glowColor) = (Palette.neutral, Palette.neutral)
    case .listening:
      glowColor = Palette.listening
      pulse = Motion.orbBreath
      rings = Self.halos
    case .recording(let kind):
      if kind == .held { (core, glowColor) = (Palette.held, Palette.held) }
      follow(snapshot.level, isStill: reducesMotion)
      followsLevel = !reducesMotion
    case .finalizing, .waiting: turnSeconds = Motion.orbTurnSeconds
    case .speaking:
      (core, glowColor) = (Palette.speaking, Palette.speaking)
      follow(snapshot.replyLevel, isStill: reducesMotion)
      if snapshot.replyLevel == 0 { pulse = Motion.orbSpeaking }
    }
    if reducesMotion { stand() }
  }

  private mutating func follow(_ level: Float, isStill: Bool) {
    let level = LevelLook(level: level, isStill: isStill)
    (scale, brightness) = (level.orbScale, level.orbBrightness)
    glowRadius = level.orbGlowRadius
    glowOpacity = CallSize.activeGlowOpacity
  }

  private mutating func stand() {
    pulse = nil
    turnSeconds = nil
    for index in rings.indices {
      rings[index].pulse = rings[index].pulse?.still(at: Motion.stillOpacity)
    }
  }

  private static let halos = zip(
    zip(CallSize.orbRings, CallSize.orbRingOpacities), Motion.orbRings
  ).map { size, pulse in
    Halo(color: Palette.listening, growth: size.0, opacity: size.1, pulse: pulse)
  }
}

extension Look {
  /// Returns the ring around the agent's avatar, or `nil` if the agent is not speaking (S3-44).
  package static func avatarRing(
    _ phase: Phase, theme: Theme, reducesMotion: Bool = false
  ) -> RingLook? {
    guard phase == .speaking else { return nil }
    return RingLook(
      color: theme.accent, width: CallSize.avatarRingWidth, offset: 0,
      pulse: reducesMotion ? nil : Motion.avatarRing)
  }
}
