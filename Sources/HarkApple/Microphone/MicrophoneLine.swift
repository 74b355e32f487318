#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Hark

  /// One opening of the microphone: what comes from the tap is converted, numbered and handed on,
  /// whatever becomes of the engine meanwhile.
  final class MicrophoneLine: Sendable {
    typealias Sound = AsyncThrowingStream<AudioChunk, any Error>

    /// What was opened.
    let sound: Sound

    private struct Ear {
      var converter = RateConverter()
      var sound = LiveSound()
      var isOver = false
    }

    private let handle: Sound.Continuation
    private let board: ConditionBoard
    private let timekeeper: any Timekeeper
    private let echo: EchoWatch
    private let ear = Confined("hark.microphone", Ear())

    /// Makes a line that shows on `board` whether it hears; `left` is called when nobody reads it any
    /// more.
    init(
      board: ConditionBoard, echo: EchoWatch, timekeeper: any Timekeeper,
      left: @escaping @Sendable () -> Void
    ) {
      (sound, handle) = Sound.makeStream()
      self.board = board
      self.echo = echo
      self.timekeeper = timekeeper
      handle.onTermination = { end in if case .cancelled = end { left() } }
      watch()
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
        if !ear.isOver { board.show(ear.sound.condition(at: timekeeper.now)) }
        return !ear.isOver
      }
    }
  }
#endif
