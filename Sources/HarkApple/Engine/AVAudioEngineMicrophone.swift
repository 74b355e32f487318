#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Hark

  /// The device's microphone, through `AVAudioEngine`.
  ///
  /// Sound is live. An input that goes away is followed by the built-in one, and an engine that the
  /// system stopped or that died is made anew: the sound goes on without a gap in its numbering. A
  /// phone call, or another app that takes the sound away, ends the stream with
  /// `VoiceFailure.interrupted`, and a microphone that cannot be had again with `microphoneLost`.
  public final class AVAudioEngineMicrophone: Microphone {
    /// Sound comes as time passes.
    public let delivery = SoundDelivery.live

    private let engine: SharedAudioEngine
    private let board = ConditionBoard()
    private let newest = Locked<MicrophoneLine?>(nil)

    /// Makes a microphone; nothing of the system is touched yet.
    public init(engine: SharedAudioEngine = .standard) { self.engine = engine }

    /// There is none while the system lists no input.
    public var unavailability: VoiceFailure? {
      AVAudioSession.sharedInstance().isInputAvailable ? nil : .microphoneUnavailable
    }

    /// The condition now and whenever it changes.
    public func conditions() -> AsyncStream<InputCondition> { board.conditions() }

    /// None where the system takes the echo out.
    public var echoLikelihood: Float { engine.echo.likelihood }

    /// Opens the microphone.
    ///
    /// An input that does not sound yet, such as a headset whose link comes up, is waited for a second
    /// or two. Throws `microphonePermissionDenied` where it was never allowed, `microphoneBusy` while it
    /// is open here or in another app that will not give way, `microphoneUnavailable` when it cannot be
    /// set up, and `CancellationError` where the caller was cancelled before it was open.
    public func open(
      _ profile: AudioProfile
    ) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
      try Task.checkCancellation()
      guard RecordPermission.isGranted else { throw VoiceFailure.microphonePermissionDenied }
      engine.echo.begin()
      let (sound, handle) = MicrophoneLine.Sound.makeStream()
      let line = MicrophoneLine(
        to: handle, board: board, echo: engine.echo, timekeeper: engine.timekeeper,
        stalled: { [weak rig = engine.rig] line in
          rig?.async { rig in if rig.line === line { rig.again() } }
        })
      line.whenLeft { [weak line, weak rig = engine.rig] in
        guard let line else { return }
        rig?.async { rig in
          rig.close(line)
          rig.rest()
        }
      }
      try await open(line, profile)
      newest.withLock { $0 = line }
      return sound
    }

    /// Frees the microphone: the tap goes, the engine stops, the sound ends, and the session is let go
    /// of.
    ///
    /// The session is let go of behind the end of the sound and not behind the recogniser's last word
    /// (O2): a task that has been given its sound needs no session, and D4 has both free within half a
    /// second. The system may take its time, as with a headset, or be busy with something else; that is
    /// not waited for beyond `SharedAudioEngine.patience`.
    public func close() async {
      let line = newest.withLock { newest in
        defer { newest = nil }
        return newest
      }
      if let line { await engine.close(line) }
    }

    /// Opens it for `line`, in several attempts where there is an input that does not sound yet.
    private func open(_ line: MicrophoneLine, _ profile: AudioProfile) async throws {
      let (rig, timekeeper) = (engine.rig, engine.timekeeper)
      if try await rig.attempt({ rig in try rig.open(line, profile, canWait: true) }) { return }
      for delay in EngineRestart.opening {
        do {
          try await timekeeper.sleep(until: timekeeper.now + delay)
        } catch {
          await rig.run { $0.giveUp(line) }
          throw error
        }
        let canWait = delay != EngineRestart.opening.last
        if try await rig.attempt({ rig in try rig.openAgain(line, canWait: canWait) }) { return }
      }
    }
  }
#endif
