/// Transfers audio from one microphone opening to the inbox.
///
/// Audio that violates the contract of `Microphone` ends the recording with the text so far.
struct Pump: Sendable {
  let id: MicrophoneID
  let microphone: any Microphone
  let inbox: Inbox
  let notes: FailureNotes

  /// The number of samples in a piece of on-demand audio: 20 ms.
  ///
  /// Pieces lie on a fixed grid, so that results do not depend on chunk boundaries.
  private static let piece = 320

  /// Opens the microphone and transfers its audio until it ends; between pieces of on-demand audio,
  /// `settle` waits until all effects of the audio so far have been posted.
  func run(_ profile: AudioProfile, settle: @Sendable () async -> Void) async {
    var phase = WorkPhase.starting
    do {
      let sound = try await microphone.open(profile)
      if Task.isCancelled { return }
      phase = .running
      inbox.post(.capture(.microphoneOpened(id)))
      switch microphone.delivery {
      case .live:
        var check = SoundCheck()
        for try await chunk in sound {
          let (valid, fault) = check.check(chunk)
          inbox.post(.sound(id, valid, nil))
          if let fault { throw fault }
        }
      case .waits: try await carry(sound, settle)
      }
      if !Task.isCancelled { inbox.post(.capture(.soundEnded(id))) }
    } catch {
      if Task.isCancelled { return }
      let failure = notes.failure(of: error, otherwise: failure(for: error, phase), phase: phase)
      inbox.post(.capture(.microphoneFailed(id, failure)))
    }
  }

  private func failure(for error: any Error, _ phase: WorkPhase) -> VoiceFailure {
    if phase == .starting { return .microphoneUnavailable }
    guard error is SoundFault else { return .microphoneLost }
    return microphone.delivery == .live ? .microphoneUnavailable : .soundUnreadable
  }

  private func carry(
    _ sound: AsyncThrowingStream<AudioChunk, any Error>, _ settle: @Sendable () async -> Void
  ) async throws {
    var check = SoundCheck()
    var slicer = HopSlicer(hop: Self.piece)
    var fault: SoundFault?
    for try await chunk in sound {
      let checked = check.check(chunk)
      for piece in slicer.pieces(of: checked.valid) { await hand(over: piece, settle) }
      fault = checked.fault
      if fault != nil { break }
    }
    let rest = slicer.remainder
    if !rest.samples.isEmpty { await hand(over: rest, settle) }
    if let fault { throw fault }
  }

  private func hand(over piece: AudioChunk, _ settle: @Sendable () async -> Void) async {
    if Task.isCancelled { return }
    await withCheckedContinuation { inbox.post(.sound(id, piece, $0)) }
    await settle()
  }
}

extension BackgroundTasks {
  /// Closes a microphone, then stops the pump and closes the microphone again in case it opened in
  /// the meantime.
  func close(_ microphone: any Microphone) async {
    await microphone.close()
    cancel(.sound)
    await settle(.sound)
    await microphone.close()
  }
}

extension HopSlicer {
  fileprivate mutating func pieces(of chunk: AudioChunk) -> [AudioChunk] {
    var pieces: [AudioChunk] = []
    slice(chunk) { hop, start in pieces.append(AudioChunk(start: start, samples: Array(hop))) }
    return pieces
  }
}
