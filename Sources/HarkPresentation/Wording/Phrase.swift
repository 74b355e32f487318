import Hark

/// A UI string, with the values that it contains.
///
/// Every experience provides text for each phrase in each of its languages.
public enum Phrase: Sendable, Hashable {
  // MARK: The screen and its button

  /// The screen's title.
  case title

  /// A short description of the current phase.
  case status(Phase)

  /// The placeholder of an empty text field.
  case placeholder

  /// The accessibility label of the microphone button.
  case buttonLabel(Phase)

  /// The accessibility hint of the microphone button: its action in the current phase.
  case buttonHint(Phase)

  /// A screen reader's announcement.
  case announcement(Phrase.Announcement)

  /// The accessibility label of the recording indicator.
  case recordingLabel

  /// The title of the button that ends the recording.
  case stop

  /// The title and the accessibility label of the button that discards the recording.
  case cancel, cancelLabel

  /// The titles of the buttons that accept, send, and save the text.
  case confirm, send, save

  /// The titles of the buttons that end typing or close the settings, and that dismiss a message.
  case done, dismiss

  /// The accessibility label of the field for typed and spoken text.
  case textLabel

  /// The placeholder for an empty conversation.
  case invitation

  /// The title of the results.
  case results

  /// The title of the button that starts over after completion.
  case startOver

  /// The title of the button with which the user confirms having signed in again.
  case signedIn

  // MARK: Permission

  /// The title and the text of the app's own explanation before the system's permission prompt.
  case rationaleTitle, rationaleText

  /// The title and the accessibility label of the button that continues to the permission prompt.
  case rationaleAccept, rationaleAcceptLabel

  /// The title and the accessibility label of the button that cancels before the permission prompt.
  case rationaleDecline, rationaleDeclineLabel

  /// The messages in the system's permission prompts.
  case privacySpeech, privacyMicrophone

  /// The statement that a permission is denied, with the path to its setting in the given layout.
  case settingsPath(Permission, SettingsLayout)

  // MARK: Failures

  /// The message for a failure, including how to fix it.
  case message(VoiceFailure)

  /// The title of a recovery action's button.
  case action(RecoveryAction)

  /// The message shown when no audio is kept that could be recognized again.
  case noSoundKept

  /// The statement that the microphone button is disabled after a lasting failure.
  case microphoneDisabled

  // MARK: Hints and notices

  /// The hint after a press that was too short.
  case holdToSpeak

  /// The hint that the microphone is muted.
  case unmuteToSpeak

  /// The hint to release the held button, and the hint that a tap ends the reply.
  case releaseHint, tapToStop

  /// The hint shown in noisy surroundings.
  case noiseHint

  /// The condition of an open microphone's input, and how to fix missing audio.
  case input(InputCondition)

  /// The hint that a very long dictation may need to be split.
  case splitHint

  /// The message shown when a recording reaches its maximum length, in seconds.
  case lengthLimit(seconds: Double)

  /// The message shown when the text reaches its maximum number of characters.
  case characterLimit(Int)

  /// The message shown when the transcript cannot be saved to disk, including how to fix it.
  case notKept(TranscriptStoreFailure)

  /// The offer to restore an unfinished dictation, with its number of words.
  case unfinished(words: Int)

  /// The offer to restore several unfinished dictations, with their number.
  case unfinishedDictations(Int)

  /// The titles of the buttons that restore and discard an unfinished dictation.
  case restore, discard

  /// The spoken form of the finished words at the cursor.
  case saidWords(String)

  /// The title of the button that replaces the finished words at the cursor with their spoken form.
  case restoreSaidWords

  /// The message shown while the text is being saved.
  case saving

  /// The message shown when the text could not be saved, including how to fix it.
  case saveFailed(CaptureFailure)

  /// The message shown while the text is being analyzed.
  case analyzing

  /// The message shown when saving or an analysis has succeeded.
  case success

  // MARK: Counts

  case words(Int)
  case characters(Int)
  case charactersOf(Int, limit: Int)

  /// The recording time, in seconds, displayed as m:ss.
  case timer(Double)

  /// The recording time, in seconds, worded for a screen reader.
  case spokenTime(Double)

  /// An event that a screen reader announces.
  public enum Announcement: String, Sendable, Hashable, CaseIterable {
    /// The session is idle, and a recording can start.
    case ready

    /// The microphone is waiting for speech.
    case listening

    case recordingStarted, recordingStopped

    /// The final results are pending.
    case processing

    /// The reply is pending.
    case waiting

    /// The reply is being spoken.
    case speaking

    /// An automatic mode was paused.
    case paused

    /// The microphone was muted.
    case muted
  }
}

/// The layout of the system's settings, which determines the settings path shown in messages (O58).
public enum SettingsLayout: String, Sendable, Hashable, CaseIterable {
  /// Privacy, before iOS 16 and macOS 13.
  case privacy

  /// Privacy & Security, in iOS 16, macOS 13, and later.
  case privacyAndSecurity

  /// A browser's settings for a web page.
  case browser

  /// The layout of the current system.
  ///
  /// A system without its own layout uses `browser`, because its users control permissions in
  /// a web browser.
  public static var current: SettingsLayout {
    #if os(Linux) || os(Windows) || os(Android)
      .browser
    #else
      if #available(iOS 16, macOS 13, *) { .privacyAndSecurity } else { .privacy }
    #endif
  }
}
