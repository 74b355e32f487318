import Hark

/// A screen with a text that can be spoken: what every face asks of it alike.
public protocol SpokenScreen: Screen where Action: VoiceScreenAction & Equatable {
  /// How its voice behaves.
  var experience: Experience { get }

  /// Its words.
  var wording: Wording { get }

  /// The text that is spoken into, with its microphone.
  var spoken: VoiceField { get }

  /// The text with the cursor.
  var written: Draft { get }

  /// Whether that cannot be edited just now.
  var isReadOnly: Bool { get }

  /// Whether the microphone button can be used, as far as the screen knows.
  var isMicrophoneEnabled: Bool { get }

  /// How the button looks where the phase alone does not tell; nil where it does.
  var ownButton: ButtonState? { get }

  /// What is going on where the phase alone does not tell; nil where it does.
  var ownStatus: String? { get }

  /// What went wrong and what is offered; nil when nothing did.
  var message: VoiceMessage? { get }

  /// What a screen reader says of the screen's own affairs when it changes; nil for nothing.
  ///
  /// What the voice does is announced by the session's face (`Look.announcement`).
  var news: String? { get }

  /// Tells `news` from the same words told before; 0 where they leave in between.
  var newsNumber: Int { get }
}

extension SpokenScreen {
  /// The text that is spoken into.
  public var written: Draft { spoken.draft }

  /// Nothing but the voice keeps the button from being used.
  public var isMicrophoneEnabled: Bool { true }

  /// The phase tells.
  public var ownButton: ButtonState? { nil }

  /// The phase tells.
  public var ownStatus: String? { nil }

  /// Nothing but the voice goes on.
  public var news: String? { nil }

  /// They leave in between.
  public var newsNumber: Int { 0 }

  /// The screen's own affairs, for a `NewsReading`.
  public var numberedNews: ScreenNews { ScreenNews(news, number: newsNumber) }

  /// What `hint` tells that the session does not say, for a `NewsReading`.
  public var hintNews: ScreenNews {
    ScreenNews(
      wording.hint(for: spoken.snapshot.input) ?? (spoken.isHintOwn ? spoken.hint : nil),
      number: spoken.hintCount)
  }

  /// The sentence for a moment; a microphone that hears nothing is the more urgent news.
  public var hint: String? { wording.hint(for: spoken.snapshot.input) ?? spoken.hint }

  /// What stands where no text is yet.
  public var placeholder: String { spoken.placeholder(wording) }

  /// The heights of a waveform's bars, 0…1, oldest first; empty while nothing is recorded.
  ///
  /// Where less motion is wanted they are flat: a line says that something is being recorded.
  public func bars(reducesMotion: Bool) -> [Double] {
    guard spoken.snapshot.phase.isRecording else { return [] }
    return LevelLook.bars(reducesMotion ? [] : spoken.levels, count: VoiceField.levelCount)
  }

  /// Everything that a face draws of its microphone.
  ///
  /// - Parameters:
  ///   - theme: Its colours.
  ///   - reducesMotion: Whether the person wants less motion.
  public func look(theme: Theme, reducesMotion: Bool = false) -> Look {
    var look = Look(
      spoken.snapshot, experience: experience, theme: theme, wording: wording,
      isEnabled: isMicrophoneEnabled, reducesMotion: reducesMotion)
    if let ownButton, ownButton != look.buttonState {
      look.show(ownButton, theme: theme, wording: wording)
    }
    if let ownStatus { look.status.text = ownStatus }
    return look
  }

  /// Whether VoiceOver's magic tap, or another gesture for the whole screen, may start or stop: where
  /// the button can be used.
  public func isReadyToActivate(_ look: Look) -> Bool { look.buttonState.isEnabled }
}
