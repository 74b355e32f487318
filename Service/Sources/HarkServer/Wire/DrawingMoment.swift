import Hark
import HarkScreens

/// What of a screen is to be drawn at once when it changes; all else may wait a moment.
struct DrawingMoment: Sendable, Equatable {
  var phase: Phase
  var draft: Draft?
  var hint: String?
  var input: InputCondition
  var call: CallMoment?

  init(_ field: VoiceField) {
    self.init(
      phase: field.snapshot.phase, draft: field.draft, hint: field.hint,
      input: field.snapshot.input)
  }

  init(
    phase: Phase, draft: Draft? = nil, hint: String?, input: InputCondition,
    call: CallMoment? = nil
  ) {
    self.phase = phase
    self.draft = draft
    self.hint = hint
    self.input = input
    self.call = call
  }

  /// Whether so much changes with the sound alone that this need not be drawn at once: in a
  /// recording, and in a call always.
  func isFollowedAtLeisure(by other: DrawingMoment) -> Bool {
    self == other && (phase.isRecording || call != nil)
  }
}
