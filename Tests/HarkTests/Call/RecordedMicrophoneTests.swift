import HarkSimulation
import HarkTesting
import SeededTests
import TestLimits
import Testing

@testable import Hark

@Suite("A recorded microphone", .seeds(50), .hangLimit(minutes: 5))
struct RecordedMicrophoneTests {
  private let recordings = ScriptedCallRecordings()
  private let clock = ManualTimekeeper.serial()

  @Test("Audio is unchanged, and recorded at the position where it was heard")
  func tees() async throws {
    let recorder = CallRecorder(recordings, timekeeper: clock)
    let scripted = ScriptedMicrophone(.byHand, .byHand)
    let microphone = RecordedMicrophone(scripted, by: recorder)
    recorder.follow(CallRecorder.Options(isOn: true))
    for opening in 1...2 {
      var sound = try await microphone.open(Experience.call.audio).makeAsyncIterator()
      for piece in 1...3 {
        await clock.advance(by: 0.02)
        scripted.send([Float](repeating: Float(piece) / 10, count: 320))
        let chunk = try await sound.next()
        #expect(chunk?.start == (piece - 1) * 320 && chunk?.samples.first == Float(piece) / 10)
      }
      await microphone.close()
      #expect(try await sound.next() == nil)
      if opening == 1 { await clock.advance(by: 1) }
    }
    await recorder.end()
    let person = recordings.entries[0].person
    #expect(person.count == 17_920)
    #expect(person.prefix(960).allSatisfy { $0 > 0 })
    #expect(person.dropFirst(960).prefix(16_000).allSatisfy { $0 == 0 })
    #expect(person.suffix(960).elementsEqual(person.prefix(960)))
    #expect(scripted.violations.isEmpty)
  }

  @Test("The loss of a microphone is reported to its listener")
  func lost() async throws {
    let scripted = ScriptedMicrophone()
    let microphone = RecordedMicrophone(scripted, by: CallRecorder(recordings, timekeeper: clock))
    var sound = try await microphone.open(Experience.call.audio).makeAsyncIterator()
    scripted.fail(.microphoneLost)
    await #expect(throws: VoiceFailure.microphoneLost) { try await sound.next() }
    await microphone.close()
  }
}
