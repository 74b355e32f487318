import Hark

/// Speech of eSpeak NG: small, quick, without a network, in more than a hundred languages.
///
/// A sentence is made in a few milliseconds, and its first sound is there in less than one. The
/// library has one state for the whole process, so that all values of this type queue for one
/// thread.
public struct EspeakTextToSpeech: TextToSpeech {
  /// Makes a synthesizer; nothing is loaded yet.
  public init() {}

  /// The voice by which the library speaks `locale`; nil when it has none.
  public func voiceName(for locale: LocaleTag) -> String? {
    voice(for: locale).flatMap { wanted in Espeak.voices.first { $0.voice == wanted } }?.file
  }

  /// What the library has; empty when its data is missing.
  ///
  /// The first call loads it, in milliseconds.
  public var voices: [SpeechVoice] { Espeak.voices.map(\.voice) }

  /// Why it cannot speak `locale`; nil when it can.
  public func problem(with locale: LocaleTag) -> EspeakError? {
    if Espeak.rate == nil { return .noData }
    return voice(for: locale) == nil ? .noVoice(locale) : nil
  }

  /// The sound of a sentence, in chunks of about 60 ms.
  ///
  /// A sentence is held whole, so whoever has a long text gives it sentence by sentence.
  public func speech(
    of sentence: String, locale: LocaleTag
  ) -> AsyncThrowingStream<SpokenChunk, any Error> {
    speech(of: sentence, at: 1) {
      let voice = voice(for: locale).flatMap { wanted in
        Espeak.voices.first { $0.voice == wanted }
      }
      return voice?.file
    }
  }

  /// The sound of a sentence in another of the library's voices, such as `en-us+f3`, which is American
  /// English with the third of its women's voices.
  ///
  /// `speed` is a multiple of the usual one; the library speaks between a quarter and four times of it.
  /// Ends with `synthesisFailed` where there is no such voice.
  public func speech(
    of sentence: String, voice: String, speed: Double
  ) -> AsyncThrowingStream<SpokenChunk, any Error> {
    speech(of: sentence, at: speed) { voice }
  }

  /// `voice` is asked on the library's own thread, where its voices may be loaded.
  private func speech(
    of sentence: String, at speed: Double, voice: @escaping @Sendable () -> String?
  ) -> AsyncThrowingStream<SpokenChunk, any Error> {
    let (stream, continuation) = AsyncThrowingStream<SpokenChunk, any Error>.makeStream()
    let wish = EspeakWish(sentence, to: continuation)
    continuation.onTermination = { _ in wish.giveUp() }
    Espeak.queue.async {
      let isMade = voice().map { Espeak.speak(wish, with: $0, speed: speed) } ?? false
      continuation.finish(throwing: isMade ? nil : VoiceFailure.synthesisFailed)
    }
    return stream
  }
}
