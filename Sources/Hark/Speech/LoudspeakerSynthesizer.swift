/// Speaks by making sound of each sentence and playing it, while the next one is being made.
public struct LoudspeakerSynthesizer: Synthesizer {
  private let speech: any TextToSpeech
  private let loudspeaker: any Loudspeaker
  private let reference: @Sendable (AudioChunk) -> Void

  /// Makes a synthesizer.
  ///
  /// - Parameters:
  ///   - speech: Makes sound of sentences.
  ///   - loudspeaker: Plays it.
  ///   - reference: Is told, on any thread, what goes to the device next: for whatever takes the echo
  ///     out of the microphone's sound.
  public init(
    _ speech: any TextToSpeech, on loudspeaker: any Loudspeaker,
    reference: @escaping @Sendable (AudioChunk) -> Void = { _ in }
  ) {
    self.speech = speech
    self.loudspeaker = loudspeaker
    self.reference = reference
  }

  /// Opens the loudspeaker; throws `VoiceFailure.synthesisFailed` where no voice speaks `locale`.
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
