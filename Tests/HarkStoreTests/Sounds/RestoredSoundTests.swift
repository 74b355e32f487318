import Foundation
import Hark
import HarkTesting
import Testing

@testable import HarkStore

@Suite("Audio of a failed recording after a restart", .timeLimit(.minutes(5)))
struct RestoredSoundTests {
  private static let words = RecognizerScript("  one two")
  private static let fails = RecognizerScript.silent.atFinish(.fails(.recognitionFailed))

  /// Whole hops and chunks, which a recording passes on completely.
  private static let samples = Array(SoundTimeline("__##########").samples.prefix(7 * 2_560))

  private static let experience: Experience = {
    var experience = Experience.dictation
    experience.finishing = nil
    return experience
  }()

  private let folder = TemporaryFolder()
  private let key = SoundKey()

  private func repository() -> PartialTranscriptionRepository {
    PartialTranscriptionRepository(path: folder.file("unfinished.sqlite"), user: "ada")
  }

  /// Records the audio in a session of its own, and returns the text when the session has ended.
  private func record(
    _ script: RecognizerScript, in repository: PartialTranscriptionRepository
  ) async throws -> String {
    let microphone = ScriptedMicrophone()
    let recognizer = ScriptedRecognizer(script)
    let session = VoiceSession(
      experience: Self.experience,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer,
        keeping: TranscriptKeeping(
          repository, sounds: SoundRepository(beside: repository, key: key))))
    let events = session.events
    try await session.toggle()
    await microphone.opened()
    microphone.send(Self.samples)
    await recognizer.started().appended(upTo: Self.samples.count)
    try await session.stop()
    var text = ""
    for await event in events {
      guard case .recordingEnded(_, let transcript) = event else { continue }
      text = transcript.text
      break
    }
    await session.close()
    await repository.close()
    return text
  }

  /// Returns the only dictation that the last process left, after claiming it, and its audio.
  private func restored(
    in repository: PartialTranscriptionRepository
  ) async throws -> (dictation: UnfinishedDictation, sound: [SoundPiece]) {
    let found = try await repository.unfinished()
    let id = try #require(found.first).id
    #expect(found.count == 1)
    let dictation = try #require(try await repository.claim(id))
    return (dictation, try await SoundRepository(beside: repository, key: key).sound(of: id))
  }

  @Test("It is recognized as the same text as without the failure")
  func sameText() async throws {
    let elsewhere = PartialTranscriptionRepository(
      path: folder.file("other.sqlite"), user: "ada")
    let text = try await record(Self.words, in: elsewhere)
    #expect(text == "one two")
    #expect(try await record(Self.fails, in: repository()) == "")
    let (dictation, sound) = try await restored(in: repository())
    #expect(sound.flatMap(\.samples) == Self.samples)
    let again = try await ScriptedRecognizer(Self.words).transcribe(
      sound, for: Self.experience, in: dictation.origin.locale ?? .americanEnglish,
      detector: { SpectralVoiceDetector() })
    #expect(again.text == text)
  }

  @Test("It is gone once its text is accepted, and not before")
  func accepted() async throws {
    _ = try await record(Self.fails, in: repository())
    let first = repository()
    #expect(try await !restored(in: first).sound.isEmpty)
    // This process ends before the user accepts the text.
    await first.close()
    let second = repository()
    let (dictation, sound) = try await restored(in: second)
    #expect(!sound.isEmpty)
    try await second.finish(dictation.id)
    let sounds = SoundRepository(beside: second, key: key)
    #expect(try await sounds.sound(of: dictation.id).isEmpty)
    await second.close()
    #expect(try await repository().unfinished().isEmpty)
  }
}
