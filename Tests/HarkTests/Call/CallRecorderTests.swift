import HarkSimulation
import HarkTesting
import SeededTests
import TestLimits
import Testing

@testable import Hark

@Suite("Recorder of calls", .seeds(50), .hangLimit(minutes: 5))
struct CallRecorderTests {
  private let recordings = ScriptedCallRecordings()
  private let clock = ManualTimekeeper.serial()

  private var recorder: CallRecorder { CallRecorder(recordings, timekeeper: clock) }

  private func tone(_ seconds: Double, _ level: Float = 0.5) -> [Float] {
    [Float](repeating: level, count: AudioTime.samples(seconds))
  }

  /// Advances the clock in the steps in which the recorder writes.
  private func pass(_ seconds: Double) async {
    for _ in 0..<Int((seconds / CallRecordingRun.pace).rounded(.up)) {
      await clock.sleepers(1)
      await clock.advance(by: CallRecordingRun.pace)
    }
  }

  @Test("Nothing is recorded unless the user requests it (O28)")
  func off() async {
    #expect(!CallSettings().recordsCalls)
    let recorder = recorder
    recorder.follow(CallRecorder.Options())
    recorder.hear(tone(1), from: .person, continues: false)
    await recorder.end()
    #expect(recordings.entries.isEmpty && !recorder.isRecording)
  }

  @Test(
    "Audio is written during the call, at most a quarter of a second and one write late")
  func writes() async throws {
    let recorder = recorder
    recorder.follow(CallRecorder.Options(isOn: true))
    await clock.sleepers(1)
    await clock.advance(by: 0.1)
    recorder.hear(tone(0.1), from: .person, continues: false)
    await pass(0.6)
    await recordings.written(AudioTime.samples(0.1))
    #expect(recordings.entries[0].person.prefix(1_600).allSatisfy { $0 == 0.5 })
    #expect(!recordings.entries[0].isFinished)
    await recorder.end()
    #expect(recordings.entries[0].isFinished && recordings.violations.isEmpty)
  }

  @Test("Turning recording on and off during a call creates separate recordings")
  func switching() async {
    let recorder = recorder
    var events = recorder.events().makeAsyncIterator()
    for number in 1...2 {
      recorder.follow(CallRecorder.Options(isOn: true))
      #expect(recorder.isRecording)
      #expect(await events.next() == .began("recording-\(number)"))
      recorder.hear(tone(0.1, Float(number) / 4), from: .agent, continues: false)
      recorder.follow(CallRecorder.Options())
      recorder.hear(tone(0.1, 1), from: .agent, continues: true)
      #expect(await events.next() == .ended("recording-\(number)"))
      #expect(await events.next() == .listChanged)
    }
    #expect(recordings.entries.map { $0.agent.max() } == [0.25, 0.5])
    #expect(recordings.entries.map(\.agent.count) == [1_600, 1_600])
  }

  @Test("A muted microphone is not recorded, and the reply continues")
  func muted() async {
    let recorder = recorder
    recorder.follow(CallRecorder.Options(isOn: true))
    await clock.sleepers(1)
    recorder.follow(CallRecorder.Options(isOn: true, isMuted: true))
    await clock.advance(by: 0.1)
    recorder.hear(tone(0.1, 0.7), from: .person, continues: false)
    recorder.hear(tone(0.1, 0.3), from: .agent, continues: false)
    recorder.follow(CallRecorder.Options(isOn: true))
    await clock.advance(by: 0.04)
    recorder.hear(tone(0.02, 0.2), from: .person, continues: true)
    await recorder.end()
    #expect(Set(recordings.entries[0].person) == [0, 0.2])
    #expect(Set(recordings.entries[0].agent) == [0, 0.3])
  }

  @Test(
    "A failure to save is reported once, and recording stops until it is turned on again",
    arguments: CallRecordingFailure.allCases)
  func fails(_ failure: CallRecordingFailure) async {
    let recorder = recorder
    var events = recorder.events().makeAsyncIterator()
    recorder.follow(CallRecorder.Options(isOn: true))
    #expect(await events.next() == .began("recording-1"))
    recordings.fail(failure)
    await clock.sleepers(1)
    await clock.advance(by: 1)
    #expect(await events.next() == .failed(failure))
    #expect(await events.next() == .listChanged)
    #expect(!recorder.isRecording)
    recorder.follow(CallRecorder.Options(isOn: true, isMuted: true))
    recorder.hear(tone(1), from: .person, continues: false)
    #expect(!recorder.isRecording)
    recordings.fail(nil)
    recorder.follow(CallRecorder.Options())
    recorder.follow(CallRecorder.Options(isOn: true))
    #expect(await events.next() == .began("recording-2"))
    await recorder.end()
  }

  @Test("A location where no recording can begin is reported")
  func refused() async {
    let recorder = recorder
    var events = recorder.events().makeAsyncIterator()
    recordings.fail(.readOnly)
    recorder.follow(CallRecorder.Options(isOn: true))
    #expect(await events.next() == .failed(.readOnly))
    await recorder.end()
    #expect(recordings.entries.isEmpty)
  }

  @Test("A shorter retention applies immediately, and is requested once")
  func retention() async {
    let recorder = recorder
    recorder.follow(CallRecorder.Options(retention: .month))
    await recordings.tidied(1)
    recorder.follow(CallRecorder.Options(isMuted: true, retention: .month))
    recorder.follow(CallRecorder.Options(retention: .week))
    await recordings.tidied(2)
    #expect(recordings.retentions == [.month, .week])
  }

  @Test("A deallocated recorder completes its recording")
  func goesAway() async {
    var recorder: CallRecorder? = recorder
    var events = recorder?.events().makeAsyncIterator()
    recorder?.follow(CallRecorder.Options(isOn: true))
    #expect(await events?.next() == .began("recording-1"))
    await clock.sleepers(1)
    await clock.advance(by: 0.1)
    recorder?.hear(tone(0.1), from: .person, continues: false)
    recorder = nil
    await recordings.written(1_600)
    #expect(await events?.next() == nil)
  }
}
