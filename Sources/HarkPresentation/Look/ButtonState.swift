import Hark

/// The visual states of a microphone button; each experience uses a subset of them.
public enum ButtonState: String, Sendable, Hashable, Codable, CaseIterable {
  /// The button is ready.
  case idle

  /// The microphone is waiting for speech.
  case listening

  /// The microphone is opening, or a recording is in progress.
  case recording

  /// A recording is running while the user holds the button.
  case held

  /// The final text is pending, or the reply has not started.
  case processing

  /// The reply is playing.
  case speaking

  /// The microphone is muted.
  case muted

  /// A failure occurred, and the button indicates it (O7).
  case error

  /// The operation succeeded.
  case success

  /// The button is unavailable until an external condition changes.
  case disabled

  /// The button is hidden after a lasting failure; if the user can resolve the failure in the
  /// settings, a link to them replaces the button (O6).
  case hidden

  /// Creates the visual state for `phase` in `experience`.
  public init(_ phase: Phase, in experience: Experience) {
    switch phase {
    case .idle, .rationale, .authorizing, .paused: self = .idle
    case .listening: self = .listening
    // The state changes as soon as the button is pressed (S5-SC-005, O20).
    case .starting, .recording(.hand), .recording(.speech): self = .recording
    // An experience in which holding is the only gesture needs no separate state for it.
    case .recording(.held): self = experience.gesture == .tapOrHold ? .held : .recording
    case .finalizing, .waiting: self = .processing
    case .speaking: self = .speaking
    case .muted: self = .muted
    case .failed(let failure): self = ButtonState(failure, in: experience)
    }
  }

  private init(_ failure: VoiceFailure, in experience: Experience) {
    if experience.afterStop == .confirm {
      self = .error
    } else {
      switch experience.lastingFailure {
      case .disable where failure.isLasting: self = .disabled
      case .hide where failure.isLasting: self = .hidden
      case .disable, .hide, .explainOnTap, .retry: self = .idle
      }
    }
  }

  /// Whether the button is enabled in this state.
  public var isEnabled: Bool {
    switch self {
    case .idle, .listening, .recording, .held, .speaking, .muted, .error, .success: true
    case .processing, .disabled, .hidden: false
    }
  }

  /// Whether the button has the selected accessibility trait (S1-67).
  public var isSelected: Bool {
    switch self {
    case .recording, .held: true
    case .idle, .listening, .processing, .speaking, .muted, .error, .success, .disabled, .hidden:
      false
    }
  }
}

/// The appearance of a button in one state.
public struct ButtonPaint: Sendable, Hashable, Codable {
  /// The icon.
  public var icon: ButtonIcon

  /// The size of the icon, in points.
  public var iconSize: Double

  /// The color of the icon.
  public var iconColor: ThemeColor

  /// The background gradient from the top left to the bottom right, or a single color; empty if the
  /// button has no fill.
  public var fill: [ThemeColor] = []

  /// The shadow, or `nil` if there is none.
  public var shadow: ShadowLook?

  /// The rings around the button, innermost first.
  public var rings: [RingLook] = []
}

/// A blurred shadow.
public struct ShadowLook: Sendable, Hashable, Codable {
  /// The color of the shadow.
  public var color: ThemeColor

  /// The blur radius, in points.
  public var blur: Double

  /// The downward offset, in points.
  public var y: Double
}

/// A ring around a button or an orb.
public struct RingLook: Sendable, Hashable, Codable {
  /// The color of the ring.
  public var color: ThemeColor

  /// The line width, in points.
  public var width: Double

  /// The distance from the edge, in points.
  public var offset: Double

  /// Whether the line is dashed.
  public var isDashed = false

  /// Whether the size follows the audio level (S3-22).
  public var followsLevel = false

  /// The animation of the ring, or `nil` if it does not pulse.
  public var pulse: Motion.Pulse?

  /// The duration of one rotation, in seconds, or `nil` if the ring does not rotate.
  public var turnSeconds: Double?

  /// The lengths of the dashes and gaps, in points; empty for a solid line.
  public var dashes: [Double] { isDashed ? [width * 3, width * 2] : [] }
}
