import Hark
import HarkPresentation

/// The interface that a screen with dictated text provides to every UI.
package protocol SpokenScreen: Screen where Action: VoiceScreenAction & Equatable {
  /// The behavior of the voice session.
  var experience: Experience { get }

  var wording: Wording { get }

  /// The target of dictation, with its microphone.
  var spoken: VoiceField { get }

  /// The text of the focused field; by default, that of the dictation target.
  var written: Draft { get }

  /// Whether the focused field is read-only.
  var isReadOnly: Bool { get }

  /// Whether the screen allows use of the microphone button; the session's phase can still disable it.
  var isMicrophoneEnabled: Bool { get }

  /// The state of the button that overrides the phase's; `nil` if the phase determines it.
  var ownButton: ButtonState? { get }

  /// The status text that overrides the phase's; `nil` if the phase determines it.
  var ownStatus: String? { get }

  /// The failure and its recovery actions; `nil` if there is none.
  var message: VoiceMessage? { get }

  /// The screen's own news, which a screen reader announces on change; `nil` if there is none.
  ///
  /// The session's events are announced separately (`Look.announcement`).
  var news: String? { get }

  /// A number that distinguishes `news` from identical earlier news; 0 if the news is always
  /// cleared before it is repeated.
  var newsNumber: Int { get }
}

extension SpokenScreen {
  package var written: Draft { spoken.draft }
  package var isMicrophoneEnabled: Bool { true }
  package var ownButton: ButtonState? { nil }
  package var ownStatus: String? { nil }
  package var news: String? { nil }
  package var newsNumber: Int { 0 }

  /// The screen's own news, for a `NewsReading`.
  package var numberedNews: ScreenNews { ScreenNews(news, number: newsNumber) }

  /// The current hint if the session does not announce it itself, for a `NewsReading`.
  package var hintNews: ScreenNews {
    ScreenNews(
      wording.hint(for: spoken.snapshot.input) ?? (spoken.isHintOwn ? spoken.hint : nil),
      number: spoken.hintCount)
  }

  /// The current hint; a hint about the microphone's input takes precedence.
  package var hint: String? { wording.hint(for: spoken.snapshot.input) ?? spoken.hint }

  package var placeholder: String { spoken.placeholder(wording) }

  /// Returns the heights of a waveform's bars, 0…1, oldest first: a flat line with reduced motion,
  /// and empty unless recording.
  package func bars(reducesMotion: Bool) -> [Double] {
    guard spoken.snapshot.phase.isRecording else { return [] }
    return LevelLook.bars(reducesMotion ? [] : spoken.levels, count: VoiceField.levelCount)
  }

  /// Returns everything that the UI draws for the microphone.
  package func look(theme: Theme, reducesMotion: Bool = false) -> Look {
    var look = Look(
      spoken.snapshot, experience: experience, theme: theme, wording: wording,
      isEnabled: isMicrophoneEnabled, reducesMotion: reducesMotion)
    if let ownButton, ownButton != look.buttonState {
      look.show(ownButton, theme: theme, wording: wording)
    }
    if let ownStatus { look.status.text = ownStatus }
    return look
  }
}

/// Decides when a screen reader announces a screen's messages: each message once, and never during
/// a recording, which would pick it up.
///
/// A message that arrives during a recording is announced afterward if it still applies.
package struct NewsReading: Sendable, Equatable {
  private var last: ScreenNews
  private var isWaiting = false

  /// Creates a state in which `told` counts as announced, such as the message of a screen that appears.
  package init(after told: ScreenNews = ScreenNews(nil)) { last = told }

  /// Takes the screen's current message and returns the text to announce now, if any.
  package mutating func take(_ news: ScreenNews, isRecording: Bool) -> String? {
    if news != last {
      last = news
      isWaiting = news.text != nil
    }
    guard isWaiting, !isRecording else { return nil }
    isWaiting = false
    return news.text
  }
}

package struct ScreenNews: Sendable, Equatable {
  /// The text; `nil` if there is no message.
  package let text: String?

  /// A number that distinguishes the text from an identical earlier one.
  package let number: Int

  package init(_ text: String?, number: Int = 0) {
    self.text = text
    self.number = number
  }
}
