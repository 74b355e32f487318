import Foundation
import Hark
import HarkScreens

// Handover to another server.
extension PageSession {
  func keep() async {
    guard let keeper, !isOver else { return }
    let kept = await kept()
    // A session that has ended in the meantime must not be saved again.
    if !isOver { await keeper.keep(kept) }
  }

  func kept() async -> KeptScreen { await standing().kept }

  /// Returns the session's state, after at most `wordsWithin` seconds for the last words of a
  /// recording that was just stopped, which no other server can produce.
  func keptWithWords() async -> KeptScreen {
    let timekeeper = dependencies.timekeeper
    let deadline = timekeeper.now + Self.wordsWithin
    while true {
      let (kept, hasAllWords) = await standing()
      if hasAllWords || timekeeper.now >= deadline { return kept }
      try? await timekeeper.sleep(until: min(deadline, timekeeper.now + Self.wordsCheckInterval))
    }
  }

  private func standing() async -> (kept: KeptScreen, hasAllWords: Bool) {
    // These are read before the screen, so that the screen may be newer, but never older.
    let (done, resuming) = (done, resuming)
    let standing = await screen.standing { [microphone] in microphone.place(of: $0) }
    let recording = standing.heardUpTo.map {
      KeptScreen.Recording(kind: (standing.recordings.kind ?? .hand).rawValue, place: $0)
    }
    let kept = KeptScreen(
      experience: experience, language: wantedLanguage?.description, done: done,
      moves: moves, opening: microphone.opening,
      // A recording that this server was to resume but has not yet begun must still be resumed.
      recording: recording ?? (standing.recordings.newest == nil ? resuming : nil),
      failure: standing.failure?.rawValue, content: standing.content)
    return (kept, standing.hasAllWords)
  }

  /// Waits for the screen, at most `loadTimeout`, because a page should not show an empty form in
  /// place of the user's text.
  private func waitUntilLoaded() async {
    let (screen, timekeeper) = (screen, dependencies.timekeeper)
    let deadline = timekeeper.now + Self.loadTimeout
    await withTaskGroup { group in
      group.addTask { await screen.loaded() }
      group.addTask { try? await timekeeper.sleep(until: deadline) }
      await group.next()
      group.cancelAll()
    }
  }

  /// Restores another server's state, and resumes its recording unless the page was reloaded.
  func restore(_ kept: KeptScreen, pageIsNew: Bool) async {
    // This comes first, because an action that continues a call opens the microphone, and with the
    // number of an earlier opening, the page would send that opening's audio again.
    microphone.skip(to: kept.opening)
    for action in kept.content.actions { try? await screen.act(action) }
    await waitUntilLoaded()
    guard let recording = kept.recording, !pageIsNew else {
      // A call listens again instead of showing the failure.
      if !kept.content.isCalling, let failure = kept.failure.flatMap(VoiceFailure.init) {
        await voice.fail(like: failure)
      }
      return
    }
    resuming = recording
    let isHeld = recording.kind == RecordingKind.held.rawValue
    await microphone.adopt(recording.place) { [screen] in
      try? await screen.act(isHeld ? .hold : .activate)
    }
  }
}

extension RemoteMicrophone {
  var opening: UInt32 { state.withLock { $0.opening } }

  /// Returns the page's position for a sample number; `nil` if no microphone is open.
  func place(of sample: Int) -> SoundPlace? {
    state.withLock { state in
      state.current.map { SoundPlace(opening: $0, samples: state.base + sample) }
    }
  }
}
