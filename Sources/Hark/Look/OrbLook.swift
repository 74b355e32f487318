/// The orb of a call: a core that shines, a glow about it, and rings.
///
/// It follows the voice that is heard: the person's while that is recorded, the agent's while it
/// speaks.
public struct OrbLook: Sendable, Hashable {
  /// The colour of its core.
  public var core: ThemeColor

  /// How bright the core is, 1 being as it is painted.
  public var brightness: Double

  /// The colour of its glow.
  public var glowColor: ThemeColor

  /// How far the glow reaches, in points.
  public var glowRadius: Double

  /// How much the glow covers.
  public var glowOpacity: Double

  /// The size, 1 at rest.
  public var scale = 1.0

  /// Whether size, brightness and glow follow the level of the microphone.
  public var followsLevel = false

  /// The size of the glow, 1 being that of the orb.
  public var glowScale: Double { 1 + 2 * glowRadius / CallSize.orb }

  /// How much black lies over the core, 0…1.
  public var shade: Double { max(1 - brightness, 0) }

  /// How much of the core's own light is added to it, 0…1.
  public var light: Double { max(brightness - 1, 0) }

  /// The motion of the glow; nil when it stands still.
  public var pulse: Pulse?

  /// Seconds in which the orb turns once; nil when it does not.
  public var turnSeconds: Double?

  /// The rings about it, from the inside out.
  public var rings: [Halo] = []

  /// A ring about the orb.
  public struct Halo: Sendable, Hashable {
    /// Its colour.
    public var color: ThemeColor

    /// How much larger than the orb it is, in points.
    public var growth: Double

    /// How much it covers.
    public var opacity: Double

    /// Its motion; nil when it stands still.
    public var pulse: Pulse?
  }

  /// The orb of `snapshot`.
  ///
  /// - Parameters:
  ///   - snapshot: The moment.
  ///   - theme: The call's colours.
  ///   - reducesMotion: Whether the person wants less motion.
  public init(_ snapshot: Snapshot, theme: Theme, reducesMotion: Bool = false) {
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
    rings = rings.map { ring in
      var ring = ring
      ring.pulse = ring.pulse?.still(at: Motion.stillOpacity)
      return ring
    }
  }

  private static let halos = zip(
    zip(CallSize.orbRings, CallSize.orbRingOpacities), Motion.orbRings
  ).map { size, pulse in
    Halo(color: Palette.listening, growth: size.0, opacity: size.1, pulse: pulse)
  }
}

extension Look {
  /// The ring about the agent's picture; nil while it does not speak (S3-44).
  public static func avatarRing(
    _ phase: Phase, theme: Theme, reducesMotion: Bool = false
  ) -> Ring? {
    guard phase == .speaking else { return nil }
    let ring = Ring(
      color: theme.accent, width: CallSize.avatarRingWidth, offset: 0,
      pulse: reducesMotion ? nil : Motion.avatarRing)
    return ring
  }
}
