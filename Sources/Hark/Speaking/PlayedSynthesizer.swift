/// Speaks aloud: text to speech, sentence by sentence while the text still comes, through a
/// loudspeaker.
public final class PlayedSynthesizer: Synthesizer {
  private let speech: any TextToSpeech
  private let loudspeaker: any Loudspeaker
  private let sending: @Sendable (AudioChunk) -> Void

  /// Makes a synthesizer of a voice and a loudspeaker.
  ///
  /// `sending` gets the sound that goes to the loudspeaker next, as loud as it will be heard, on any
  /// thread, numbered from 0 for each task: the reference of an echo canceller, the other side of a
  /// recording, or a level to be drawn. It must return at once.
  public init(
    _ speech: any TextToSpeech, through loudspeaker: any Loudspeaker,
    sending: @escaping @Sendable (AudioChunk) -> Void = { _ in }
  ) {
    self.speech = speech
    self.loudspeaker = loudspeaker
    self.sending = sending
  }

  /// Opens the loudspeaker for a reply.
  ///
  /// Throws `synthesisFailed` where there is no voice for `locale`, or no loudspeaker.
  public func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask {
    guard speech.voice(for: locale) != nil else { throw VoiceFailure.synthesisFailed }
    let line = SentenceLine(speech, locale: locale)
    let task = PlayedReply(line, sending: sending, report: report)
    let playback = try await loudspeaker.open { [weak task] in task?.take($0) }
    task.begin(with: playback)
    return task
  }
}
