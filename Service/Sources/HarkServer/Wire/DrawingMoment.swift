import Hark
import HarkScreens

/// The parts of a screen whose changes must be drawn immediately; all other changes may be delayed.
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

  /// Returns whether the change to `other` may be drawn later.
  ///
  /// The change can wait if these parts are equal during a recording or a call, when other parts
  /// change continuously with the audio.
  func isFollowedAtLeisure(by other: DrawingMoment) -> Bool {
    self == other && (phase.isRecording || call != nil)
  }
}
