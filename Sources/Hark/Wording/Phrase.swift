/// Something that a face says, with whatever it says it about.
///
/// Every experience has a text for each in each of its languages.
public enum Phrase: Sendable, Hashable {
  // MARK: The screen and its button

  /// The screen's title.
  case title

  /// What is going on, in a few words.
  case status(Phase)

  /// What stands where no text is yet.
  case placeholder

  /// The microphone button's name, for those who hear the screen.
  case buttonLabel(Phase)

  /// What the microphone button does now, for those who hear the screen.
  case buttonHint(Phase)

  /// What is said aloud by a screen reader at a moment.
  case announcement(Announcement)

  /// The name of the recording bar as one element.
  case recordingLabel

  /// Ends the recording.
  case stop

  /// Drops what was spoken.
  case cancel

  /// The cancel button's name, for those who hear the screen.
  case cancelLabel

  /// Takes the text as it stands.
  case confirm

  /// Sends the text.
  case send

  /// Saves the text.
  case save

  /// Ends typing.
  case done

  /// Puts a message away.
  case dismiss

  /// The name of the text that is typed and spoken, for those who hear the screen.
  case textLabel

  /// What stands where no conversation is yet.
  case invitation

  /// What came of the text, as one element.
  case results

  /// Begins anew after it is done.
  case startOver

  /// The person has signed in again.
  case signedIn

  // MARK: Permission

  /// The title of the app's own explanation before the system's question.
  case rationaleTitle

  /// Why the microphone is wanted.
  case rationaleText

  /// Agrees to be asked.
  case rationaleAccept

  /// The agreeing button's name, for those who hear the screen.
  case rationaleAcceptLabel

  /// Would rather not be asked.
  case rationaleDecline

  /// The declining button's name, for those who hear the screen.
  case rationaleDeclineLabel

  /// The text of the system's own question about speech recognition.
  case privacySpeech

  /// The text of the system's own question about the microphone.
  case privacyMicrophone

  /// Where a refused permission is granted, in the words of the system in use.
  case settingsPath(Permission, SettingsLayout)

  // MARK: Failures

  /// What went wrong and what to do.
  case message(VoiceFailure)

  /// The button of a recovery action.
  case action(RecoveryAction)

  /// Why the microphone button cannot be used, beside the message.
  case microphoneDisabled

  // MARK: Moments

  /// A press was too short.
  case holdToSpeak

  /// The microphone is muted.
  case unmuteToSpeak

  /// What the finger on the button should do.
  case releaseHint

  /// How to end the reply.
  case tapToStop

  /// It is noisy.
  case noiseHint

  /// What an open microphone hears, and what to do when that is nothing.
  case input(InputCondition)

  /// Very long dictation may need to be split.
  case splitHint

  /// The greatest length was reached.
  case lengthLimit(seconds: Double)

  /// The greatest number of characters was reached.
  case characterLimit(Int)

  /// What is said cannot be kept on the disk, and what to do.
  case notKept(TranscriptStoreFailure)

  /// A dictation was broken off and can be had back; how many words it has.
  case unfinished(words: Int)

  /// Several were; how many.
  case unfinishedDictations(Int)

  /// Puts its text back.
  case restore

  /// Drops it.
  case discard

  /// The text is being saved.
  case saving

  /// The text could not be saved, and what to do.
  case saveFailed(CaptureFailure)

  /// The text is being analysed.
  case analyzing

  /// It is done.
  case success

  /// The language that is listened for, by its name.
  case languageInUse(String)

  // MARK: Counts

  /// How many words.
  case words(Int)

  /// How many characters.
  case characters(Int)

  /// How many characters of how many.
  case charactersOf(Int, limit: Int)

  /// Recording time as m:ss, in seconds.
  case timer(Double)

  /// Recording time as a screen reader says it, in seconds.
  case spokenTime(Double)
}
