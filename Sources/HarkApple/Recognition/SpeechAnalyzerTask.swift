#if canImport(AVFAudio) && compiler(>=6.2)
  import AVFAudio
  import CoreMedia
  import Foundation
  import Hark
  import Speech

  /// A recognition task with its own `SpeechAnalyzer`.
  ///
  /// One loop gives audio to the analyzer, another reports its results. Finishing ends the input,
  /// finalizes it, and reports `ended` after the last result.
  @available(iOS 26.0, macOS 26.0, *)
  final class SpeechAnalyzerTask: RecognitionTask {
    private enum Item: Sendable {
      case sound(AudioChunk)
      case pause(SpeechPause)
      case finish
    }

    private let items: AsyncStream<Item>.Continuation
    private let progress: AnalyzerProgress
    private let analyzer: SpeechAnalyzer
    private let delivery: SoundDelivery

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
      // Results must be requested before the first audio, or early ones are lost.
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
      // This also covers a finishing task, whose item loop has ended.
      if isNews { Task { [analyzer] in await analyzer.cancelAndFinishNow() } }
    }

    /// Returns when the analyzer has processed all live audio (D4) or the task is over; immediately
    /// for on-demand audio, because the analyzer does not reveal which results are pending.
    func caughtUp() async { if delivery == .live { await progress.listened.opened() } }

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
          } catch { return await breakOff(error, analyzer, inputs, progress) }
        case .pause(let pause):
          // Speech before a pause becomes final before the next words are spoken (D4).
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

    /// Fails the task when audio cannot be converted, instead of treating it as silence.
    private static func breakOff(
      _ error: any Error, _ analyzer: SpeechAnalyzer,
      _ inputs: AsyncStream<AnalyzerInput>.Continuation, _ progress: AnalyzerProgress
    ) async {
      progress.fail(error)
      inputs.finish()
      await analyzer.cancelAndFinishNow()
    }

    /// Finalizes all audio, and gives up after `FinalWait.longest` seconds, because a session
    /// limits the wait only for live audio.
    private static func end(
      _ analyzer: SpeechAnalyzer, _ progress: AnalyzerProgress, _ timekeeper: any Timekeeper
    ) async {
      let alarm = Task {
        let deadline = timekeeper.now + FinalWait.longest
        guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
        progress.complete()
        await analyzer.cancelAndFinishNow()
      }
      progress.onEnd { alarm.cancel() }
      // The results stream throws the same error, which is reported there.
      try? await analyzer.finalizeAndFinishThroughEndOfInput()
      progress.listened.open()
    }
  }

  /// A converter to the analyzer's audio format; the analyzer silently ignores any other.
  ///
  /// Use one instance per task, because the converter keeps state between buffers.
  final class AnalyzerSound {
    private let format: AVAudioFormat
    private let converter: AVAudioConverter?

    init?(_ format: AVAudioFormat) {
      guard let own = AVAudioFormat.ofChunks() else { return nil }
      self.format = format
      converter = own == format ? nil : .unprimed(from: own, to: format)
      if own != format, converter == nil { return nil }
    }

    /// Returns the audio in the required format, or `nil` if the chunk is empty or the converter
    /// needs more input; throws `VoiceFailure.recognitionFailed` if the conversion fails.
    func buffer(_ chunk: AudioChunk) throws -> AVAudioPCMBuffer? {
      if chunk.samples.isEmpty { return nil }
      guard let own = AVAudioPCMBuffer(chunk) else { throw VoiceFailure.recognitionFailed }
      guard let converter else { return own }
      return try convert(own, with: converter, count: chunk.samples.count)
    }

    /// Returns the converter's remaining output at the end of the audio; throws as `buffer` does.
    func rest() throws -> AVAudioPCMBuffer? {
      guard let converter else { return nil }
      return try convert(nil, with: converter, count: AudioChunk.sampleRate)
    }

    private func convert(
      _ input: AVAudioPCMBuffer?, with converter: AVAudioConverter, count: Int
    ) throws -> AVAudioPCMBuffer? {
      let capacity = TapSound.capacity(
        count, from: Double(AudioChunk.sampleRate), to: format.sampleRate)
      guard let output = converter.pull(input, capacity: capacity) else {
        throw VoiceFailure.recognitionFailed
      }
      return output.frameLength == 0 ? nil : output
    }
  }
#endif
