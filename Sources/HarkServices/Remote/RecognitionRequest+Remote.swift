import Hark

extension RecognitionRequest {
  /// The language that a server is to listen for, of those that it knows.
  ///
  /// Throws `localeUnsupported`, and `recognizerUnavailable` where sound may not leave the device.
  func remoteLocale(among locales: [LocaleTag]) throws(VoiceFailure) -> LocaleTag {
    guard let locale = LocaleTag.resolve([locale], among: locales) else {
      throw .localeUnsupported
    }
    guard preference != .onDeviceOnly else { throw .recognizerUnavailable }
    return locale
  }
}

extension LocaleTag {
  /// The language as most models name it: Whisper knows Norwegian, and not which of its two written
  /// forms.
  var modelLanguage: String { language == "nb" ? "no" : language }
}
