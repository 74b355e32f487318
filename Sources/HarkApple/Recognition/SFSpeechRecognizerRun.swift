#if canImport(UIKit)
  import AVFAudio
  import Foundation
  import Hark
  import Speech

  /// The loop of one task of `SFSpeechRecognizer`.
  struct SFSpeechRecognizerRun: Sendable {
    typealias Item = SFSpeechRecognizerTask.Item

    let items: AsyncStream<Item>.Continuation
    let surroundings: SpeechTaskSurroundings
    let report: @Sendable (RecognitionReport) -> Void

    /// Listens until the task has ended or is dropped.
    ///
    /// The end is reported last, because its receiver may start the next task immediately.
    func listen(
      to stream: AsyncStream<Item>, with recognizer: SFSpeechRecognizer, _ order: SpeechTaskOrder,
      isDropped: @Sendable () -> Bool
    ) async {
      recognizer.queue = Self.resultQueue()
      let request = Self.request(order)
      let task = recognizer.recognitionTask(with: request, resultHandler: Self.handler(items))
      defer { withExtendedLifetime((recognizer, request, task)) {} }
      var reports = SpeechTaskReports()
      var last: RecognitionReport?
      var alarm: Task<Void, Never>?
      for await item in stream {
        if isDropped() { break }
        var news = take(item, of: task, request, &reports, &alarm)
        last = reports.isOver ? news.popLast() : nil
        for news in news { report(news) }
        if reports.isOver { break }
      }
      alarm?.cancel()
      await letGo(of: task, stream, isToldOver: reports.isToldOver)
      items.finish()
      surroundings.free()
      if let last { report(last) }
    }

    private func take(
      _ item: Item, of task: SFSpeechRecognitionTask,
      _ request: SFSpeechAudioBufferRecognitionRequest, _ reports: inout SpeechTaskReports,
      _ alarm: inout Task<Void, Never>?
    ) -> [RecognitionReport] {
      switch item {
      case .sound(let chunk):
        give(chunk, to: request, &reports)
        if task.state == .completed { alarm = alarm ?? startAlarm(after: Self.grace) }
      case .heard(let heard): return reports.hear(heard)
      case .broke(let cause, let underlying): return fail(&reports, cause, underlying)
      case .finish:
        // The audio ends here; the last words follow within a time limit.
        request.endAudio()
        task.finish()
        alarm = alarm ?? watch()
        return reports.finish()
      case .look where task.state == .completed:
        alarm?.cancel()
        alarm = startAlarm(after: Self.grace)
      case .overdue: return reports.complete()
      case .look, .dropped: break
      }
      return []
    }

    private func give(
      _ chunk: AudioChunk, to request: SFSpeechAudioBufferRecognitionRequest,
      _ reports: inout SpeechTaskReports
    ) {
      guard reports.phase != .stopping, let buffer = AVAudioPCMBuffer(chunk) else { return }
      reports.give(chunk.range)
      request.append(buffer)
    }

    private func fail(
      _ reports: inout SpeechTaskReports, _ cause: ErrorCause, _ underlying: ErrorCause?
    ) -> [RecognitionReport] {
      let phase = reports.phase
      let news = reports.fail(
        cause, underlying: underlying, isConnected: surroundings.reachability.isConnected)
      if let (cause, failure) = reports.cause {
        surroundings.diagnostics.note(
          FailureReport(
            .cause(cause, of: failure), phase: phase, recognizer: surroundings.recognizer))
      }
      return news
    }
  }
#endif
