import Hark
import HarkPresentation

/// The appearance of a call's button, status, orb, and notices at one moment.
package struct CallLook: Sendable, Equatable {
  /// The microphone button, the status, and the level.
  package var look: Look

  package var orb: OrbLook

  /// The ring around the agent's avatar; `nil` while the agent is silent.
  package var avatarRing: RingLook?

  /// The dot of the recording indicator; `nil` if the call is not being recorded.
  package var recordedDot: StatusLook.Dot?

  /// The sentence below the controls; `nil` if there is none or it is not due yet.
  package var hint: String?

  /// Whether the status is visible; a banner replaces it after a failure.
  package var showsStatus: Bool

  package init(_ call: Call, theme: Theme, reducesMotion: Bool = false) {
    look = Look(
      call.snapshot, experience: call.experience, theme: theme, wording: call.wording,
      reducesMotion: reducesMotion)
    // The dashed ring of a held button starts to rotate when its hint appears (S3-34).
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

extension RingLook {
  fileprivate var withoutTurning: RingLook {
    var ring = self
    ring.turnSeconds = nil
    return ring
  }
}
