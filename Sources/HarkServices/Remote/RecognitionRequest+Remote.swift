import Hark

extension RecognitionRequest {
  /// Returns the server's locale that best matches the request.
  ///
  /// Throws `localeUnsupported`, and `recognizerUnavailable` if audio may not leave the device.
  func remoteLocale(among locales: [LocaleTag]) throws(VoiceFailure) -> LocaleTag {
    guard let locale = LocaleTag.resolve([locale], among: locales) else {
      throw .localeUnsupported
    }
    guard preference != .onDeviceOnly else { throw .recognizerUnavailable }
    return locale
  }
}

extension LocaleTag {
  /// The language code that most models use: Whisper supports Norwegian without distinguishing its
  /// two written forms.
  var modelLanguage: String { language == "nb" ? "no" : language }
}
