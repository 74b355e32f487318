/// The animation parameters that all UIs share.
public enum Motion {
  /// The transition between two states of a button (S3-51, O46), and the default for other changes.
  package static let state = Spring(response: 0.5, dampingFraction: 0.8)

  /// The upward slide of a banner (S3-48), and the transition of similar elements.
  package static let banner = Spring(response: 0.5, dampingFraction: 0.7)

  /// The timing of a change in audio level (S3-26).
  package static let level = Timing(easing: .easeOut, duration: 0.05)

  /// The timing of a button press, and the scale of a pressed button (S3-70).
  package static let press = Timing(easing: .easeOut, duration: 0.1)
  package static let pressedScale = 0.95

  /// The scale of a fully transparent icon during the crossfade between two icons (S3-52).
  package static let iconScale = 0.8

  /// The timing of the end of a pulse, such as the pulse of a recording dot (S1-31).
  package static let pulseEnd = Timing(easing: .linear, duration: 0.1)

  /// The fade-in of a hint (S3-35).
  package static let hint = Timing(easing: .easeIn, duration: 0.2)

  /// The pulse of a recording dot in the composer and in calls (S1-31).
  package static let composerDot = Pulse(
    scale: [1, 1.2], opacity: [1, 0.7], timing: Timing(easing: .easeInOut, duration: 0.5))

  /// The pulse of a recording dot on the capture, dictation, and meal log screens (S2-06).
  package static let captureDot = Pulse(
    scale: [1, 1], opacity: [0.3, 1], timing: Timing(easing: .easeInOut, duration: 0.8))

  /// The pulse of the status dot while the microphone waits for speech (S3-18).
  package static let listeningDot = Pulse(
    scale: [1, 1], opacity: [0.6, 1], timing: Timing(easing: .easeInOut, duration: 1))

  /// The pulse of the ring around the button while a call listens (S3-15).
  package static let listeningRing = Pulse(
    scale: [1, 1.05], opacity: [0.5, 0.5], timing: Timing(easing: .easeInOut, duration: 2))

  /// The pulses of the three rings around the orb while a call listens (S3-20).
  package static let orbRings = [0.0, 0.5, 1.0].map { delay in
    Pulse(
      scale: [0.8, 1.2], opacity: [0.3, 0], timing: Timing(easing: .easeInOut, duration: 2),
      reverses: false, delay: delay)
  }

  /// The slow pulse of the orb's glow while a call listens (S3-16).
  package static let orbBreath = Pulse(
    scale: [1, 1.1], opacity: [0.6, 1], timing: Timing(easing: .easeInOut, duration: 3))

  /// The pulse of the orb's glow while the agent speaks and the reply's level is unknown (S3-43).
  package static let orbSpeaking = Pulse(
    scale: [1, 1.05], opacity: [0.8, 1], timing: Timing(easing: .easeInOut, duration: 1))

  /// The pulse of the ring around the agent's avatar while the agent speaks (S3-44).
  package static let avatarRing = Pulse(
    scale: [1, 1.08], opacity: [1, 1], timing: Timing(easing: .easeInOut, duration: 1))

  /// The duration of one rotation in seconds: of the orb while the final text or a reply is pending
  /// (S3-40), and of a held button's dashed ring (S3-31).
  package static let orbTurnSeconds = 8.0
  package static let heldTurnSeconds = 10.0

  /// The duration of one cycle of the animated ellipsis, in seconds, and the opacity of a dimmed dot
  /// (S3-17).
  package static let ellipsisSeconds = 1.2
  package static let ellipsisDim = 0.15

  /// The opacity of a ring or listening dot whose pulse is static for reduced motion (S3-113).
  package static let stillOpacity = 0.5
}

extension Motion {
  /// A repeating animation of scale and opacity.
  public struct Pulse: Sendable, Hashable, Codable {
    /// The start and end scale, where 1 is the size at rest.
    public var scale: [Double]

    /// The start and end opacity.
    public var opacity: [Double]

    /// The timing in one direction.
    public var timing: Timing

    /// Whether the animation reverses at its end instead of restarting.
    public var reverses = true

    /// The delay before the animation begins, in seconds.
    public var delay = 0.0

    /// Whether neither scale nor opacity changes.
    public var isStill: Bool { scale.first == scale.last && opacity.first == opacity.last }

    /// Returns the static counterpart for reduced motion, with the given opacity.
    public func still(at opacity: Double) -> Pulse {
      var pulse = self
      pulse.scale = [1, 1]
      pulse.opacity = [opacity, opacity]
      return pulse
    }
  }

  /// An animation with a fixed duration.
  public struct Timing: Sendable, Hashable, Codable {
    /// The easing curve.
    public var easing: Easing

    /// The duration, in seconds.
    public var duration: Double
  }

  /// The easing curve of an animation.
  public enum Easing: String, Sendable, Hashable, Codable {
    case linear, easeIn, easeOut, easeInOut
  }

  package struct Spring: Sendable, Hashable, Codable {
    /// The duration of one undamped oscillation, in seconds.
    package var response: Double

    /// The damping fraction; the spring overshoots at values below 1.
    package var dampingFraction: Double
  }
}
