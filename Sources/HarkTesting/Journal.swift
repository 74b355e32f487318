import Hark

/// What a session did, in the one order in which it did it.
///
/// An entry stands here before whoever caused it goes on: after `try await session.press()` all that the
/// press led to by itself is written down.
package final class Journal: Sendable {
  private let written = Watched<[JournalEntry]>([])

  /// Begins to write down what `session` does.
  package init(of session: VoiceSession) {
    session.observe { [written] entry in written.change { $0.append(entry) } }
  }

  /// All of it so far.
  package var entries: [JournalEntry] { written.now }

  /// What happened so far.
  package var happenings: [Happening] { entries.compactMap(\.happening) }

  /// The latest state; nil before the first.
  package var state: Snapshot? { entries.last { $0.state != nil }?.state }

  /// The entry at `place`, counted from 0, awaited if need be; `.ended` behind the end.
  package func entry(at place: Int) async -> JournalEntry {
    await written.wait { $0.count > place || $0.last == .ended }
    let entries = entries
    return place < entries.count ? entries[place] : .ended
  }
}

extension JournalEntry {
  /// What happened; nil for a state.
  package var happening: Happening? {
    if case .happened(let happening) = self { happening } else { nil }
  }

  /// The state; nil for what happened.
  package var state: Snapshot? {
    if case .shown(let snapshot) = self { snapshot } else { nil }
  }
}
