#if canImport(UIKit)
  import Hark
  import Speech

  // Ending a task of `SFSpeechRecognizer`.
  extension SFSpeechRecognizerRun {
    /// The time to wait for a canceled task, and before the next task, in seconds.
    ///
    /// The system refuses a task that starts while another is being canceled.
    static let rest = 0.3

    /// The time to wait for the last words of a task that ended without reporting it, in seconds.
    static let grace = FinalWait.seconds(unfinished: 0)

    /// The interval between two checks of a finishing task, in seconds.
    private static let pause = 0.1

    /// Sends `overdue` after the given number of seconds.
    func startAlarm(after seconds: Double) -> Task<Void, Never> {
      let deadline = surroundings.timekeeper.now + seconds
      return Task { [items, timekeeper = surroundings.timekeeper] in
        guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
        items.yield(.overdue)
      }
    }

    /// Sends `look` periodically while the last words are pending, because some tasks end without
    /// reporting it.
    ///
    /// Sends `overdue` after `FinalWait.longest` seconds.
    func watch() -> Task<Void, Never> {
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

    /// Cancels a task that has not reported its end, and returns when it has ended or the wait
    /// times out.
    func letGo(
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
    /// Whether the item ends the wait.
    fileprivate var isEnd: Bool {
      switch self {
      case .broke, .overdue: true
      case .heard(let heard): heard.isFinal
      case .sound, .finish, .look, .dropped: false
      }
    }
  }
#endif
