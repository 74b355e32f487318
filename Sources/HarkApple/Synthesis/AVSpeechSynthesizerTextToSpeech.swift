import Hark

#if canImport(AVFAudio)
  @preconcurrency import AVFAudio

  /// Text to speech that uses the system's voices and returns the audio without playing it.
  ///
  /// Sentences are queued, because the system synthesizes one at a time. Synthesis runs off the
  /// main thread and, on iOS 16 and later, reports the positions of words.
  public struct AVSpeechSynthesizerTextToSpeech: TextToSpeech {
    private static let synthesizer = Confined("hark.speech", SentenceSynthesizer())

    private static let observer = SessionObserver { event, _ in
      if event == .mediaServicesReset { synthesizer.async { $0.startOver(in: synthesizer) } }
    }

    private let timekeeper: any Timekeeper

    /// Creates a synthesizer that uses `timekeeper` to detect when the system stops delivering
    /// audio.
    public init(timekeeper: any Timekeeper = SystemTimekeeper()) { self.timekeeper = timekeeper }

    /// The voices of the device, with downloaded high-quality voices first; on iOS 17 and later,
    /// novelty voices are omitted.
    public var voices: [SpeechVoice] { Self.system.map(\.voice) }

    /// Returns the audio of a sentence.
    ///
    /// The stream throws `synthesisFailed` if no voice matches, if the system delivers nothing for 8
    /// seconds or delivers an unreadable format, or if its media services are reset during the
    /// synthesis.
    public func speech(
      of sentence: String, locale: LocaleTag
    ) -> AsyncThrowingStream<SpokenChunk, any Error> {
      let (stream, handle) = AsyncThrowingStream<SpokenChunk, any Error>.makeStream()
      let wanted = voice(for: locale)
      guard let voice = Self.system.first(where: { $0.voice == wanted }) else {
        handle.finish(throwing: VoiceFailure.synthesisFailed)
        return stream
      }
      let request = SentenceSynthesizer.Request(
        sentence: sentence, voice: voice.identifier, handle: handle, timekeeper: timekeeper)
      // The observer is created on first use.
      _ = Self.observer
      Self.synthesizer.async { $0.ask(request, in: Self.synthesizer) }
      return stream
    }

    /// The voices that the system currently lists, best first; the list changes when the user
    /// downloads voices.
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

struct SystemVoice: Sendable, Hashable {
  var voice: SpeechVoice
  var identifier: String

  /// The quality of the voice; larger is better.
  var quality: Int

  /// Whether the voice is a novelty, such as a bell; `false` before iOS 17, which added the trait.
  var isNovelty: Bool
}

extension [SystemVoice] {
  /// The voices other than novelties, in order of descending quality; equal ones keep the system's
  /// order, in which its preferred voice comes first.
  var best: [SystemVoice] {
    let serious = filter { !$0.isNovelty }.enumerated()
    return serious.sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
      .map(\.element)
  }
}
