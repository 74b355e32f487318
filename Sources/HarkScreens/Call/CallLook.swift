import Hark

/// Everything that a face draws of a call at one moment: it decides nothing.
public struct CallLook: Sendable, Equatable {
  /// The microphone button, the status and the level.
  public var look: Look

  /// The orb in the middle.
  public var orb: OrbLook

  /// The ring about the agent's picture; nil while it does not speak.
  public var avatarRing: Ring?

  /// The dot of the sign that the call is being recorded; nil while it is not.
  public var recordedDot: StatusLook.Dot?

  /// The sentence below the controls; nil where there is none, or not yet.
  public var hint: String?

  /// Whether the status is seen; a banner says it in full.
  public var showsStatus: Bool

  /// The look of `call`.
  ///
  /// - Parameters:
  ///   - call: The screen.
  ///   - theme: Its colours.
  ///   - reducesMotion: Whether the person wants less motion.
  public init(_ call: Call, theme: Theme, reducesMotion: Bool = false) {
    look = Look(
      call.snapshot, experience: call.experience, theme: theme, wording: call.wording,
      reducesMotion: reducesMotion)
    // The dashed ring of a held button begins to turn with its hint (S3-34).
    if call.hint == nil { look.button.rings = look.button.rings.map(\.withoutTurning) }
    orb = OrbLook(call.snapshot, theme: theme, reducesMotion: reducesMotion)
    let phase = call.snapshot.phase
    avatarRing = Look.avatarRing(phase, theme: theme, reducesMotion: reducesMotion)
    recordedDot =
      call.isRecorded ? Look.recordedDot(theme: theme, reducesMotion: reducesMotion) : nil
    hint = call.notice
    if case .failed = phase { showsStatus = call.banner == nil } else { showsStatus = true }
  }
}

extension Ring {
  fileprivate var withoutTurning: Ring {
    var ring = self
    ring.turnSeconds = nil
    return ring
  }
}
