/// How a value goes from one to another.
public enum Easing: String, Sendable, Hashable, Codable {
  case linear, easeIn, easeOut, easeInOut
}

/// A change that takes a fixed time.
public struct Timing: Sendable, Hashable, Codable {
  /// The shape of the change.
  public var easing: Easing

  /// Seconds.
  public var duration: Double
}

/// A change as of a spring.
public struct SpringTiming: Sendable, Hashable, Codable {
  /// Seconds of one swing without damping.
  public var response: Double

  /// 1 comes to rest at once; less swings over.
  public var dampingFraction: Double
}

/// A value that goes between two others, again and again.
public struct Pulse: Sendable, Hashable, Codable {
  /// From this size to that one, 1 being the size at rest.
  public var scale: [Double]

  /// From this opacity to that one.
  public var opacity: [Double]

  /// How it goes, once in one direction.
  public var timing: Timing

  /// Whether it goes back the same way; else it begins anew.
  public var reverses: Bool

  /// Seconds before it begins.
  public var delay = 0.0

  /// Whether nothing of it moves.
  public var isStill: Bool { scale.first == scale.last && opacity.first == opacity.last }

  /// The same where less motion is wanted: it stands still at `opacity`.
  public func still(at opacity: Double) -> Pulse {
    var pulse = self
    pulse.scale = [1, 1]
    pulse.opacity = [opacity, opacity]
    return pulse
  }
}

/// The motions of every face; each number stands here once.
public enum Motion {
  /// From one state of a button to the next (S3-51, O46).
  public static let state = SpringTiming(response: 0.5, dampingFraction: 0.8)

  /// A banner that slides up (S3-48).
  public static let banner = SpringTiming(response: 0.5, dampingFraction: 0.7)

  /// How long a change of state takes, in seconds (S3-51).
  public static let stateSeconds = 0.3

  /// A change of level (S3-26).
  public static let level = Timing(easing: .easeOut, duration: 0.05)

  /// A press (S3-70).
  public static let press = Timing(easing: .easeOut, duration: 0.1)

  /// How small a pressed button is (S3-70).
  public static let pressedScale = 0.95

  /// How small an icon is that fades out for another (S3-52).
  public static let iconScale = 0.8

  /// The end of a recording dot's pulse (S1-31).
  public static let pulseEnd = Timing(easing: .linear, duration: 0.1)

  /// A hint that fades in (S3-35).
  public static let hint = Timing(easing: .easeIn, duration: 0.2)

  /// The composer's recording dot (S1-31).
  public static let composerDot = Pulse(
    scale: [1, 1.2], opacity: [1, 0.7], timing: Timing(easing: .easeInOut, duration: 0.5),
    reverses: true)

  /// The capture screen's recording dot (S2-06).
  public static let captureDot = Pulse(
    scale: [1, 1], opacity: [0.3, 1], timing: Timing(easing: .easeInOut, duration: 0.8),
    reverses: true)

  /// The dot of a call that listens (S3-18).
  public static let listeningDot = Pulse(
    scale: [1, 1], opacity: [0.6, 1], timing: Timing(easing: .easeInOut, duration: 1),
    reverses: true)

  /// The ring about the button of a call that listens (S3-15).
  public static let listeningRing = Pulse(
    scale: [1, 1.05], opacity: [0.5, 0.5], timing: Timing(easing: .easeInOut, duration: 2),
    reverses: true)

  /// The three rings about the orb of a call that listens (S3-20).
  public static let orbRings = [0.0, 0.5, 1.0].map { delay in
    Pulse(
      scale: [0.8, 1.2], opacity: [0.3, 0], timing: Timing(easing: .easeInOut, duration: 2),
      reverses: false, delay: delay)
  }

  /// The glow of the orb of a call that listens, which breathes slowly (S3-16).
  public static let orbBreath = Pulse(
    scale: [1, 1.1], opacity: [0.6, 1], timing: Timing(easing: .easeInOut, duration: 3),
    reverses: true)

  /// The same while the agent speaks and nobody knows how loud (S3-43).
  public static let orbSpeaking = Pulse(
    scale: [1, 1.05], opacity: [0.8, 1], timing: Timing(easing: .easeInOut, duration: 1),
    reverses: true)

  /// Seconds in which the orb turns once while a reply is awaited (S3-40).
  public static let orbTurnSeconds = 8.0

  /// The ring about the agent's picture while it speaks (S3-44).
  public static let avatarRing = Pulse(
    scale: [1, 1.08], opacity: [1, 1], timing: Timing(easing: .easeInOut, duration: 1),
    reverses: true)

  /// Seconds in which the dashed ring of a held button turns once (S3-31).
  public static let heldTurnSeconds = 10.0

  /// Seconds of one round of the dots at the end of words (S3-17).
  public static let ellipsisSeconds = 1.2

  /// How much a dot covers that is just not there.
  public static let ellipsisDim = 0.15

  /// The opacity of a pulse that stands still because less motion is wanted (S3-113).
  public static let stillOpacity = 0.5
}
