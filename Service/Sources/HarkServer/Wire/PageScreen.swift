import Hark
import HarkScreens

protocol PageScreen: Screen where Action: VoiceScreenAction {
  /// The field that receives speech.
  var spoken: VoiceField { get }

  var known: KnownRecordings { get }

  func view(_ style: ScreenStyle) -> ScreenView

  /// Returns the values that change with the audio, such as levels and the elapsed time.
  func sound(_ style: ScreenStyle) -> SoundView

  /// Returns the screen's actions for a user action; throws if the screen does not support it.
  func actions(for action: PersonAction) throws(WireFault) -> [Action]

  /// Returns the screen-specific action for a user action, or `nil` if there is none.
  static func own(_ action: PersonAction) -> Action?

  /// The text that `write` changes.
  var written: Draft { get }

  var moment: DrawingMoment { get }

  /// The screen's own announcements for a screen reader, except problems, which are announced
  /// immediately, and messages, which the page's log announces.
  var pageNews: ScreenNews { get }

  /// Whether the screen has loaded its content.
  var isLoaded: Bool { get }

  /// Returns the content that another server needs to restore the screen.
  ///
  /// If `resumes`, omits the words that the other server will recognize again.
  func kept(resumes: Bool) -> KeptContent

  /// The settled part of the field; `nil` if it is unknown which audio another server can recognize
  /// again.
  var settled: SettledField? { get }
}

extension PageScreen {
  var known: KnownRecordings { spoken.known }

  var moment: DrawingMoment { DrawingMoment(spoken) }

  var isLoaded: Bool { true }

  func sound(_ style: ScreenStyle) -> SoundView { SoundView(spoken, style.look(spoken)) }

  func actions(for action: PersonAction) throws(WireFault) -> [Action] {
    if case .write(let text, let selection) = action {
      return written.edits(to: text, selection: selection).map { .voice(.edit($0)) }
    }
    if case .recover(let recovery) = action { return [.recover(recovery)] }
    if let voice = action.voice { return [.voice(voice)] }
    guard let own = Self.own(action) else { throw .unsupportedAction }
    return [own]
  }
}

extension PageScreen where Self: SpokenScreen {
  var pageNews: ScreenNews { numberedNews }

  var moment: DrawingMoment {
    var moment = DrawingMoment(spoken)
    moment.news = pageNews
    moment.hintNews = ScreenNews(hint, number: hintNews.number)
    return moment
  }
}

extension Call {
  var written: Draft { spoken.draft }
  var pageNews: ScreenNews { ScreenNews(nil) }
}

extension PersonAction {
  /// The equivalent voice action; `nil` if there is none.
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
    case .restoreSaidWords: .edit(.restoreSaidWords)
    case .replaceSaidWords(let alternative): .edit(.replaceSaidWords(with: alternative))
    case .closeCorrection: .edit(.closeCorrection)
    case .undo: .edit(.undo)
    case .redo: .edit(.redo)
    default: nil
    }
  }
}
