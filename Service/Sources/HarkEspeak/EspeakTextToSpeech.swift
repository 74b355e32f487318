import Foundation
import Hark
import HarkWorkers

/// Speech synthesis with eSpeak NG, which is small and fast, needs no network, and supports more
/// than a hundred languages.
///
/// A sentence takes a few milliseconds, and its first audio one or two. Some texts crash the
/// library and its process. `EspeakText` alters the known ones, which does not change how ordinary
/// text sounds. With a worker, any other such text affects only itself: its audio ends with
/// `synthesisFailed`, and the next sentence gets a new worker. Without a worker, the library runs
/// in this process, on a serial queue that all values of this type share, because its state is
/// global. Copies share their workers.
public struct EspeakTextToSpeech: TextToSpeech {
  private let pool: WorkerPool?

  /// Creates a synthesizer that runs the library in this process; nothing is loaded yet.
  public init() { pool = nil }

  /// Creates a synthesizer that runs the library in worker processes, which it reuses.
  ///
  /// Nothing is started yet.
  ///
  /// - Parameter worker: The program that becomes a worker; see `HarkWorker`.
  public init(worker: WorkerProgram) { self.init(worker: worker, patience: .voice) }

  init(worker: WorkerProgram, maximum: Int = standardWorkers, patience: WorkerProcess.Patience) {
    pool = WorkerPool(maximum: maximum) { _ in
      WorkerProcess(worker, order: WorkerOrder(.espeak), patience: patience)
    }
  }

  /// The default maximum number of workers, at least two so that one long sentence does not delay
  /// all others.
  private static let standardWorkers = max(2, min(4, ProcessInfo.processInfo.activeProcessorCount))

  /// Starts a worker in advance, which takes tens of milliseconds; does nothing without workers.
  public func warmUp() async {
    guard let pool, let worker = try? await pool.acquire(nil, waits: true) else { return }
    pool.takeBack(worker, language: nil)
  }

  /// Returns the name of the library's voice for `locale`, or `nil` if there is none.
  public func voiceName(for locale: LocaleTag) -> String? { Espeak.voice(for: locale)?.file }

  /// The voices of the library; empty if its data is missing.
  ///
  /// The first access loads the library, which takes milliseconds.
  public var voices: [SpeechVoice] { Espeak.voices.map(\.voice) }

  /// Returns the reason that `locale` cannot be spoken, or `nil` if it can.
  public func problem(with locale: LocaleTag) -> EspeakError? {
    if Espeak.rate == nil { return .noData }
    return Espeak.voice(for: locale) == nil ? .noVoice(locale) : nil
  }

  /// The maximum length of a word for `phonemes(of:locale:)`, in characters.
  private static let longestPronounced = 40

  /// Returns how the voice for `locale` pronounces a word, in the International Phonetic Alphabet.
  ///
  /// `nil` if the library has no voice for `locale`, or if `word` is longer than 40 characters or
  /// contains anything but letters and apostrophes. Blocks while this process synthesizes a
  /// sentence; otherwise takes less than a millisecond. The first call loads the library. Runs in
  /// this process even if speech is synthesized in workers, because a short word of letters does
  /// not crash the library.
  public static func phonemes(of word: String, locale: LocaleTag) -> String? {
    guard word.count <= longestPronounced, word.allSatisfy({ $0.isLetter || $0 == "'" }) else {
      return nil
    }
    return Espeak.queue.sync { Espeak.phonemes(of: word, locale: locale) }
  }

  /// Returns the audio of a sentence, in chunks of about 60 ms.
  ///
  /// A sentence is held in memory as a whole, so pass long text sentence by sentence; a worker
  /// accepts at most one megabyte at a time.
  public func speech(
    of sentence: String, locale: LocaleTag
  ) -> AsyncThrowingStream<SpokenChunk, any Error> {
    speech(SpeechOrder(sentence, voice: .best("\(locale)"), speed: 1))
  }

  /// Returns the audio of a sentence in a specific voice of the library, such as `en-us+f3`,
  /// American English with the third female variant.
  ///
  /// `speed` is a multiple of the usual speed, from a quarter to four times. The stream ends with
  /// `synthesisFailed` if the voice does not exist.
  public func speech(
    of sentence: String, voice: String, speed: Double
  ) -> AsyncThrowingStream<SpokenChunk, any Error> {
    speech(SpeechOrder(sentence, voice: .file(voice), speed: speed))
  }

  private func speech(_ order: SpeechOrder) -> AsyncThrowingStream<SpokenChunk, any Error> {
    let (stream, sound) = AsyncThrowingStream<SpokenChunk, any Error>.makeStream()
    if let pool {
      let work = EspeakWork(pool, to: sound)
      sound.onTermination = { _ in work.giveUp() }
      Task { await work.run(order) }
    } else {
      let isWanted = Locked(true)
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

/// The reason that eSpeak NG cannot speak.
public enum EspeakError: Error, Sendable, Hashable {
  /// The library's language data is not installed.
  case noData
  /// There is no voice for this language.
  case noVoice(LocaleTag)

  /// A sentence for the user that describes the problem and how to fix it.
  public var sentence: String {
    switch self {
    case .noData: "The voices of eSpeak NG are missing; install the package espeak-ng-data."
    case .noVoice(let locale):
      "eSpeak NG has no voice for \(locale); choose another language, or read the replies."
    }
  }
}

private final class EspeakWork: Sendable {
  typealias Sound = AsyncThrowingStream<SpokenChunk, any Error>.Continuation

  private struct State: Sendable {
    var worker: WorkerProcess?
    var isGivenUp = false
  }

  private let pool: WorkerPool
  private let sound: Sound
  private let stream: UInt32
  private let state = Locked(State())

  init(_ pool: WorkerPool, to sound: Sound) {
    self.pool = pool
    self.sound = sound
    stream = pool.firstStream()
  }

  /// Speaks `order` as soon as a worker is free; the audio ends with `synthesisFailed` if no worker
  /// can start, if the worker fails or ends early, or if the request exceeds its maximum length.
  func run(_ order: SpeechOrder) async {
    let request = WorkerRequest.speak(stream: stream, order)
    guard request.fits, let worker = try? await pool.acquire(nil, waits: true)
    else { return fail() }
    let isWanted = state.withLock { state in
      state.worker = state.isGivenUp ? nil : worker
      return !state.isGivenUp
    }
    guard isWanted else { return pool.takeBack(worker, language: nil) }
    // A worker that has already ended sends no event.
    if worker.tell({ [self] in take($0, from: worker) }) != nil { return lose() }
    worker.post(request)
  }

  /// Stops the synthesis at its next chunk, well within a millisecond.
  func giveUp() {
    state.withLock { state in
      state.isGivenUp = true
      state.worker?.post(.drop(stream: stream))
    }
  }

  private func take(_ event: WorkerProcess.Event, from worker: WorkerProcess) {
    switch event {
    case .reply(.spoken(stream, let chunk)): sound.yield(chunk)
    case .reply(.spokenAll(stream, let isWhole)):
      letGo()
      // Returning the worker before reporting the end makes it available for the next sentence.
      pool.takeBack(worker, language: nil)
      if isWhole { sound.finish() } else { fail() }
    case .reply: break
    case .ended: lose()
    }
  }

  private func lose() {
    letGo()
    pool.giveUp()
    fail()
  }

  private func letGo() { state.withLock { $0.worker = nil } }

  private func fail() { sound.finish(throwing: VoiceFailure.synthesisFailed) }
}
