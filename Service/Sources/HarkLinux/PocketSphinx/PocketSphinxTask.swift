import Foundation
import Hark

/// One stretch of sound being recognised on a thread of its own.
///
/// Every report is made on that thread. A task that is let go of before `finish()` is cancelled.
final class PocketSphinxTask: RecognitionTask {
  private let mailbox: TaskMailbox
  private let pool: DecoderPool
  private let progress: Monitor<Int>

  /// Samples that have gone through the front end to the decoder.
  var samplesTaken: Int { progress.withLock { $0 } }

  /// Begins to listen with `decoder`, which goes back to `pool` in the end; one that `givesWay` has
  /// the processor only when nobody else wants it.
  init(
    decoder: Decoder, pool: DecoderPool, secondPass: SecondPass, framesAlone: Int,
    delivery: SoundDelivery, givesWay: Bool = false,
    report: @escaping @Sendable (RecognitionReport) -> Void
  ) {
    self.pool = pool
    let mailbox = TaskMailbox(answersAtFinish: delivery == .live)
    self.mailbox = mailbox
    let progress = Monitor(0)
    self.progress = progress
    // The thread must not hold the task itself, or letting go of it would not end it.
    let thread = Thread {
      if givesWay { GivingWay.begin() }
      let decoding = SegmentedDecoding(
        decoder: decoder, delivery: delivery, secondPass: secondPass, framesAlone: framesAlone,
        mailbox: mailbox
      ) { if !mailbox.isClosed { report($0) } }
      let last = Self.work(through: mailbox, with: decoding, progress)
      decoding.drop()
      let isWanted = mailbox.retire()
      pool.takeBack(decoder, expected: !isWanted)
      if isWanted, let last { report(last) }
      mailbox.close()
    }
    thread.name = "hark-live"
    thread.start()
  }

  deinit { if !mailbox.isFinishing { cancel() } }

  func append(_ chunk: AudioChunk) { mailbox.post(.sound(chunk)) }

  func markPause(_ pause: SpeechPause) { mailbox.post(.pause(pause)) }

  func finish() { mailbox.post(.finish) }

  func cancel() {
    if mailbox.close() { pool.expectBack() }
  }

  func caughtUp() async {
    await withCheckedContinuation { mailbox.post(.caughtUp($0)) }
  }

  /// Does what is asked until the end, and returns the last report; nil when cancelled.
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
    } catch {
      return .failed(.recognitionFailed)
    }
  }
}
