import Hark

/// A log of a session's states and events in the order in which they occurred.
///
/// An entry is written before the call that caused it returns: after `try await session.press()`,
/// the log contains all direct consequences of the press.
package final class Journal: Sendable {
  private let written = Watched<[JournalEntry]>([])

  package init(of session: VoiceSession) {
    session.observe { [written] entry in written.change { $0.append(entry) } }
  }

  package var entries: [JournalEntry] { written.now }
  package var events: [SessionEvent] { entries.compactMap(\.event) }

  /// The latest state; `nil` before the first.
  package var state: Snapshot? { entries.compactMap(\.state).last }

  /// Returns the entry at the zero-based index `place`, waiting for it if necessary.
  ///
  /// Returns `.ended` if the log ends before that entry.
  package func entry(at place: Int) async -> JournalEntry {
    await written.wait { $0.count > place || $0.last == .ended }
    let entries = entries
    return place < entries.count ? entries[place] : .ended
  }
}

extension JournalEntry {
  package var event: SessionEvent? { if case .happened(let event) = self { event } else { nil } }

  package var state: Snapshot? { if case .shown(let snapshot) = self { snapshot } else { nil } }
}
