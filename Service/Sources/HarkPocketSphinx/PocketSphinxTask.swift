import Foundation
import Hark
import HarkWorkers

/// A recognition task with its own thread.
///
/// All reports are made on that thread. Releasing a task before `finish()` cancels it.
final class PocketSphinxTask: RecognitionTask {
  private let mailbox: TaskMailbox
  private let pool: DecoderPool
  private let progress: Monitor<Int>

  var samplesTaken: Int { progress.withLock { $0 } }

  init(
    decoder: Decoder, pool: DecoderPool, secondPass: SecondPass, framesAlone: Int,
    phrases: LikelyPhrases = .none, delivery: SoundDelivery, givesWay: Bool = false,
    report: @escaping @Sendable (RecognitionReport) -> Void
  ) {
    self.pool = pool
    let mailbox = TaskMailbox(answersAtFinish: delivery == .live)
    self.mailbox = mailbox
    let progress = Monitor(0)
    self.progress = progress
    // The thread must not retain the task, or releasing the task would not end it.
    Thread.begin("hark-live") {
      if givesWay { ThreadPriority.lower() }
      let decoding = SegmentedDecoding(
        decoder: decoder, delivery: delivery, secondPass: secondPass, framesAlone: framesAlone,
        phrases: phrases, mailbox: mailbox
      ) { if !mailbox.isClosed { report($0) } }
      let last = Self.work(through: mailbox, with: decoding, progress)
      decoding.drop()
      let isWanted = mailbox.retire()
      pool.takeBack(decoder, expected: !isWanted)
      if isWanted, let last { report(last) }
      mailbox.close()
    }
  }

  deinit { if !mailbox.isFinishing { cancel() } }

  func append(_ chunk: AudioChunk) { mailbox.post(.sound(chunk)) }
  func markPause(_ pause: SpeechPause) { mailbox.post(.pause(pause)) }
  func finish() { mailbox.post(.finish) }

  func cancel() { if mailbox.close() { pool.expectBack() } }

  func caughtUp() async { await withCheckedContinuation { mailbox.post(.caughtUp($0)) } }

  /// Processes the items of `mailbox` until the task ends, and returns the task's last report, or
  /// `nil` if the task was canceled.
  private static func work(
    through mailbox: TaskMailbox, with decoding: SegmentedDecoding, _ progress: Monitor<Int>
  ) -> RecognitionReport? {
    do {
      while let item = mailbox.take(orStillnessAfter: decoding.stillness) {
        switch item {
        case .sound(let chunk): try decoding.append(chunk)
        case .pause(let pause): try decoding.mark(pause)
        case .finalReady: try decoding.reportFinals()
        case .stillness: decoding.submitFinals(evenIfNothingFollows: true)
        case .caughtUp(let asker): asker.resume()
        case .finish: try decoding.finish()
        }
        progress.withLock { $0 = decoding.samplesTaken }
        if case .finish = item { return .ended }
      }
      return nil
    } catch let failure as VoiceFailure {
      return .failed(failure)
    } catch { return .failed(.recognitionFailed) }
  }
}
