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

    /// Listens until the task is over or dropped.
    func listen(
      to stream: AsyncStream<Item>, with recognizer: SFSpeechRecognizer, _ order: SpeechTaskOrder,
      isDropped: @Sendable () -> Bool
    ) async {
      recognizer.queue = Self.resultQueue()
      let request = Self.request(order)
      let task = recognizer.recognitionTask(with: request, resultHandler: Self.handler(items))
      defer { withExtendedLifetime((recognizer, request, task)) {} }
      var reports = SpeechTaskReports()
      var alarm: Task<Void, Never>?
      for await item in stream {
        if isDropped() { break }
        switch item {
        case .sound(let chunk):
          give(chunk, to: request, &reports)
          // Some tasks end without a word: what they still have to say is waited for, not for ever.
          if task.state == .completed {
            alarm = alarm ?? startAlarm(after: FinalWait.seconds(unfinished: 0))
          }
        case .heard(let heard): tell(reports.hear(heard))
        case .broke(let cause, let underlying): tell(fail(&reports, cause, underlying))
        case .finish:
          // No sound comes any more; the last words do, within bounds.
          request.endAudio()
          task.finish()
          tell(reports.finish())
          alarm = alarm ?? startAlarm(after: FinalWait.longest)
        case .overdue: tell(reports.complete())
        }
        if reports.isOver { break }
      }
      alarm?.cancel()
      if !task.isOver { task.cancel() }
      items.finish()
    }

    private func tell(_ news: [RecognitionReport]) {
      for report in news { self.report(report) }
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

    private func startAlarm(after seconds: Double) -> Task<Void, Never> {
      Task { [items, timekeeper = surroundings.timekeeper] in
        let deadline = timekeeper.now + seconds
        guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
        items.yield(.overdue)
      }
    }
  }

  extension SFSpeechRecognizerRun {
    /// One result after another, off the main thread; Apple's own default is the main one.
    private static func resultQueue() -> OperationQueue {
      let queue = OperationQueue()
      queue.name = "hark-sfspeech"
      queue.maxConcurrentOperationCount = 1
      queue.qualityOfService = .userInitiated
      return queue
    }

    private static func request(_ order: SpeechTaskOrder) -> SFSpeechAudioBufferRecognitionRequest {
      let request = SFSpeechAudioBufferRecognitionRequest()
      request.taskHint = .dictation
      request.shouldReportPartialResults = true
      request.requiresOnDeviceRecognition = order.path == .onDevice
      request.contextualStrings = Array(
        order.request.contextualPhrases.prefix(RecognitionRequest.phraseLimit))
      if #available(iOS 16, *) { request.addsPunctuation = true }
      return request
    }

    /// The system calls it on its own threads, with a result, an error, or both.
    private static func handler(
      _ items: AsyncStream<Item>.Continuation
    ) -> @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void {
      { @Sendable result, error in
        if let result { items.yield(.heard(HeardText(result))) }
        if let error {
          let plain = error as NSError
          items.yield(.broke(ErrorCause(plain), underlying: plain.underlyingCause))
        }
      }
    }
  }

  extension SFSpeechRecognitionTask {
    /// Whether it needs no cancelling: it has told all that it had to.
    fileprivate var isOver: Bool { state == .completed || isCancelled }
  }
#endif
