/// Delivers a task's reports after its start event, even those that arrive earlier.
final class ReportGate: Sendable {
  private let inbox: Inbox

  /// The reports that arrived before the start event; `nil` once the gate is open.
  private let early: Locked<[Inbox.Item]?> = Locked([])

  init(_ inbox: Inbox) { self.inbox = inbox }

  /// Posts an event.
  ///
  /// Safe to call from any thread.
  func post(_ event: VoiceEvent) { post(.event(event, nil)) }

  /// Posts an item that bypasses the state machines.
  ///
  /// Safe to call from any thread.
  func post(_ item: Inbox.Item) {
    let isOpen = early.withLock { early in
      early?.append(item)
      return early == nil
    }
    if isOpen { inbox.post(item) }
  }

  /// Posts the start event, followed by the early reports.
  func open(_ started: Inbox.Item) {
    inbox.post(started)
    // New reports queue behind the early ones until all early reports are posted.
    while let item = next() { inbox.post(item) }
  }

  /// Returns the next early report, or `nil` and opens the gate if there is none.
  private func next() -> Inbox.Item? {
    early.withLock { early in
      if early?.isEmpty == false { return early?.removeFirst() }
      early = nil
      return nil
    }
  }
}
