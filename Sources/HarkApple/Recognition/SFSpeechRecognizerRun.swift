#if canImport(AVFAudio)
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

    /// Listens until the task has ended or is dropped; reports the end only after calling `free`,
    /// because the receiver of that report may start the next task immediately.
    func listen(
      to stream: AsyncStream<Item>, with recognizer: SFSpeechRecognizer,
      _ order: RecognitionRequest, isDropped: @Sendable () -> Bool
    ) async {
      recognizer.queue = Self.resultQueue()
      let request = request(order)
      let task = recognizer.recognitionTask(with: request) { @Sendable [items] result, error in
        if let result { items.yield(.heard(HeardText(result))) }
        if let error {
          let plain = error as NSError
          items.yield(.broke(ErrorCause(plain), underlying: plain.underlyingCause))
        }
      }
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
        surroundings.diagnostics.note(cause, of: failure, phase: phase, by: surroundings.recognizer)
      }
      return news
    }
  }

  // The request to the system.
  extension SFSpeechRecognizerRun {
    /// Returns a serial queue for results; Apple's default is the main queue.
    private static func resultQueue() -> OperationQueue {
      let queue = OperationQueue()
      queue.name = "hark-sfspeech"
      queue.maxConcurrentOperationCount = 1
      queue.qualityOfService = .userInitiated
      return queue
    }

    private func request(_ order: RecognitionRequest) -> SFSpeechAudioBufferRecognitionRequest {
      let request = SFSpeechAudioBufferRecognitionRequest()
      request.taskHint = .dictation
      request.shouldReportPartialResults = true
      request.requiresOnDeviceRecognition = surroundings.path == .onDevice
      request.contextualStrings = Array(
        order.contextualPhrases.prefix(RecognitionRequest.phraseLimit))
      if #available(iOS 16, *) { request.addsPunctuation = true }
      return request
    }
  }

  // Cancellation and the wait for the last words.
  extension SFSpeechRecognizerRun {
    /// The time to wait for a canceled task, and before the next task, in seconds; the system
    /// refuses a task that starts while another is being canceled.
    static let rest = 0.3

    /// The time to wait for the last words of a task that ended without reporting it, in seconds.
    static let grace = FinalWait.seconds(unfinished: 0)

    /// The interval between two checks of a finishing task, in seconds.
    private static let pause = 0.1

    private func startAlarm(after seconds: Double) -> Task<Void, Never> {
      let deadline = surroundings.timekeeper.now + seconds
      return Task { [items, timekeeper = surroundings.timekeeper] in
        guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
        items.yield(.overdue)
      }
    }

    /// Sends `look` periodically, because some tasks end without reporting it, and `overdue` after
    /// `FinalWait.longest` seconds.
    private func watch() -> Task<Void, Never> {
      let last = surroundings.timekeeper.now + FinalWait.longest
      return Task { [items, timekeeper = surroundings.timekeeper] in
        while timekeeper.now < last {
          let next = min(timekeeper.now + Self.pause, last)
          guard (try? await timekeeper.sleep(until: next)) != nil else { return }
          items.yield(.look)
        }
        items.yield(.overdue)
      }
    }

    /// Cancels the task unless it has completed or been canceled, and then waits up to `rest`
    /// seconds for its end unless the recognizer has already reported the end.
    private func letGo(
      of task: SFSpeechRecognitionTask, _ stream: AsyncStream<Item>, isToldOver: Bool
    ) async {
      if task.state == .completed || task.isCancelled { return }
      task.cancel()
      if isToldOver { return }
      let alarm = startAlarm(after: Self.rest)
      defer { alarm.cancel() }
      for await item in stream where item.isEnd { return }
    }
  }

  extension SFSpeechRecognizerTask.Item {
    fileprivate var isEnd: Bool {
      switch self {
      case .broke, .overdue: true
      case .heard(let heard): heard.isFinal
      case .sound, .finish, .look, .dropped: false
      }
    }
  }
#endif
