/// Puts what a task reports behind the news that it has started, however early it reports.
final class ReportGate: Sendable {
  private let inbox: Inbox

  /// What was reported before the start was answered; nil once it has been.
  private let early: Locked<[Inbox.Item]?> = Locked([])

  init(_ inbox: Inbox) { self.inbox = inbox }

  /// Takes a report; from any thread.
  func post(_ event: VoiceEvent) { post(.event(event, nil)) }

  /// Takes a report that no machine needs; from any thread.
  func post(_ item: Inbox.Item) {
    let isOpen = early.withLock { early in
      early?.append(item)
      return early == nil
    }
    if isOpen { inbox.post(item) }
  }

  /// Posts that the task has started, then what it has reported already.
  func open(_ started: Inbox.Item) {
    inbox.post(started)
    // Until nothing is left, later reports still queue behind the early ones.
    while let item = next() { inbox.post(item) }
  }

  /// The next early report; nil once there is none, and from then on the gate is open.
  private func next() -> Inbox.Item? {
    early.withLock { early in
      if early?.isEmpty == false { return early?.removeFirst() }
      early = nil
      return nil
    }
  }
}
