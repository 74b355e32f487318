#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Hark

  /// Speech of the system's own voices, as sound that is not yet played.
  ///
  /// Sentences queue: the system makes one at a time. It is off the main thread, and says where words
  /// lie from iOS 16 on.
  public struct AVSpeechSynthesizerTextToSpeech: TextToSpeech {
    private static let mouth = Confined("hark.speech", SpeechMouth())

    private static let observer = SessionObserver { event, _ in
      if event == .mediaServicesReset { mouth.async { $0.startOver(in: mouth) } }
    }

    private let timekeeper: any Timekeeper

    /// Makes one; `timekeeper` counts how long the system may be silent.
    public init(timekeeper: any Timekeeper = SystemTimekeeper()) { self.timekeeper = timekeeper }

    /// The voices of the device, those that were downloaded for their quality first.
    public var voices: [SpeechVoice] { Self.system.map(\.voice) }

    /// The sound of a sentence; one in which the system falls silent for `SpeechMouth.patience`, or that
    /// it makes in a form that cannot be read, throws `synthesisFailed`.
    public func speech(
      of sentence: String, locale: LocaleTag
    ) -> AsyncThrowingStream<SpokenChunk, any Error> {
      let (stream, handle) = AsyncThrowingStream<SpokenChunk, any Error>.makeStream()
      let wanted = voice(for: locale)
      guard let voice = Self.system.first(where: { $0.voice == wanted }) else {
        handle.finish(throwing: VoiceFailure.synthesisFailed)
        return stream
      }
      let wish = SpeechMouth.Wish(
        sentence: sentence, voice: voice.identifier, handle: handle, timekeeper: timekeeper)
      // Made when it is first asked for.
      _ = Self.observer
      Self.mouth.async { $0.ask(wish, in: Self.mouth) }
      return stream
    }

    /// The voices as the system lists them now, which changes as people download some.
    private static var system: [SystemVoice] {
      AVSpeechSynthesisVoice.speechVoices().compactMap { SystemVoice($0) }.best
    }
  }

  extension SystemVoice {
    fileprivate init?(_ voice: AVSpeechSynthesisVoice) {
      guard let locale = LocaleTag(voice.language) else { return nil }
      var isNovelty = false
      if #available(iOS 17, *) { isNovelty = voice.voiceTraits.contains(.isNoveltyVoice) }
      self.init(
        voice: SpeechVoice(name: voice.name, locale: locale), identifier: voice.identifier,
        quality: voice.quality.rawValue, isNovelty: isNovelty)
    }
  }
#endif
