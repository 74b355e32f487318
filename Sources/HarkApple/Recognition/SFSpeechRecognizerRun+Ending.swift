#if canImport(UIKit)
  import Hark
  import Speech

  // How a task of `SFSpeechRecognizer` comes to its end.
  extension SFSpeechRecognizerRun {
    /// How long a task that was cancelled is waited for, and how long the next one waits, in seconds:
    /// one that is started while the system still cancels another is refused.
    static let rest = 0.3

    /// How long the last words of a task that is over without having said so may take, in seconds.
    static let grace = FinalWait.seconds(unfinished: 0)

    /// Seconds between two looks at a task that was asked to finish.
    private static let pause = 0.1

    /// Says `overdue` after some seconds.
    func startAlarm(after seconds: Double) -> Task<Void, Never> {
      let deadline = surroundings.timekeeper.now + seconds
      return Task { [items, timekeeper = surroundings.timekeeper] in
        guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
        items.yield(.overdue)
      }
    }

    /// Has the task looked at while its last words are waited for, because some end without a word
    /// about it; says `overdue` when that takes too long.
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

    /// Cancels what has not told its end, and returns when that is done or takes too long.
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
    /// Whether nothing more is to be waited for.
    fileprivate var isEnd: Bool {
      switch self {
      case .broke, .overdue: true
      case .heard(let heard): heard.isFinal
      case .sound, .finish, .look, .dropped: false
      }
    }
  }
#endif
