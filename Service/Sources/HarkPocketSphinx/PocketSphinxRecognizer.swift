import Hark

/// An offline recognizer of American English that uses Debian's PocketSphinx.
///
/// Interim results come from a live pass on the task's own thread. Each marked pause ends a
/// segment. A second pass then recognizes the whole segment again and provides its final text; for
/// live audio, the live pass continues in the meantime. The same audio with the same pauses gives
/// the same segments, regardless of its chunks.
///
/// `RecognitionRequest.contextualPhrases` become likely. Their words that the dictionary lacks need
/// pronunciations, which the library itself cannot derive from spelling; `EspeakTextToSpeech.phonemes`
/// can. Copies share their decoders.
public struct PocketSphinxRecognizer: Recognizer {
  /// Returns the pronunciation of a word in the International Phonetic Alphabet, in the sounds of American
  /// English as far as possible; `nil` if there is none.
  ///
  /// Called on the recognizer's threads while a task starts, once for each new word of its phrases.
  public typealias Pronunciation = @Sendable (_ word: String) -> String?

  /// The model files.
  public let model: PocketSphinxModel

  private let pool: DecoderPool
  private let secondPass: SecondPass
  private let framesAlone: Int
  private let pronounce: Pronunciation?
  private let givesWay: Bool

  /// Creates a recognizer without loading anything.
  ///
  /// Up to `maximumTasks` tasks can run at the same time; values below 1 count as 1. A further task
  /// fails with `recognizerBusy`, unless a canceled task is about to return its decoder. Each
  /// running task costs about 100 MB. Later tasks reuse its decoder, and one more decoder serves
  /// all tasks for final results. The default lets a recording begin while the previous one is
  /// being finished.
  ///
  /// Without `pronounce`, phrases with words that the dictionary lacks are ignored.
  ///
  /// A task accepts any amount of audio, unless `limits` restricts it in order to exercise
  /// rollover.
  public init(
    model: PocketSphinxModel = .debian, maximumTasks: Int = 2, limits: TaskLimits = .none,
    pronounce: Pronunciation? = nil
  ) {
    self.init(
      model: model, maximumTasks: maximumTasks, limits: limits, pronounce: pronounce,
      framesAlone: 3_000)
  }

  /// Creates a recognizer that yields to `live`, if given, and delays loading its second decoder.
  ///
  /// Loading the second decoder is as much work as recognizing a second of speech. Non-live audio
  /// therefore does without it until `framesAlone` frames of speech, 10 ms each, are final.
  init(
    model: PocketSphinxModel = .debian, maximumTasks: Int, limits: TaskLimits = .none,
    pronounce: Pronunciation? = nil, framesAlone: Int, givingWayTo live: DecoderPool? = nil
  ) {
    self.model = model
    self.framesAlone = framesAlone
    self.pronounce = pronounce
    givesWay = live != nil
    traits = RecognizerTraits(
      name: "pocketsphinx", locales: [.americanEnglish], tasksAtOnce: maximumTasks, limits: limits,
      writes: [])
    pool = DecoderPool(
      model: model, pronounce: pronounce, maximum: maximumTasks, sharing: live)
    secondPass = SecondPass(model: model, pronounce: pronounce)
  }

  /// Returns a recognizer for files that yields to live audio.
  ///
  /// It runs at most `maximumTasks` tasks in addition to those for live audio, and mainly on
  /// processors that live audio leaves idle. The two recognizers share their idle decoders, so that
  /// memory grows only with the number of concurrent tasks. Each task performs both passes on its
  /// own thread at the lowest priority, so that no segment of live audio waits for a segment of a
  /// file.
  public func givingWay(maximumTasks: Int) -> PocketSphinxRecognizer {
    PocketSphinxRecognizer(
      model: model, maximumTasks: maximumTasks, pronounce: pronounce, framesAlone: .max,
      givingWayTo: pool)
  }

  /// The traits of the recognizer: the name `pocketsphinx`, American English, no network.
  public let traits: RecognizerTraits

  /// `recognizerUnavailable` if a main file cannot be read; `model.problem` describes the problem
  /// and its solution.
  public var unavailability: VoiceFailure? { model.problem == nil ? nil : .recognizerUnavailable }

  /// Loads a decoder in advance, so that the next task starts immediately.
  ///
  /// Takes a quarter of a second on a separate thread. Throws `VoiceFailure.recognizerUnavailable` or
  /// `.recognizerBusy`.
  public func warmUp() async throws {
    if let unavailability { throw unavailability }
    pool.takeBack(try await pool.acquire(), expected: false)
  }

  /// Starts a task, which makes all its reports on its own thread.
  ///
  /// Loads a decoder if none is idle, which takes a quarter of a second. Throws
  /// `VoiceFailure.localeUnsupported`, `.recognizerUnavailable`, or `.recognizerBusy`.
  public func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    guard LocaleTag.resolve([request.locale], among: traits.locales) != nil else {
      throw VoiceFailure.localeUnsupported
    }
    if let unavailability { throw unavailability }
    let phrases = LikelyPhrases(request.contextualPhrases.prefix(RecognitionRequest.phraseLimit))
    return PocketSphinxTask(
      decoder: try await pool.acquire(for: phrases), pool: pool, secondPass: secondPass,
      framesAlone: framesAlone, phrases: phrases, delivery: request.delivery, givesWay: givesWay,
      report: report)
  }
}
