#if canImport(AVFAudio)
  @preconcurrency import AVFAudio
  import Hark

  /// One opening of the microphone, which can span several engines; it converts and numbers the
  /// tap's samples and passes them on.
  final class MicrophoneLine: Sendable {
    typealias Sound = AsyncThrowingStream<AudioChunk, any Error>

    private struct Ear {
      var converter = RateConverter()
      var sound = LiveSound()
      var stalled = StalledInput()
      var isOver = false
    }

    private let handle: Sound.Continuation
    private let board: ConditionBoard
    private let timekeeper: any Timekeeper
    private let echo: EchoWatch
    private let stalled: @Sendable (MicrophoneLine) -> Void
    private let ear = Confined("hark.microphone", Ear())

    /// Creates a line that yields its audio to `handle` and publishes its condition on `board`.
    ///
    /// The line does not retain the stream, so that an abandoned stream is detected. `stalled` is
    /// called when no samples arrive and a new engine may help.
    init(
      to handle: Sound.Continuation, board: ConditionBoard, echo: EchoWatch,
      timekeeper: any Timekeeper, stalled: @escaping @Sendable (MicrophoneLine) -> Void
    ) {
      self.stalled = stalled
      self.handle = handle
      self.board = board
      self.echo = echo
      self.timekeeper = timekeeper
      watch()
    }

    /// Sets a closure to call when the stream is abandoned.
    func whenLeft(_ left: @escaping @Sendable () -> Void) {
      handle.onTermination = { end in if case .cancelled = end { left() } }
    }

    /// Processes a tap's audio, in the order of the calls, which may come from any thread.
    func hear(_ tapped: TapSound) {
      ear.async { [self] ear in
        guard !ear.isOver else { return }
        do throws(VoiceFailure) {
          hand(over: try ear.converter.convert(tapped), &ear)
        } catch { end(throwing: error, &ear) }
      }
    }

    /// Ends the stream after all received audio, and returns when it has ended.
    func end() async { await ear.run { [self] ear in end(throwing: nil, &ear) } }

    /// Ends the stream with a failure after all received audio.
    func fail(_ failure: VoiceFailure) { ear.async { [self] ear in end(throwing: failure, &ear) } }

    private func hand(over samples: [Float], _ ear: inout Ear) {
      guard !samples.isEmpty else { return }
      let chunk = ear.sound.number(samples, at: timekeeper.now)
      echo.hear(chunk)
      handle.yield(chunk)
      board.show(ear.sound.condition(at: timekeeper.now))
    }

    private func end(throwing failure: VoiceFailure?, _ ear: inout Ear) {
      guard !ear.isOver else { return }
      hand(over: ear.converter.flush(), &ear)
      ear.isOver = true
      board.show(.waiting)
      handle.finish(throwing: failure)
    }

    private func watch() {
      Task { [weak self, timekeeper] in
        while (try? await timekeeper.sleep(until: timekeeper.now + LiveSound.lull)) != nil {
          guard let line = self, await line.look() else { return }
        }
      }
    }

    /// Checks the input once; returns false when the line has ended.
    private func look() async -> Bool {
      await ear.run { [self] ear in
        guard !ear.isOver else { return false }
        let condition = ear.sound.condition(at: timekeeper.now)
        board.show(condition)
        if ear.stalled.look(condition, at: timekeeper.now) { stalled(self) }
        return true
      }
    }
  }
#endif
