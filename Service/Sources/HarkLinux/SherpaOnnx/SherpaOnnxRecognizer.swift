import Foundation
import Hark

/// Recognises with a model that a person brings, by the library sherpa-onnx, in worker processes.
///
/// Streaming models tell interim text while a person speaks; the others hear each segment as a whole
/// once a pause has ended it, and tell nothing before. Speech without a pause is cut where it is
/// quiet. Each task has a worker of its own, with the model in its memory; when one ends in the
/// middle or hangs, another hears the sound anew that had no final text, and nothing is told twice.
/// Only when that fails again does the task fail, and what was told stays.
///
/// `RecognitionRequest.contextualPhrases` make a difference where `SherpaOnnxModel.takesPhrases`.
/// Copies share their workers.
public struct SherpaOnnxRecognizer: Recognizer {
  /// The model.
  public let model: SherpaOnnxModel

  /// The library.
  public let place: SherpaOnnxPlace

  /// Named `sherpa-onnx`; knows the model's languages and needs no network.
  public let traits: RecognizerTraits

  private let pool: WorkerPool
  private let program: WorkerProgram
  private let patience: WorkerProcess.Patience

  /// Makes a recogniser; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - place: Where the library lies.
  ///   - worker: The program that becomes a worker; see `HarkWorker`.
  ///   - maximumTasks: How many tasks, at least one, run at once, each with the model in memory; one too
  ///     many is told `recognizerBusy`.
  ///   - limits: How much a task takes; anything, unless long speech is to be seen joined.
  public init(
    model: SherpaOnnxModel, place: SherpaOnnxPlace = SherpaOnnxPlace(), worker: WorkerProgram,
    maximumTasks: Int = 2, limits: TaskLimits = .none
  ) {
    self.init(
      model: model, place: place, worker: worker, maximumTasks: maximumTasks, limits: limits,
      patience: WorkerProcess.Patience())
  }

  init(
    model: SherpaOnnxModel, place: SherpaOnnxPlace, worker: WorkerProgram, maximumTasks: Int,
    limits: TaskLimits = .none, patience: WorkerProcess.Patience, givesWay: Bool = false
  ) {
    self.model = model
    self.place = place
    self.patience = patience
    program = worker
    traits = RecognizerTraits(
      name: "sherpa-onnx", locales: model.locales, tasksAtOnce: maximumTasks, limits: limits)
    let library = place.folder ?? ""
    pool = WorkerPool(maximum: maximumTasks) { language in
      let order = SherpaOnnxOrder(
        library: library, model: model, language: language, threads: Self.threads,
        givesWay: givesWay)
      return WorkerProcess(worker, order: .recognizer(order), patience: patience)
    }
  }

  /// The same for files that can wait: at most `maximumTasks` tasks, beside those of live sound, whose
  /// workers get a processor when nobody else wants it.
  public func givingWay(maximumTasks: Int) -> SherpaOnnxRecognizer {
    SherpaOnnxRecognizer(
      model: model, place: place, worker: program, maximumTasks: maximumTasks, patience: patience,
      givesWay: true)
  }

  /// `recognizerUnavailable` when the library is missing; `place.problem` says what to do.
  public var unavailability: VoiceFailure? {
    place.problem == nil ? nil : .recognizerUnavailable
  }

  /// Loads the model ahead of need and returns the library's version; throws the sentence that says what
  /// is wrong and what to do.
  @discardableResult
  public func warmUp() async throws(SherpaOnnxProblem) -> String {
    if let sentence = place.problem { throw SherpaOnnxProblem(sentence: sentence) }
    let language = model.tongue(for: traits.locales.first)
    let worker: WorkerProcess
    do { worker = try await pool.lend(language) } catch {
      throw SherpaOnnxProblem(pool.lastEnd, model: model, place: place)
    }
    let version = await worker.ready()
    pool.takeBack(worker, language: language)
    do { return try version.get() } catch {
      throw SherpaOnnxProblem(error, model: model, place: place)
    }
  }

  /// Starts a task, whose reports all come on one queue.
  ///
  /// Loads the model first when no worker is at hand, which takes from a tenth of a second to many.
  /// Throws `VoiceFailure.localeUnsupported`, `.recognizerUnavailable` or `.recognizerBusy`.
  public func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    guard let locale = LocaleTag.resolve([request.locale], among: traits.locales) else {
      throw VoiceFailure.localeUnsupported
    }
    if let unavailability { throw unavailability }
    let language = model.tongue(for: locale)
    let worker = try await pool.lend(language)
    let phrases = Array(request.contextualPhrases.prefix(RecognitionRequest.phraseLimit))
    let speech = SegmentedSpeech(
      firstStream: pool.firstStream(), longest: longest, isLive: request.delivery == .live,
      phrases: phrases)
    return SherpaOnnxTask(
      SherpaOnnxWork(worker, speech: speech, pool: pool, language: language, report: report))
  }

  /// Workers that nobody uses.
  var spares: [WorkerProcess] { pool.spares }

  /// Samples of the longest segment: 28 s for models that hear it as a whole, since Whisper hears 30,
  /// else a minute, which bounds what another worker has to hear anew.
  private var longest: Int { (model.kind.isStreaming ? 60 : 28) * AudioChunk.sampleRate }

  /// Half of the processors, so that one is left to everything else, and no more than four, beyond which
  /// such networks gain little.
  private static let threads = Int32(
    max(1, min(4, ProcessInfo.processInfo.activeProcessorCount / 2)))
}
