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

  /// Returns the session's state, after at most `seconds` for the last words of a
  /// recording that was just stopped.
  func keptWithWords(within seconds: Double = wordsWithin) async -> KeptScreen {
    let (screen, timekeeper) = (screen, dependencies.timekeeper)
    let deadline = timekeeper.now + seconds
    await withTaskGroup { group in
      group.addTask {
        for await _ in await screen.updates() {
          if await self.standing().hasAllWords { return }
        }
      }
      group.addTask { try? await timekeeper.sleep(until: deadline) }
      await group.next()
      group.cancelAll()
    }
    return await kept()
  }

  private func standing() async -> (kept: KeptScreen, hasAllWords: Bool) {
    // These are read before the screen, so that the screen may be newer, but never older.
    let (done, resuming) = (done, resuming)
    let standing = await screen.standing(microphone)
    let (pending, recordings) = (standing.pending, standing.recordings)
    var kept = KeptScreen(
      experience: experience, language: wantedLanguage?.description, done: done, moves: moves,
      opening: microphone.state.withLock { $0.reserved },
      recording: pending?.end == nil ? pending : nil,
      replay: pending?.end == nil ? nil : pending, failure: standing.failure?.rawValue,
      content: standing.content)
    let isHeard = recordings.underWay == nil && microphone.state.withLock { $0.hasAllSound }
    let isReplayed = isHeard && standing.hasAllWords && standing.failure == nil
    // A recording that this server has not resumed yet must still be resumed.
    if let resuming, recordings.newest == nil || resuming.replay != nil && !isReplayed {
      (kept.recording, kept.replay) = (resuming.recording, resuming.replay)
      kept.content = resuming.content
    }
    return (kept, standing.hasAllWords)
  }

  /// The screen; while a recording is recognized again, its field is read-only and keeps the
  /// displayed text until the new text is as long.
  func picture() async -> ScreenHandle.Picture {
    var picture = await screen.picture(style)
    guard let resuming, resuming.replay != nil else { return picture }
    picture.screen.field.isReadOnly = true
    let displayed = resuming.content.texts.last?.text ?? ""
    if displayed.count > picture.screen.field.text.count { picture.screen.field.text = displayed }
    return picture
  }

  /// Waits for the screen, at most `loadTimeout`, because a page should not show an empty form in
  /// place of the user's text; returns whether it has loaded.
  private func waitUntilLoaded() async -> Bool {
    let (screen, timekeeper) = (screen, dependencies.timekeeper)
    let deadline = timekeeper.now + Self.loadTimeout
    return await withTaskGroup(of: Bool.self) { group in
      group.addTask { await screen.loaded() }
      group.addTask { (try? await timekeeper.sleep(until: deadline)) == nil }
      defer { group.cancelAll() }
      return await group.next() == true
    }
  }

  /// Restores another server's state for a page; resumes its recording unless the page was
  /// reloaded.
  ///
  /// A recording that had stopped is recognized again from the page's stored audio, if the page has
  /// all of it and need not be asked for permission.
  func restore(_ kept: KeptScreen, for hello: Hello) async {
    // A resumed recording begins before the page is attached.
    await voice.finishText(as: hello.finishing)
    var kept = kept
    let page = hello.resume.flatMap { $0.seen > 0 ? $0 : nil }
    kept.replay = hello.permission == .granted ? kept.replay(of: page?.sound) : nil
    if page == nil || page?.sound != nil { kept.recording = nil }
    // This comes first: an action that continues a call opens the microphone, and if it reused the
    // number of an earlier opening, the page would send that opening's audio again.
    microphone.skip(to: kept.opening)
    for action in (kept.replay?.content ?? kept.content).actions { try? await screen.act(action) }
    // A form that loads later would begin with the microphone instead of the page's audio.
    if await !waitUntilLoaded(), kept.replay != nil {
      kept.replay = nil
      for action in kept.content.actions { try? await screen.act(action) }
    }
    guard let recording = kept.replay ?? kept.recording else {
      // A call listens again instead of showing the failure.
      if !kept.content.isCalling, let failure = kept.failure.flatMap(VoiceFailure.init) {
        await voice.fail(like: failure)
      }
      return
    }
    resuming = kept
    let isHeld = recording.kind == RecordingKind.held.rawValue
    await microphone.adopt(recording.place, upTo: recording.end) { [screen] in
      try? await screen.act(isHeld ? .hold : .activate)
    }
    tapsFrom = (dependencies.timekeeper.now + GestureTiming.debounce).nextUp
    if let end = recording.end {
      finishing = Task { await finish(recording.place.opening, end) }
    }
  }

  /// Stops a resumed recording at its last sample, `end`, and restores the displayed words if it was
  /// not recognized again.
  private func finish(_ opening: UInt32, _ end: Int) async {
    await microphone.consumed(to: SoundPlace(opening: opening, samples: end))
    let recordings = await voice.recordings
    // A recording that has ended by itself needs no more audio.
    let hasEnded = recordings.newest != nil && recordings.underWay == nil
    let isHeard = hasEnded || microphone.state.withLock { $0.hasAllSound }
    // The user may have canceled it, or have begun the next recording.
    if !Task.isCancelled, microphone.heard?.opening ?? opening == opening {
      try? await screen.act(.stop)
    }
    _ = await keptWithWords(within: 2 * FinalWait.longest)
    let now = await screen.standing(microphone)
    // The user may have done something else in the meantime.
    guard let before = resuming, let replay = before.replay else { return }
    // The part that is recognized again may be silent even if the recording was not.
    if now.failure == .noSpeechDetected { try? await screen.act(.dismissFailure) }
    let isRecognized = now.hasAllWords && now.failure == nil && now.content != replay.content
    // The contents are equal if the end of the recording was not saved; nothing is restored then.
    if before.content != replay.content && !(isHeard && isRecognized) {
      for action in before.content.actions where resuming != nil { try? await screen.act(action) }
    }
    resuming = nil
  }
}

extension RemoteMicrophone {
  /// The place of this session's first sample in the newest opening, and whether that is open.
  var origin: (place: SoundPlace, isOpen: Bool) {
    state.withLock { (SoundPlace(opening: $0.opening, samples: $0.base), $0.current != nil) }
  }
}
