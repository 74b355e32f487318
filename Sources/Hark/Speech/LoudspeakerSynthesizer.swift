/// A synthesizer that plays each sentence while the next one is being synthesized.
public struct LoudspeakerSynthesizer: Synthesizer {
  private let speech: any TextToSpeech
  private let loudspeaker: any Loudspeaker
  private let reference: @Sendable (AudioChunk) -> Void

  /// Creates a synthesizer.
  ///
  /// - Parameters:
  ///   - speech: Synthesizes sentences.
  ///   - loudspeaker: Plays the audio.
  ///   - reference: Receives, on any thread, the audio that goes to the device next, for echo
  ///     cancellation.
  public init(
    _ speech: any TextToSpeech, on loudspeaker: any Loudspeaker,
    reference: @escaping @Sendable (AudioChunk) -> Void = { _ in }
  ) {
    self.speech = speech
    self.loudspeaker = loudspeaker
    self.reference = reference
  }

  /// Opens the loudspeaker; throws `VoiceFailure.synthesisFailed` if no voice speaks `locale`.
  public func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask {
    guard speech.voice(for: locale) != nil else { throw VoiceFailure.synthesisFailed }
    let task = LoudspeakerSynthesisTask(reference: reference, report: report)
    let playback = try await loudspeaker.open { task.take($0) }
    task.speak(on: playback) { [speech] in speech.speech(of: $0, locale: locale) }
    return task
  }
}
