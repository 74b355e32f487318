import Foundation
import Hark
import HarkTesting
import SoundFixtures
import Testing

@testable import HarkEspeak
@testable import HarkWorkers

@Suite("eSpeak NG in a worker", .timeLimit(.minutes(5)))
struct EspeakWorkerTests {
  private func samples(_ speech: EspeakTextToSpeech, _ sentence: String) async throws -> Int {
    var count = 0
    for try await chunk in speech.speech(of: sentence, locale: .americanEnglish) {
      count += chunk.sound.samples.count
    }
    return count
  }

  @Test("It passes the conformance check of text to speech")
  func conformance() async throws {
    let check = TextToSpeechConformance(text: "Two slices of bread, please. Thank you.") {
      EspeakTextToSpeech(worker: .test())
    }
    #expect(await check.findings() == [])
  }

  @Test("Audio and words equal those of the library in this process")
  func sameSound() async throws {
    var found: [[Range<Int>]] = []
    for speech in [EspeakTextToSpeech(), EspeakTextToSpeech(worker: .test())] {
      var words: [Range<Int>] = []
      for try await chunk in speech.speech(
        of: "Héllo, two 🍎 at 0.5!", voice: "en-us+f3", speed: 0.3)
      {
        words += chunk.words.map(\.characters)
      }
      found.append(words)
    }
    #expect(found[0] == found[1] && !found[0].isEmpty)
  }

  @Test("Texts that crash the library are spoken", arguments: EspeakTextTests.breaking)
  func breaking(_ sentence: String) async throws {
    let speech = EspeakTextToSpeech(worker: .test())
    #expect(try await samples(speech, sentence) > 16_000)
    for voice in ["nb", "de", "cmn", "da", "ka", "mk"] {
      var count = 0
      for try await chunk in speech.speech(of: sentence, voice: voice, speed: 4) {
        count += chunk.sound.samples.count
      }
      #expect(count > 1_600, "\(voice)")
    }
  }

  @Test(
    "A worker that is killed, writes garbage or hangs loses one sentence; the next is spoken",
    arguments: ["killed", "babbling", "stuck"])
  func trouble(_ manner: String) async throws {
    let folder = try TemporaryFolder()
    let speech = EspeakTextToSpeech(
      worker: .test("once", folder.file("begun"), manner), maximum: 1, patience: .voice)
    var heard = 0
    await #expect(throws: VoiceFailure.synthesisFailed) {
      for try await chunk in speech.speech(of: "Hello.", locale: .americanEnglish) {
        heard += chunk.sound.samples.count
      }
    }
    #expect(heard == 2)
    #expect(try await samples(speech, "Hello.") > 1_600)
  }

  @Test(
    "If no worker can start, speech fails without waiting",
    arguments: ["garbage", "silent", "ending"])
  func noBeginning(_ manner: String) async throws {
    let speech = EspeakTextToSpeech(
      worker: .test(manner), maximum: 1, patience: manner == "silent" ? .short : .voice)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          await #expect(throws: VoiceFailure.synthesisFailed) {
            try await samples(speech, "Hello.")
          }
        }
      }
    }
  }

  @Test("Long text can be canceled, and the only worker speaks the next sentence immediately")
  func givingUp() async throws {
    let speech = EspeakTextToSpeech(worker: .test(), maximum: 1, patience: .voice)
    let long = String(repeating: "This goes on and on and on. ", count: 20_000)
    var heard = 0
    for try await chunk in speech.speech(of: long, locale: .americanEnglish) {
      heard = chunk.sound.end
      break
    }
    #expect(heard > 0)
    // Without the cancellation, nine hours of audio would be synthesized first.
    #expect(try await samples(speech, "Hello.") < 32_000)
  }

  @Test("A sentence longer than a message is refused, and the next is spoken")
  func tooLong() async throws {
    let speech = EspeakTextToSpeech(worker: .test())
    let long = String(repeating: "a ", count: WorkerFrame.longest / 2)
    await #expect(throws: VoiceFailure.synthesisFailed) { try await samples(speech, long) }
    #expect(try await samples(speech, "Hello.") > 1_600)
  }

  @Test(
    "Concurrent sentences are complete, regardless of the number of workers", arguments: [1, 3])
  func concurrency(_ maximum: Int) async throws {
    let speech = EspeakTextToSpeech(worker: .test(), maximum: maximum, patience: .voice)
    // The breath sounds of the library's voice vary slightly each time.
    let alone = try await samples(speech, "The same words again.")
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<16 { group.addTask { try await samples(speech, "The same words again.") } }
      for try await count in group { #expect(abs(count - alone) < alone / 20) }
    }
  }
}
