import Foundation
import Hark
import HarkScreens

// Going on elsewhere.
extension PageSession {
  /// Keeps how the session stands, for another server to go on with.
  func keep() async {
    guard let keeper, !isOver else { return }
    let kept = await kept()
    // What has ended meanwhile is not to be there again.
    if !isOver { await keeper.keep(kept) }
  }

  /// How the session stands.
  func kept() async -> KeptScreen { await standing().kept }

  /// How the session stands once the last words have come of a recording that was just stopped.
  ///
  /// Nobody else can hear those again: their sound is gone. They are waited for no longer than
  /// `wordsWithin`.
  func keptWithWords() async -> KeptScreen {
    let timekeeper = dependencies.timekeeper
    let deadline = timekeeper.now + Self.wordsWithin
    while true {
      let (kept, hasAllWords) = await standing()
      if hasAllWords || timekeeper.now >= deadline { return kept }
      try? await timekeeper.sleep(until: min(deadline, timekeeper.now + Self.lookForWordsEvery))
    }
  }

  private func standing() async -> (kept: KeptScreen, hasAllWords: Bool) {
    // Read before the screen is, which may be further by then but never less far.
    let (done, resuming) = (done, resuming)
    let standing = await screen.standing()
    let recording = standing.heardUpTo.flatMap(microphone.place(of:)).map {
      KeptScreen.Recording(kind: (standing.recordings.kind ?? .hand).rawValue, place: $0)
    }
    let kept = KeptScreen(
      experience: experience, language: wantedLanguage?.description, done: done,
      opening: microphone.opening,
      // One that is to be gone on with here, and has not begun, is still to be gone on with.
      recording: recording ?? (standing.recordings.newest == nil ? resuming : nil),
      content: standing.content)
    return (kept, standing.hasAllWords)
  }

  /// Brings the session to where another server has left it; the page still hears its microphone,
  /// unless it has been loaded again.
  func restore(_ kept: KeptScreen, pageIsNew: Bool) async {
    for action in kept.content.actions { try? await screen.act(action) }
    guard let recording = kept.recording, !pageIsNew else {
      return microphone.skip(to: kept.opening)
    }
    resuming = recording
    let isHeld = recording.kind == RecordingKind.held.rawValue
    await microphone.adopt(recording.place) { [screen] in
      try? await screen.act(isHeld ? .hold : .activate)
    }
  }
}

extension RemoteMicrophone {
  /// The number of the newest opening.
  var opening: UInt32 { state.withLock { $0.opening } }

  /// Where a sample of this session's count is in the page's; nil when no microphone is open.
  func place(of sample: Int) -> SoundPlace? {
    state.withLock { state in
      state.current.map { SoundPlace(opening: $0, samples: state.base + sample) }
    }
  }
}
