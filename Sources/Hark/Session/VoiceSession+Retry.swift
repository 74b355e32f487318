// The recognition of a recording's kept audio after a failure.
extension VoiceSession {
  /// Recognizes the audio of the last recording again, by default with the session's recognizer.
  ///
  /// Returns when recognition has begun; meanwhile, the phase is `finalizing`, and `cancel()` ends it.
  /// The result replaces the recording's text with the event `recognizedAgain`. If recognition fails
  /// again, the text stays as it is, and the audio is still kept.
  ///
  /// Throws `Refusal.noSoundKept` unless `Snapshot.canRecognizeAgain`.
  public func recognizeAgain(with recognizer: (any Recognizer)? = nil) async throws {
    // The state cannot change before the event is handled, because nothing is awaited in between.
    takeAll()
    guard canRecognizeAgain else { throw isClosing ? Refusal.closed : .noSoundKept }
    secondRecognizer = recognizer
    try await tell(.retry(.asked))
  }

  /// Whether the audio of the last recording is kept because its text may lack words.
  var canRecognizeAgain: Bool {
    guard let keptSound, keptSound.transcript != nil, !isClosing else { return false }
    return keptSound.isIncomplete && !machine.retry.isRecognizing
  }

  func perform(_ effect: RetryEffect) {
    switch effect {
    case .start(let id): recognizeKeptSound(as: id)
    case .cancel: backgroundTasks.cancel(.retry)
    case .replaceText(let transcript): replaceText(with: transcript)
    }
  }

  private func recognizeKeptSound(as id: RetryID) {
    guard let keptSound, let locale else { return }
    let ports = SessionPorts(
      microphone: KeptMicrophone(sound: keptSound),
      recognizer: secondRecognizer ?? ports.recognizer,
      reachability: ports.reachability, timekeeper: ports.timekeeper, detector: ports.detector,
      diagnostics: ports.diagnostics)
    secondRecognizer = nil
    let session = VoiceSession(experience: experience.repeating(in: locale), ports: ports)
    backgroundTasks.run(.retry) { [inbox] in
      do {
        await session.replay(keptSound.pauses)
        inbox.post(.retry(.recognized(id, try await session.transcript())))
      } catch is CancellationError {} catch {
        inbox.post(.retry(.failed(id, error as? VoiceFailure ?? .recognitionFailed)))
      }
    }
  }

  private func replay(_ pauses: [KeptSound.Pause]) { replayedPauses = pauses }

  private func replaceText(with transcript: Transcript) {
    guard let kept = keptSound else { return }
    keptSound = nil
    let whole = kept.text(with: transcript, finisher: finisher)
    if kept.recording == newest { self.transcript = whole }
    audience.tell(.recognizedAgain(kept.recording, whole))
  }
}

// The audio that is kept for it.
extension VoiceSession {
  func beginKeepingSound(of id: RecordingID, from start: Int) {
    let limit = experience.keptSamples
    let sound = pipeline.ring.read(AudioRange(start: start, end: pipeline.position))
    keptSound = limit > 0 ? KeptSound(id, limit: limit, sound) : nil
  }

  func keepSound(_ chunk: AudioChunk) {
    guard let recording = keptSound?.recording else { return }
    let fits = keptSound?.append(
      chunk, finals: recordingStates[recording]?.transcript.segments ?? [])
    if fits == false { keptSound = nil }
  }

  func endKeptSound(of id: RecordingID, _ reason: StopReason) {
    guard keptSound?.recording == id else { return }
    if reason == .cancelled || reason == .left {
      keptSound = nil
      return
    }
    if reason == .failure { keptSound?.isIncomplete = true }
    let hasDetector = experience.detection.mode != .disabled
    keptSound?.close(speechEnd: hasDetector ? pipeline.quietSince ?? pipeline.position : 0)
  }

  /// Keeps the audio of an ended recording only if its text may lack words.
  func concludeKeptSound(of id: RecordingID, _ transcript: Transcript) {
    guard keptSound?.recording == id else { return }
    keptSound?.transcript = transcript
    if keptSound?.isIncomplete == false { keptSound = nil }
  }

  /// Handles a task that did not report its last results in time.
  ///
  /// Its recording may lack words. If speech was detected after the last result, it does, and the user
  /// is told.
  func noteOverdue(_ id: TaskID) {
    guard let task = machine.tasks.first(where: { $0.id == id }),
      task.machine.state == .finishing, let kept = keptSound, kept.recording == task.recording
    else { return }
    keptSound?.isIncomplete = true
    let from = recordingStates[task.recording]?.from ?? 0
    let heard = task.heard > 0 ? task.heard + AudioTime.samples(Self.resultLag) : from
    guard kept.speechEnd > heard else { return }
    recordingStates[task.recording]?.isBroken = true
    followUps.append(.capture(.failureArose(.serviceUnavailable)))
  }

  /// The time by which a working recognizer's interim results may lag behind the audio, in seconds.
  private static let resultLag = 1.0
}
