import Hark

/// Speaks replies with the voice of any server that has OpenAI's `/v1/audio/speech`.
public struct OpenAISpeechSynthesizer: Synthesizer {
  private let speaker: LoudspeakerSynthesizer

  /// Makes a synthesizer.
  ///
  /// - Parameters:
  ///   - settings: Which server, and how.
  ///   - loudspeaker: Plays the sound.
  ///   - transport: What carries the requests.
  ///   - timekeeper: The clock for waits.
  ///   - reference: Is told, on any thread, what goes to the device next: for whatever takes the echo
  ///     out of the microphone's sound.
  public init(
    _ settings: OpenAISpeechSettings, on loudspeaker: any Loudspeaker,
    transport: any HTTPTransport = SystemHTTPTransport(),
    timekeeper: any Timekeeper = SystemTimekeeper(),
    reference: @escaping @Sendable (AudioChunk) -> Void = { _ in }
  ) {
    speaker = LoudspeakerSynthesizer(
      OpenAITextToSpeech(settings, transport: transport, timekeeper: timekeeper), on: loudspeaker,
      reference: reference)
  }

  /// Opens the loudspeaker; throws `VoiceFailure.synthesisFailed` for a language that is not spoken.
  public func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask {
    try await speaker.startTask(locale: locale, report: report)
  }
}
