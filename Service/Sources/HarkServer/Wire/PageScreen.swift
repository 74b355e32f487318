import Hark
import HarkScreens

/// A screen that a page can show.
protocol PageScreen: Screen where Action: VoiceScreenAction {
  /// The field into which is spoken.
  var spoken: VoiceField { get }

  /// The recordings that it has been told of.
  var known: KnownRecordings { get }

  /// The screen ready to be drawn.
  func view(_ style: ScreenStyle) -> ScreenView

  /// What follows the sound.
  func sound(_ style: ScreenStyle) -> SoundView

  /// What a person's action is on this screen; throws where it has no such thing.
  func actions(for action: PersonAction) throws(WireFault) -> [Action]

  /// What is not the same on every screen; nil where this one has no such action.
  static func own(_ action: PersonAction) -> Action?

  /// The text that `write` changes.
  var written: Draft { get }

  /// What is to be drawn at once.
  var moment: DrawingMoment { get }

  /// What another server needs to show the same.
  var kept: KeptContent { get }

  /// Just behind the sound that `kept` has of the recording under way, in samples since the microphone
  /// was opened; nil when nothing is being heard, or nobody knows.
  var heardUpTo: Int? { get }
}

extension PageScreen {
  var known: KnownRecordings { spoken.known }

  var moment: DrawingMoment { DrawingMoment(spoken) }

  func sound(_ style: ScreenStyle) -> SoundView { SoundView(spoken, style.look(spoken)) }

  func actions(for action: PersonAction) throws(WireFault) -> [Action] {
    if case .write(let text, let selection) = action {
      return written.edits(to: text, selection: selection).map { .voice(.edit($0)) }
    }
    if case .recover(let recovery) = action { return [.recover(recovery)] }
    if let voice = action.voice { return [.voice(voice)] }
    guard let own = Self.own(action) else { throw .strangeAction }
    return [own]
  }
}

extension Call {
  var written: Draft { spoken.draft }
}

extension PersonAction {
  /// What it does to a field and its microphone; nil for what is another matter.
  fileprivate var voice: VoiceAction? {
    switch self {
    case .press: .press
    case .hold: .hold
    case .release: .release
    case .activate: .activate
    case .stop: .stop
    case .cancel: .cancel
    case .acceptRationale: .acceptRationale
    case .declineRationale: .declineRationale
    case .dismissFailure: .dismissFailure
    case .leave: .leave
    case .undo: .edit(.undo)
    case .redo: .edit(.redo)
    case .write, .recover, .send, .stopReply, .retryReply, .save, .dismissSaveFailure, .signedIn,
      .confirm, .typeInstead, .startOver, .focus, .approve, .withdraw, .reload,
      .restore, .discard, .dismissSplitNotice, .begin, .dismissBanner, .end, .mute, .show, .change,
      .deleteRecording, .acceptNoiseOffer, .declineNoiseOffer:
      nil
    }
  }
}
