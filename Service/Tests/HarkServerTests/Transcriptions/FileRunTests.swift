import Hark
import HarkTesting
import Testing

@testable import HarkServer

@Suite("Files that do not state their length", .timeLimit(.minutes(5)))
struct FileRunTests {
  /// A file of ten seconds that is read all at once.
  private final class LongFile: Microphone {
    let delivery = SoundDelivery.waits
    private let chunkLength: Int
    private let place = Locked(0)

    init(chunkLength: Int) { self.chunkLength = chunkLength }

    var sound: FileSound {
      FileSound(
        microphone: self,
        progress: { [place] in (AudioTime.seconds(place.withLock { $0 }), nil) }, problem: { nil })
    }

    func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
      AsyncThrowingStream { self.next() }
    }

    func close() async {}

    private func next() -> AudioChunk? {
      place.withLock { place in
        let start = place
        place = min(start + chunkLength, AudioTime.samples(10))
        guard start < place else { return nil }
        return AudioChunk(start: start, samples: Array(repeating: 0.1, count: place - start))
      }
    }
  }

  /// Returns the transcript of a file and the position at which the recognized audio ends.
  private func transcribe(
    _ file: LongFile, limit: Double
  ) async throws -> (transcript: FileTranscript, end: Int?) {
    let recognizer = ScriptedRecognizer(.silent)
    var services = FileServer.services(recognizer)
    services.longest = limit
    let request = try TranscriptionRequest(
      ["model": ["whisper-1"]], models: [ServedModel(id: "whisper-1", root: "x")],
      locales: [.americanEnglish])
    let run = FileRun(services: services, request: request)
    let transcript = try await run.run(file.sound) { _ in }
    return (transcript, recognizer.tasks.last?.range?.end)
  }

  @Test("Just the audio within the limit is transcribed", arguments: [160, 7_000, 40_000, 160_000])
  func tooLong(chunkLength: Int) async throws {
    let (transcript, end) = try await transcribe(LongFile(chunkLength: chunkLength), limit: 2.5)
    #expect(end == AudioTime.samples(2.5))
    #expect(transcript.duration == 2.5)
    #expect(transcript.problem == FileServices.endOfTooLong(2.5))
  }

  @Test("A file whose length is the limit is transcribed to its end", arguments: [160, 7_000])
  func complete(chunkLength: Int) async throws {
    let (transcript, end) = try await transcribe(LongFile(chunkLength: chunkLength), limit: 10)
    #expect(end == AudioTime.samples(10))
    #expect(transcript.duration == 10 && transcript.problem == nil)
  }
}
