/// Sentences that wait to be spoken, and what makes their sound, one after another.
final class SentenceLine: Sendable {
  /// Once the sound before `position` has been heard, so have `characters` characters of the text.
  struct Milestone: Sendable {
    var position: Int
    var characters: Int
  }

  /// Samples of sound that are made before they are needed: enough for a sentence that is slow to
  /// come, and little enough to throw away when the person interrupts.
  private static let ahead = AudioTime.samples(3)

  private let speech: any TextToSpeech
  private let locale: LocaleTag
  private let sentences: AsyncStream<SentenceCutter.Sentence>
  private let coming: AsyncStream<SentenceCutter.Sentence>.Continuation
  private let heard: AsyncStream<Int>
  private let hearing: AsyncStream<Int>.Continuation
  private let work = Locked<Task<Void, Never>?>(nil)

  init(_ speech: any TextToSpeech, locale: LocaleTag) {
    self.speech = speech
    self.locale = locale
    (sentences, coming) = AsyncStream.makeStream(of: SentenceCutter.Sentence.self)
    (heard, hearing) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// Puts a sentence behind the others.
  func put(_ sentence: SentenceCutter.Sentence) { coming.yield(sentence) }

  /// No more comes.
  func close() { coming.finish() }

  /// Everything before `position` has been heard, so that more may be made.
  func hear(_ position: Int) { hearing.yield(position) }

  /// Makes no more sound.
  func cancel() { work.withLock { $0 }?.cancel() }

  /// Has every sentence played, and tells the milestones of each sound before it is played.
  func run(
    into playback: any Playback, tell: @escaping @Sendable (Milestone) -> Void,
    failed: @escaping @Sendable (VoiceFailure) -> Void
  ) {
    let (speech, locale, sentences, heard) = (speech, locale, sentences, heard)
    let task = Task {
      do {
        var position = 0
        var hearing = heard.makeAsyncIterator()
        var reached = 0
        for await sentence in sentences {
          let base = position
          for try await chunk in speech.speech(of: sentence.text, locale: locale) {
            for word in chunk.words {
              tell(
                .init(
                  position: base + word.start,
                  characters: sentence.start + word.characters.lowerBound))
            }
            position = base + chunk.sound.end
            playback.play(chunk.sound.samples)
          }
          tell(.init(position: position, characters: sentence.end))
          while position - reached > Self.ahead, let next = await hearing.next() { reached = next }
        }
        if !Task.isCancelled { playback.finish() }
      } catch {
        failed(error as? VoiceFailure ?? .synthesisFailed)
      }
    }
    work.withLock { $0 = task }
  }
}
