#if canImport(UIKit)
  import Hark

  /// Speaks replies with the system's voices, through the microphone's own engine, so that the system
  /// takes them out of what the microphone hears.
  public struct AVSpeechSynthesizerSynthesizer: Synthesizer {
    private let synthesizer: LoudspeakerSynthesizer

    /// Makes a synthesizer that plays on `loudspeaker`.
    public init(
      on loudspeaker: any Loudspeaker = AVAudioEngineLoudspeaker(),
      speech: any TextToSpeech = AVSpeechSynthesizerTextToSpeech()
    ) {
      synthesizer = LoudspeakerSynthesizer(speech, on: loudspeaker)
    }

    /// Opens the loudspeaker; throws `VoiceFailure.synthesisFailed` where no voice speaks `locale`.
    public func startTask(
      locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
    ) async throws -> any SynthesisTask {
      try await synthesizer.startTask(locale: locale, report: report)
    }
  }
#endif
