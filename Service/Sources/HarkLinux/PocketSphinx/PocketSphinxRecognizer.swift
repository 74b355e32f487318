import Hark

/// Recognises American English offline with Debian's PocketSphinx.
///
/// Interim text comes from a live pass on the task's own thread. Each marked pause ends a segment,
/// which a second pass hears anew as a whole while the live pass goes on; its text is the final one.
/// Equal sound with equal pauses gives equal segments, however it is cut into chunks.
///
/// `RecognitionRequest.contextualPhrases` make no difference. Copies share their decoders.
public struct PocketSphinxRecognizer: Recognizer {
  /// The files it works with.
  public let model: PocketSphinxModel

  private let pool: DecoderPool
  private let secondPass: SecondPass
  private let framesAlone: Int
  private let givesWay: Bool

  /// Makes a recogniser; nothing is loaded yet.
  ///
  /// At most `maximumTasks` tasks, at least one, run at once; one too many is told
  /// `recognizerBusy`. A larger number costs about 100 MB for each task that runs, once it does; the
  /// decoders are kept for later tasks, and one more serves all for final text. The default lets a
  /// recording begin while the one before it is being finished.
  ///
  /// A task takes any amount of sound; `limits` makes it shorter, to see how long speech is joined.
  public init(
    model: PocketSphinxModel = .debian, maximumTasks: Int = 2, limits: TaskLimits = .none
  ) {
    self.init(model: model, maximumTasks: maximumTasks, limits: limits, framesAlone: 3_000)
  }

  /// Loading the second decoder is as much work as recognising a second of speech, so sound that
  /// waits does without until `framesAlone` frames, 10 ms of speech each, have been made final.
  init(
    model: PocketSphinxModel = .debian, maximumTasks: Int, limits: TaskLimits = .none,
    framesAlone: Int
  ) {
    self.model = model
    self.framesAlone = framesAlone
    givesWay = false
    traits = RecognizerTraits(
      name: "pocketsphinx", locales: [.americanEnglish], tasksAtOnce: maximumTasks,
      limits: limits)
    pool = DecoderPool(model: model, maximum: maximumTasks)
    secondPass = SecondPass(model: model)
  }

  /// The same for files that can wait: at most `maximumTasks` tasks, beside those of live sound, that
  /// get a processor when live sound leaves one.
  ///
  /// Decoders that neither uses are shared, so that memory grows only by those that run at the same
  /// time. Each task does both passes on its own thread, of the lowest priority, so that no live
  /// segment waits for a file's.
  public func givingWay(maximumTasks: Int) -> PocketSphinxRecognizer {
    PocketSphinxRecognizer(givingWayTo: self, maximumTasks: maximumTasks)
  }

  private init(givingWayTo live: PocketSphinxRecognizer, maximumTasks: Int) {
    model = live.model
    framesAlone = .max
    givesWay = true
    traits = RecognizerTraits(
      name: live.traits.name, locales: live.traits.locales, tasksAtOnce: maximumTasks)
    pool = DecoderPool(model: live.model, maximum: maximumTasks, sharing: live.pool)
    secondPass = SecondPass(model: live.model)
  }

  /// Named `pocketsphinx`; knows American English and needs no network.
  public let traits: RecognizerTraits

  /// `recognizerUnavailable` when a file is missing; `model.problem` says which and what to do.
  public var unavailability: VoiceFailure? {
    model.problem == nil ? nil : .recognizerUnavailable
  }

  /// Loads a decoder ahead of need, so that the next task starts at once.
  ///
  /// Takes a quarter of a second on a thread of its own. Throws as `startTask` does.
  public func warmUp() async throws {
    if let unavailability { throw unavailability }
    pool.takeBack(try await pool.lend(), expected: false)
  }

  /// Starts a task, whose reports all come on one thread of its own.
  ///
  /// Loads a decoder first when none is at hand, which takes a quarter of a second. Throws
  /// `VoiceFailure.localeUnsupported`, `.recognizerUnavailable` or `.recognizerBusy`.
  public func startTask(
    _ request: RecognitionRequest,
    report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    guard LocaleTag.resolve([request.locale], among: traits.locales) != nil else {
      throw VoiceFailure.localeUnsupported
    }
    if let unavailability { throw unavailability }
    return PocketSphinxTask(
      decoder: try await pool.lend(), pool: pool, secondPass: secondPass, framesAlone: framesAlone,
      delivery: request.delivery, givesWay: givesWay, report: report)
  }
}
