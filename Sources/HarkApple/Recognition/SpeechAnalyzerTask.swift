#if canImport(UIKit) && compiler(>=6.2)
  import AVFAudio
  import CoreMedia
  import Foundation
  import Hark
  import Speech

  /// One stretch of sound being recognised by a `SpeechAnalyzer` of its own.
  ///
  /// One loop gives sound, another reports results; the analyser stands between them. Finishing ends
  /// the input, has all of it made final, and reports `ended` when the results are over.
  @available(iOS 26.0, *)
  final class SpeechAnalyzerTask: RecognitionTask {
    /// What the giving loop takes, in order.
    private enum Item: Sendable {
      case sound(AudioChunk)
      case pause(SpeechPause)
      case finish
    }

    private let items: AsyncStream<Item>.Continuation
    private let progress: AnalyzerProgress
    private let analyzer: SpeechAnalyzer
    private let delivery: SoundDelivery

    /// Starts a task; throws what the analyser throws.
    ///
    /// `format` belongs to the task from here on.
    init(
      _ module: TranscriberModule, format: sending AVAudioFormat, phrases: [String],
      delivery: SoundDelivery, timekeeper: any Timekeeper, progress: AnalyzerProgress
    ) async throws {
      let (items, ownItems) = AsyncStream<Item>.makeStream()
      let (input, inputs) = AsyncStream<AnalyzerInput>.makeStream()
      self.items = ownItems
      self.progress = progress
      self.delivery = delivery
      let analyzer = SpeechAnalyzer(
        modules: [module.module],
        options: SpeechAnalyzer.Options(priority: .userInitiated, modelRetention: .lingering))
      self.analyzer = analyzer
      if !phrases.isEmpty {
        let context = AnalysisContext()
        context.contextualStrings[.general] = phrases
        try await analyzer.setContext(context)
      }
      // Whoever asks for results after the first sound misses some.
      let results = module.results()
      let hint = format.twin()
      guard let sound = AnalyzerSound(format) else { throw VoiceFailure.requestCreationFailed }
      try await analyzer.prepareToAnalyze(in: hint)
      try await analyzer.start(inputSequence: input)
      Task.detached(priority: .userInitiated) { await progress.report(results) }
      Task.detached(priority: .userInitiated) {
        await Self.give(items, as: sound, to: inputs, of: analyzer, progress, timekeeper)
      }
    }

    deinit { cancel() }

    func append(_ chunk: AudioChunk) {
      progress.give(chunk.range)
      items.yield(.sound(chunk))
    }

    func markPause(_ pause: SpeechPause) { items.yield(.pause(pause)) }

    func finish() {
      progress.finish()
      items.yield(.finish)
    }

    func cancel() {
      let isNews = progress.drop()
      items.finish()
      // Also while it finishes, when nobody reads what it is asked any more.
      if isNews { Task { [analyzer] in await analyzer.cancelAndFinishNow() } }
    }

    /// Of live sound, returns when the analyser has listened to all of it (D4); what it will make of
    /// the beginning of sound that waits cannot be told.
    func caughtUp() async {
      if delivery == .live { await progress.listened.opened() }
    }

    private static func give(
      _ items: AsyncStream<Item>, as sound: AnalyzerSound,
      to inputs: AsyncStream<AnalyzerInput>.Continuation, of analyzer: SpeechAnalyzer,
      _ progress: AnalyzerProgress, _ timekeeper: any Timekeeper
    ) async {
      for await item in items {
        if progress.isDropped { break }
        switch item {
        case .sound(let chunk):
          do {
            if let buffer = try sound.buffer(chunk) { inputs.yield(AnalyzerInput(buffer: buffer)) }
          } catch {
            return await breakOff(error, analyzer, inputs, progress)
          }
        case .pause(let pause):
          // What was said before a pause is final before the next words are spoken (D4).
          guard let offset = progress.offset(of: pause.cut) else { continue }
          let place = CMTime(
            value: CMTimeValue(offset), timescale: CMTimeScale(AudioChunk.sampleRate))
          Task { try? await analyzer.finalize(through: place) }
        case .finish:
          if let rest = try? sound.rest() { inputs.yield(AnalyzerInput(buffer: rest)) }
          inputs.finish()
          return await end(analyzer, progress, timekeeper)
        }
      }
      inputs.finish()
    }

    /// Sound that cannot be made the analyser's is no silence.
    private static func breakOff(
      _ error: any Error, _ analyzer: SpeechAnalyzer,
      _ inputs: AsyncStream<AnalyzerInput>.Continuation, _ progress: AnalyzerProgress
    ) async {
      progress.fail(error)
      inputs.finish()
      await analyzer.cancelAndFinishNow()
    }

    /// Has everything made final, and gives up after a while where nobody else would.
    private static func end(
      _ analyzer: SpeechAnalyzer, _ progress: AnalyzerProgress, _ timekeeper: any Timekeeper
    ) async {
      let alarm = Task {
        guard
          (try? await timekeeper.sleep(until: timekeeper.now + FinalWait.longest)) != nil
        else { return }
        progress.complete()
        await analyzer.cancelAndFinishNow()
      }
      progress.onEnd { alarm.cancel() }
      // An error of it is thrown from the results, too, and reported there.
      try? await analyzer.finalizeAndFinishThroughEndOfInput()
      progress.listened.open()
    }
  }
#endif
