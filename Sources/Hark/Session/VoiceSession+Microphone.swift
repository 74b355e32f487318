// The microphone and its permission.
extension VoiceSession {
  func open(_ id: MicrophoneID) {
    slicer.reset(at: 0)
    pipeline = newPipeline
    lastEnd = 0
    let pump = Pump(id: id, microphone: microphone, inbox: inbox, notes: notes)
    backgroundTasks.run(.sound) { [profile = experience.audio, backgroundTasks, inbox, weak self] in
      // These waits must not retain the session.
      await pump.run(profile) { [weak self] in
        while await backgroundTasks.settle(.start) { await inbox.emptied() }
        for way in await self?.waysOfSound ?? [] { await way.caughtUp() }
      }
    }
  }

  func close(_ id: MicrophoneID) {
    // Audio must not remain in memory after listening ends.
    pipeline = newPipeline
    backgroundTasks.run(.closing) { [microphone, inbox, backgroundTasks] in
      await backgroundTasks.close(microphone)
      inbox.post(.capture(.microphoneClosed(id)))
    }
  }

  /// Releases a task, but not before a closing microphone is closed: the engine stops first, then
  /// the task is finished or canceled (O2, S4-28).
  func release(_ id: TaskID, _ end: @escaping @Sendable (TaskFeed) -> Void) {
    guard let feed = feeds[id] else { return }
    guard case .closing = machine.capture.state else { return end(feed) }
    released.append { end(feed) }
  }

  /// Releases the tasks that waited for the microphone to close.
  func releaseTasks() {
    let waiting = released
    released = []
    for end in waiting { end() }
  }

  func ask(_ permission: Permission) {
    backgroundTasks.run(.question) { [permissions, inbox] in
      let status = await permissions.request(permission)
      inbox.post(.capture(.permissionAnswered(permission, status)))
    }
  }
}
