import Hark
import LedgerCoverage
import Testing

@testable import HarkApple

@Suite("Reports of the older recognizer")
struct SpeechTaskReportsTests {
  /// Returns a task with two seconds of audio that begin three seconds after the microphone opened.
  private func task() -> SpeechTaskReports {
    var task = SpeechTaskReports()
    task.give(AudioRange(start: 48_000, end: 64_000))
    task.give(AudioRange(start: 64_000, end: 80_000))
    return task
  }

  private func texts(_ reports: [RecognitionReport]) -> [String] {
    reports.map { report in
      switch report {
      case .interim(let segment, _): "\(segment.index) \(segment.text)…"
      case .final(let segment, _): "\(segment.index) \(segment.text)."
      case .ended: "ended"
      case .failed(let failure): failure.code
      }
    }
  }

  @Test("Word positions are relative to the opening")
  func places() throws {
    var task = task()
    let reports = task.hear(.said("call me", from: 0.5))
    guard case .interim(let segment, let at) = reports.first else {
      Issue.record("no interim")
      return
    }
    #expect(segment.words.map(\.range.start) == [56_000, 60_800])
    #expect(at == 65_600)
  }

  @Test("A repeated end gives one final result", .covers("S4-08"))
  func oneFinal() {
    var task = task()
    _ = task.hear(.said("hello", from: 0.5))
    #expect(task.finish().isEmpty)
    #expect(texts(task.hear(.said("hello", from: 0.5, isFinal: true))) == ["0 hello.", "ended"])
    #expect(task.isOver)
    #expect(task.hear(.said("hello", isFinal: true)).isEmpty)
    #expect(task.complete().isEmpty)
    #expect(
      task.fail(ErrorCause("kAFAssistantErrorDomain", 216), underlying: nil, isConnected: true)
        .isEmpty)
  }

  @Test("The last final result covers all audio; an early one ends at its last word")
  func reach() {
    var asked = task()
    _ = asked.finish()
    var early = task()
    let final = HeardText.said("hello", from: 0.5, isFinal: true)
    let ranges = [asked.hear(final), early.hear(final)].map { reports -> AudioRange? in
      guard case .final(let segment, _) = reports.first else { return nil }
      return segment.range
    }
    #expect(
      ranges == [
        AudioRange(start: 48_000, end: 80_000), AudioRange(start: 48_000, end: 60_800),
      ])
  }

  @Test("Text before a pause becomes final, and later words follow it")
  func pauses() {
    var task = task()
    #expect(texts(task.hear(.said("yes", from: 0.5, endsUtterance: true))) == ["0 yes…"])
    let next = task.hear(.said("no", from: 0.2))
    #expect(texts(next) == ["0 yes.", "1 no…"])
    guard case .interim(let segment, _) = next.last else { return }
    #expect(segment.words.first?.range.start == 60_800 + 3_200)
    #expect(texts(task.hear(.said(""))) == [])
    #expect(texts(task.hear(.said("maybe"))) == ["1 no.", "2 maybe…"])
  }

  @Test("An empty final result does not retract interim text")
  func emptyFinal() {
    var guessed = task()
    _ = guessed.hear(.said("see you", from: 0.5))
    #expect(texts(guessed.hear(.said("", isFinal: true))) == ["ended"])
    #expect(guessed.isOver && guessed.isToldOver)
    var silent = task()
    #expect(texts(silent.hear(.said("", isFinal: true))) == ["ended"])
    var blank = task()
    _ = blank.hear(.said("see you", from: 0.5))
    #expect(texts(blank.hear(.said(" ", isFinal: true))) == ["ended"])
  }

  @Test("Only a final result or an error counts as a reported end")
  func told() {
    var ended = task()
    #expect(texts(ended.complete()) == ["ended"])
    #expect(!ended.isToldOver)
    var broken = task()
    _ = broken.fail(ErrorCause("any", 1), underlying: nil, isConnected: true)
    #expect(broken.isToldOver)
  }

  @Test("A task without audio ends when it is finished")
  func noSound() {
    var task = SpeechTaskReports()
    #expect(texts(task.finish()) == ["ended"])
    var other = SpeechTaskReports()
    #expect(other.hear(.said("nothing was said")).isEmpty)
  }

  @Test("The phase advances with the first words and the end of the audio")
  func phase() {
    var task = task()
    #expect(task.phase == .starting)
    _ = task.hear(.said("hello"))
    #expect(task.phase == .running)
    _ = task.finish()
    #expect(task.phase == .stopping)
  }

  @Test("The cause of an error is recorded, except at an ordinary end")
  func cause() {
    var broken = task()
    let error = ErrorCause("kAFAssistantErrorDomain", 209)
    #expect(
      texts(broken.fail(error, underlying: nil, isConnected: true)) == ["recognitionFailed"])
    #expect(broken.cause?.0 == error)
    var ending = task()
    _ = ending.finish()
    #expect(texts(ending.fail(error, underlying: nil, isConnected: true)) == ["ended"])
    #expect(ending.cause == nil)
  }

  @Test("Descriptions contain no recognized text")
  func confidential() {
    let heard = HeardText.said("a secret", from: 1)
    #expect(!"\(heard) \(heard.words)".contains("secret"))
    #expect(!String(reflecting: heard).contains("secret"))
  }
}
