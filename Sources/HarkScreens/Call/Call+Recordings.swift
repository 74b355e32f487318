import Hark

extension Call {
  /// Whether there is noise suppression to offer: it is there, it is off, and it was not offered yet.
  var canOfferNoiseSuppression: Bool {
    !hasOfferedNoiseSuppression && effects.contains(.noiseSuppression)
      && !settings.effects.contains(.noiseSuppression)
  }

  /// Tells the recorder what is wanted, where that has changed.
  mutating func followRecording() -> [ScreenEffect<Request>] {
    // What was chosen is not known before it was loaded.
    guard hasLoaded else { return [] }
    let isOn = settings.recordsCalls && isUnderWay
    let wish = CallRecorder.Wish(isOn: isOn, isMuted: isMuted, retention: settings.retention)
    guard wish != recordingWish else { return [] }
    recordingWish = wish
    return [request(.recordings(.follow(wish)))]
  }
}

extension CallRecorder {
  /// Does what a call wants of its recordings.
  public func perform(_ request: Call.RecordingRequest) -> AsyncStream<Call.Answer> {
    switch request {
    case .follow(let wish):
      // Not in a task, which the next wish may overtake.
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
        // A page that came back finds a call that is being recorded already.
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
