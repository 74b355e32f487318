#if canImport(AVFAudio)
  @preconcurrency import AVFAudio
  import Hark

  /// The device's microphone, based on `AVAudioEngine`.
  ///
  /// Audio is live. If an input disappears, the built-in one takes over, and an engine that the
  /// system stopped or invalidated is recreated; the sample numbering continues without a gap. A
  /// phone call, or another app that takes over audio, ends the stream with
  /// `VoiceFailure.interrupted`; a microphone that cannot be reacquired ends it with
  /// `microphoneLost`.
  public final class AVAudioEngineMicrophone: Microphone {
    /// Audio arrives in real time.
    public let delivery = SoundDelivery.live

    private let engine: SharedAudioEngine
    private let board = ConditionBoard()
    private let newest = Locked<MicrophoneLine?>(nil)

    /// Creates a microphone without accessing the system's audio.
    public init(engine: SharedAudioEngine = .standard) { self.engine = engine }

    /// `microphoneUnavailable` if the system lists no input, otherwise `nil`.
    public var unavailability: VoiceFailure? {
      SystemSession.hasInput ? nil : .microphoneUnavailable
    }

    /// Returns a stream of the current condition and all later changes.
    public func conditions() -> AsyncStream<InputCondition> { board.conditions() }

    /// The likelihood of echo; zero while the system cancels it.
    public var echoLikelihood: Float { engine.echo.likelihood }

    /// Opens the microphone.
    ///
    /// Retries for about 1.5 s if an input does not deliver audio yet, such as a headset that is still
    /// connecting. Throws `microphonePermissionDenied` if permission is not granted,
    /// `microphoneBusy` if the microphone is open here or in another app that does not release it,
    /// `microphoneUnavailable` if it cannot be set up, `interrupted` if the system takes it during the
    /// wait, and `CancellationError` if the calling task is canceled before it is open.
    public func open(
      _ profile: AudioProfile
    ) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
      try Task.checkCancellation()
      // Without permission, an engine's input delivers silence and no error.
      guard SystemPermissions().status(of: .microphone) == .authorized else {
        throw VoiceFailure.microphonePermissionDenied
      }
      engine.echo.begin()
      let (sound, handle) = MicrophoneLine.Sound.makeStream()
      let line = MicrophoneLine(
        to: handle, board: board, echo: engine.echo, timekeeper: engine.timekeeper,
        stalled: { [weak rig = engine.rig] line in
          rig?.async { rig in if rig.line === line { rig.again() } }
        })
      line.whenLeft { [weak line, weak rig = engine.rig] in
        guard let line else { return }
        rig?.async { $0.giveUp(line) }
      }
      try await open(line, profile)
      newest.withLock { $0 = line }
      return sound
    }

    /// Closes the microphone, ends its audio, and releases the audio session unless playback uses it.
    ///
    /// Closing does not wait for the recognizer's final result (O2), because D4 requires the
    /// microphone and the audio session to be released within half a second. The wait for a slow
    /// system is limited to `SharedAudioEngine.patience`.
    public func close() async { if let line = newest.exchange(nil) { await engine.close(line) } }

    /// Opens the microphone for `line`, retrying if an input does not deliver audio yet.
    private func open(_ line: MicrophoneLine, _ profile: AudioProfile) async throws {
      let (rig, timekeeper) = (engine.rig, engine.timekeeper)
      if try await rig.attempt({ rig in try rig.open(line, profile) }) { return }
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
