// The microphone and the permission to use it.
extension VoiceSession {
  func open(_ id: MicrophoneID) {
    slicer.reset(at: 0)
    ears = newEars
    lastEnd = 0
    let pump = Pump(id: id, microphone: microphone, inbox: inbox, notes: notes)
    errands.run(.sound) { [profile = experience.audio, errands, inbox, weak self] in
      // Nothing that is waited for here may keep the session.
      await pump.run(profile) { [weak self] in
        while await errands.settle(.start) { await inbox.emptied() }
        for way in await self?.waysOfSound ?? [] { await way.caughtUp() }
      }
    }
  }

  func close(_ id: MicrophoneID) {
    // Nothing that was heard is kept in memory once nobody listens.
    ears = newEars
    errands.run(.closing) { [microphone, inbox, errands] in
      await errands.close(microphone)
      inbox.post(.capture(.microphoneClosed(id)))
    }
  }

  /// Lets go of a task, but not before a microphone that is being closed is closed: the engine stops
  /// first, then the task is finished or cancelled (O2, S4-28).
  func release(_ id: TaskID, _ end: @escaping @Sendable (TaskFeed) -> Void) {
    guard let feed = feeds[id] else { return }
    guard case .closing = machine.capture.state else { return end(feed) }
    released.append { end(feed) }
  }

  /// The microphone is closed: what waited for that is done.
  func releaseTasks() {
    let waiting = released
    released = []
    for end in waiting { end() }
  }

  func ask(_ permission: Permission) {
    errands.run(.question) { [permissions, inbox] in
      let status = await permissions.request(permission)
      inbox.post(.capture(.permissionAnswered(permission, status)))
    }
  }
}
