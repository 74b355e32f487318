#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Hark

  /// One opening of the microphone: what comes from the tap is converted, numbered and handed on,
  /// whatever becomes of the engine meanwhile.
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

    /// Makes a line that hands its sound to `handle` and shows on `board` whether it hears.
    ///
    /// It does not hold what is read, so that sound that nobody holds any more is known to be left.
    /// `stalled` is called when nothing comes and an engine made anew may help.
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

    /// Has `left` called when nobody reads the sound any more.
    func whenLeft(_ left: @escaping @Sendable () -> Void) {
      handle.onTermination = { end in if case .cancelled = end { left() } }
    }

    /// Takes what a tap gave; on any thread, in order.
    func hear(_ tapped: TapSound) {
      ear.async { [self] ear in
        guard !ear.isOver else { return }
        do throws(VoiceFailure) {
          hand(over: try ear.converter.convert(tapped), &ear)
        } catch {
          end(throwing: error, &ear)
        }
      }
    }

    /// Ends the sound behind all that came, and returns when it has ended.
    func end() async {
      await ear.run { [self] ear in
        guard !ear.isOver else { return }
        hand(over: ear.converter.flush(), &ear)
        end(throwing: nil, &ear)
      }
    }

    /// Breaks the sound off; what came before stays.
    func fail(_ failure: VoiceFailure) {
      ear.async { [self] ear in
        if !ear.isOver { end(throwing: failure, &ear) }
      }
    }

    private func hand(over samples: [Float], _ ear: inout Ear) {
      guard !samples.isEmpty else { return }
      let chunk = ear.sound.number(samples, at: timekeeper.now)
      echo.hear(chunk)
      handle.yield(chunk)
      board.show(ear.sound.condition(at: timekeeper.now))
    }

    private func end(throwing failure: VoiceFailure?, _ ear: inout Ear) {
      ear.isOver = true
      board.show(.waiting)
      handle.finish(throwing: failure)
    }

    /// Notices that no sound comes any more.
    private func watch() {
      Task { [weak self, timekeeper] in
        while (try? await timekeeper.sleep(until: timekeeper.now + LiveSound.lull)) != nil {
          guard let line = self, await line.look() else { return }
        }
      }
    }

    /// Whether there is still something to look at.
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
