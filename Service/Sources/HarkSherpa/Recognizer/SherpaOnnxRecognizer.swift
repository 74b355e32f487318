import Foundation
import Hark
import HarkWorkers

/// A recognizer that runs a user-supplied model with the sherpa-onnx library, in worker processes.
///
/// Streaming models report interim text while the user speaks. Other models process each segment as
/// a whole once it has ended, and report nothing until then. Speech without a pause is cut at a quiet
/// moment. Each task has its own worker, with the model in memory. If a worker ends unexpectedly or
/// hangs, another one reprocesses the audio that has no final text yet, and nothing is reported
/// twice. The task fails only if the replacements fail as well, or if recognition of live audio
/// falls minutes behind; the text reported so far is retained.
///
/// `RecognitionRequest.contextualPhrases` takes effect only if `SherpaOnnxModel.takesPhrases` is
/// `true` and the library version is 2.0.x. Copies share their workers.
public struct SherpaOnnxRecognizer: Recognizer {
  /// The model.
  public let model: SherpaOnnxModel

  /// The location of the library.
  public let place: SherpaOnnxPlace

  package static let name = "sherpa-onnx"

  /// The recognizer's traits: the name `sherpa-onnx`, the model's languages, and no need for a
  /// network.
  public let traits: RecognizerTraits

  private let pool: WorkerPool
  private let program: WorkerProgram
  private let patience: WorkerProcess.Patience

  /// Creates a recognizer without loading the model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - place: The location of the library.
  ///   - worker: The program that becomes a worker; see `HarkWorker`.
  ///   - maximumTasks: The maximum number of concurrent tasks, at least one, each with the model in
  ///     memory; a further task fails with `recognizerBusy`.
  ///   - limits: The limits of each task; values other than `none` serve only to exercise task
  ///     rollover.
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
      name: Self.name, locales: model.locales, tasksAtOnce: maximumTasks, limits: limits,
      inventsWords: model.kind.inventsWords)
    let library = place.folder ?? ""
    pool = WorkerPool(maximum: maximumTasks) { language in
      let order = SherpaOnnxOrder(
        library: library, model: model, language: language, threads: Self.threads,
        givesWay: givesWay)
      return WorkerProcess(worker, order: WorkerOrder(.sherpaOnnx, order), patience: patience)
    }
  }

  /// Returns a recognizer with the same model, for files that can wait.
  ///
  /// It runs at most `maximumTasks` tasks in addition to those for live audio, and its workers run at
  /// the lowest priority.
  public func givingWay(maximumTasks: Int) -> SherpaOnnxRecognizer {
    SherpaOnnxRecognizer(
      model: model, place: place, worker: program, maximumTasks: maximumTasks, patience: patience,
      givesWay: true)
  }

  /// The failure `recognizerUnavailable` if the library is missing; otherwise `nil`.
  ///
  /// `place.problem` states how to fix it.
  public var unavailability: VoiceFailure? { place.problem == nil ? nil : .recognizerUnavailable }

  /// Loads the model in advance and returns the library's version.
  ///
  /// Throws an error whose `sentence` states the problem and how to fix it.
  @discardableResult
  public func warmUp() async throws(SherpaOnnxError) -> String {
    if let sentence = place.problem { throw SherpaOnnxError(sentence) }
    let language = model.tongue(for: traits.locales.first)
    let worker: WorkerProcess
    do { worker = try await pool.acquire(language) } catch {
      throw SherpaOnnxError(pool.lastEnd, model: model, place: place)
    }
    let version = await worker.ready()
    pool.takeBack(worker, language: language)
    do { return try version.get() } catch {
      throw SherpaOnnxError(error, model: model, place: place)
    }
  }

  /// Starts a task, whose reports all arrive on one queue.
  ///
  /// If no idle worker has loaded the model, it is loaded first, which takes from a tenth of a second
  /// to many seconds. Throws `VoiceFailure.localeUnsupported`, `.recognizerUnavailable` or
  /// `.recognizerBusy`.
  public func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    guard let locale = LocaleTag.resolve([request.locale], among: traits.locales) else {
      throw VoiceFailure.localeUnsupported
    }
    if let unavailability { throw unavailability }
    let language = model.tongue(for: locale)
    let worker = try await pool.acquire(language)
    let phrases = Array(request.contextualPhrases.prefix(RecognitionRequest.phraseLimit))
    let speech = SegmentedSpeech(
      firstStream: pool.firstStream(), longest: longest, isLive: request.delivery == .live,
      phrases: phrases)
    return SherpaOnnxTask(
      SherpaOnnxWork(worker, speech: speech, pool: pool, language: language, report: report))
  }

  var spares: [WorkerProcess] { pool.spares }

  /// The maximum length of a stretch, in samples: 28 s for models that process a segment as a whole,
  /// because Whisper processes at most 30 s; for others, one minute, which bounds the work of a
  /// replacement worker.
  private var longest: Int { (model.kind.isStreaming ? 60 : 28) * AudioChunk.sampleRate }

  /// The number of threads: half of the processors, at most four, because additional threads gain
  /// little.
  private static let threads = Int32(
    max(1, min(4, ProcessInfo.processInfo.activeProcessorCount / 2)))
}

extension SherpaOnnxError {
  init(_ end: WorkerProcess.End?, model: SherpaOnnxModel, place: SherpaOnnxPlace) {
    let folder = place.folder ?? place.root
    let sentence =
      switch end {
      case .refused(.libraryUnopened):
        "The library in \(folder) cannot be opened on this machine; install it again with: "
          + "\(place.installCommand)."
      case .refused(.libraryIncomplete):
        "The library in \(folder) lacks functions that Hark needs; install a newer version with: "
          + "\(place.installCommand)."
      case .refused(.libraryVersion(let version)):
        "The library in \(folder) is sherpa-onnx \(version.prefix(20)), but Hark needs version 2; "
          + "install it with: \(place.installCommand)==2.0.1."
      case .refused(.model), .died:
        "sherpa-onnx cannot load the model in \(model.folder), which looks like a \(model.kind.name) "
          + "model; download it again, or choose another."
      case .hung: "The model in \(model.folder) takes minutes to load; choose a smaller one."
      case .garbage:
        "The worker for sherpa-onnx belongs to another version of Hark; restart this program."
      case .refused(.kind): "The worker program must call HarkWorker.run(.sherpaOnnx); correct it."
      case .unstarted, .refused(.voices), nil:
        "The worker for sherpa-onnx cannot be started; close other programs and try again."
      }
    self.init(sentence)
  }
}
