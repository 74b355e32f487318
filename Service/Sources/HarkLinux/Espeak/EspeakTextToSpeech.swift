import Foundation
import Hark

/// Speech of eSpeak NG: small, quick, without a network, in more than a hundred languages.
///
/// A sentence takes a few milliseconds, and its first sound one or two. Some texts crash the library and its
/// process. `EspeakText` alters those that are known, which does not change how ordinary text sounds. With a
/// worker, any other such text costs only itself: its sound ends with `synthesisFailed`, and the next
/// sentence gets a fresh worker. Without a worker the library runs in this process, where it has one state, so
/// all values of this type share one thread. Copies share their workers.
public struct EspeakTextToSpeech: TextToSpeech {
  private let pool: WorkerPool?

  /// Makes a synthesizer that runs the library in this process; nothing is loaded yet.
  public init() { pool = nil }

  /// Makes a synthesizer that runs the library in worker processes and keeps them for the next sentence;
  /// nothing is started yet.
  ///
  /// - Parameter worker: The program that becomes a worker; see `HarkWorker`.
  public init(worker: WorkerProgram) { self.init(worker: worker, patience: .voice) }

  init(worker: WorkerProgram, maximum: Int = standardWorkers, patience: WorkerProcess.Patience) {
    pool = WorkerPool(maximum: maximum) { _ in
      WorkerProcess(worker, order: .voice, patience: patience)
    }
  }

  /// At least two, so that one long sentence does not delay all others.
  private static let standardWorkers = max(
    2, min(4, ProcessInfo.processInfo.activeProcessorCount))

  /// Starts the first worker ahead of need, which takes some tens of milliseconds.
  public func warmUp() async {
    guard let pool, let worker = try? await pool.lend(nil, waits: true) else { return }
    pool.takeBack(worker, language: nil)
  }

  /// The voice by which the library speaks `locale`; nil when it has none.
  public func voiceName(for locale: LocaleTag) -> String? { Espeak.voice(for: locale)?.file }

  /// What the library has; empty when its data is missing.
  ///
  /// The first call loads it, in milliseconds.
  public var voices: [SpeechVoice] { Espeak.voices.map(\.voice) }

  /// Why it cannot speak `locale`; nil when it can.
  public func problem(with locale: LocaleTag) -> EspeakError? {
    if Espeak.rate == nil { return .noData }
    return Espeak.voice(for: locale) == nil ? .noVoice(locale) : nil
  }

  /// The sound of a sentence, in chunks of about 60 ms.
  ///
  /// A sentence is held in memory whole, so pass long text sentence by sentence; a worker accepts at most a
  /// megabyte at a time.
  public func speech(
    of sentence: String, locale: LocaleTag
  ) -> AsyncThrowingStream<SpokenChunk, any Error> {
    speech(EspeakOrder(sentence, voice: .best("\(locale)"), speed: 1))
  }

  /// The sound of a sentence in another of the library's voices, such as `en-us+f3`, which is American
  /// English with the third of its women's voices.
  ///
  /// `speed` is a multiple of the usual one, between a quarter and four times of it. Ends with
  /// `synthesisFailed` where there is no such voice.
  public func speech(
    of sentence: String, voice: String, speed: Double
  ) -> AsyncThrowingStream<SpokenChunk, any Error> {
    speech(EspeakOrder(sentence, voice: .file(voice), speed: speed))
  }

  private func speech(_ order: EspeakOrder) -> AsyncThrowingStream<SpokenChunk, any Error> {
    let (stream, sound) = AsyncThrowingStream<SpokenChunk, any Error>.makeStream()
    if let pool {
      let work = EspeakWork(pool, to: sound)
      sound.onTermination = { _ in work.giveUp() }
      Task { await work.run(order) }
    } else {
      let isWanted = Monitor(true)
      sound.onTermination = { _ in isWanted.withLock { $0 = false } }
      Espeak.queue.async {
        let isWhole = Espeak.speak(
          order, isWanted: { isWanted.withLock { $0 } }, send: { sound.yield($0) })
        sound.finish(throwing: isWhole ? nil : VoiceFailure.synthesisFailed)
      }
    }
    return stream
  }
}
