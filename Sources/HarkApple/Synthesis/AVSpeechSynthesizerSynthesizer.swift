#if canImport(UIKit)
  import Hark

  /// A synthesizer that speaks replies with the system's voices.
  ///
  /// It plays through the microphone's engine, so that the system can remove the reply from the
  /// microphone audio.
  public struct AVSpeechSynthesizerSynthesizer: Synthesizer {
    private let synthesizer: LoudspeakerSynthesizer

    /// Creates a synthesizer that plays on `loudspeaker`.
    public init(
      on loudspeaker: any Loudspeaker = AVAudioEngineLoudspeaker(),
      speech: any TextToSpeech = AVSpeechSynthesizerTextToSpeech()
    ) {
      synthesizer = LoudspeakerSynthesizer(speech, on: loudspeaker)
    }

    /// Opens the loudspeaker; throws `VoiceFailure.synthesisFailed` if no voice supports `locale`.
    public func startTask(
      locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
    ) async throws -> any SynthesisTask {
      try await synthesizer.startTask(locale: locale, report: report)
    }
  }
#endif
