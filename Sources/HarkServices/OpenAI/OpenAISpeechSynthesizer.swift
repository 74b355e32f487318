import Hark

/// Speaks replies with any server that provides OpenAI's `/v1/audio/speech`.
public struct OpenAISpeechSynthesizer: Synthesizer {
  private let speaker: LoudspeakerSynthesizer

  /// Creates a synthesizer.
  ///
  /// - Parameters:
  ///   - settings: The settings of the server.
  ///   - loudspeaker: Plays the audio.
  ///   - transport: Sends the requests.
  ///   - timekeeper: The clock for delays.
  ///   - reference: Receives the next samples sent to the device, on any thread, as the reference
  ///     for echo cancellation.
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

  /// Opens the loudspeaker; throws `VoiceFailure.synthesisFailed` for an unsupported language.
  public func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask {
    try await speaker.startTask(locale: locale, report: report)
  }
}
