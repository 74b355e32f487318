import Hark

extension Call {
  /// Whether noise suppression can be offered: it is available, off, and has not been offered yet.
  var canOfferNoiseSuppression: Bool {
    !hasOfferedNoiseSuppression && effects.contains(.noiseSuppression)
      && !settings.effects.contains(.noiseSuppression)
  }

  /// Sends the recording preferences to the recorder if they have changed.
  mutating func followRecording() -> [ScreenEffect<Request>] {
    // The user's choice is unknown before the settings are loaded.
    guard hasLoaded else { return [] }
    let isOn = settings.recordsCalls && isUnderWay
    let wish = CallRecorder.Wish(isOn: isOn, isMuted: isMuted, retention: settings.retention)
    guard wish != recordingWish else { return [] }
    recordingWish = wish
    return [request(.recordings(.follow(wish)))]
  }
}

extension CallRecorder {
  /// Performs a call's recording request.
  public func perform(_ request: Call.RecordingRequest) -> AsyncStream<Call.Answer> {
    switch request {
    case .follow(let wish):
      // This call is synchronous because later preferences could overtake a task.
      follow(wish)
      return AsyncStream { $0.finish() }
    case .delete(let id):
      return answers { [self] yield in
        do {
          try await delete(id)
        } catch {
          yield(.recordingFailed(error as? CallRecordingFailure ?? .broken))
        }
      }
    case .watch:
      let events = events()
      return answers { [self] yield in
        // After a page reload, the call may already be recorded.
        if isRecording { yield(.recorded(true)) }
        await list(yield)
        for await event in events {
          switch event {
          case .began: yield(.recorded(true))
          case .ended: yield(.recorded(false))
          case .failed(let failure):
            yield(.recorded(false))
            yield(.recordingFailed(failure))
          case .listChanged: await list(yield)
          }
        }
      }
    }
  }

  private func list(_ yield: @Sendable (Call.Answer) -> Void) async {
    do {
      yield(.recordings(try await recordings.recordings()))
    } catch {
      yield(.recordingFailed(error as? CallRecordingFailure ?? .broken))
    }
  }
}
