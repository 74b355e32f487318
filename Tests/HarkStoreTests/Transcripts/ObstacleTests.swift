#if !canImport(UIKit)
  import Foundation
  import Hark
  import HarkPresentation
  import HarkTesting
  import Testing

  @testable import HarkStore

  @Suite("Obstacles to saving", .serialized, .timeLimit(.minutes(5)))
  struct ObstacleTests {
    /// Returns the part of the user's message that describes `failure`.
    private func sentence(_ failure: TranscriptStoreFailure) -> String {
      switch failure {
      case .full: "the disk is full. Free some space."
      case .readOnly: "the disk may not be written. Make it writable."
      case .locked: "another program holds the file for them. Close it."
      case .damaged: "the file for them is damaged. Move it away."
      case .unreachable: "the file for them cannot be opened. Allow it to be written."
      case .tooNew: "a later version wrote the file for them. Use that version."
      case .broken: ""
      }
    }

    @Test(
      "cause one message; dictation continues, and everything is saved once they are removed",
      arguments: Obstacle.possible)
    func obstacle(_ obstacle: Obstacle) async throws {
      let place = ObstructedPlace(obstacle)
      let repository = PartialTranscriptionRepository(
        RepositoryFile(path: place.path, patience: 0), "ada")
      let microphone = ScriptedMicrophone()
      let recognizer = ScriptedRecognizer()
      let session = VoiceSession(
        experience: .dictation,
        ports: SessionPorts(
          microphone: microphone, recognizer: recognizer, timekeeper: ManualTimekeeper(),
          keeping: TranscriptKeeping(repository, until: .textTaken)))
      var events = session.events.makeAsyncIterator()
      if !obstacle.comesLater { try await place.obstruct() }
      try await session.toggle()
      let task = await recognizer.started()
      task.final("one", index: 0)
      if obstacle.comesLater {
        while let event = await events.next(), !event.isFinal {}
        try await place.obstruct()
        // The text is longer than the free space within the file.
        task.final(String(repeating: "long ", count: 20_000), index: 1)
      }
      var (cues, finals) = ([Cue](), 0)
      while finals < 1 || cues.isEmpty, let event = await events.next() {
        if case .cue(let cue) = event, cue != .felt(.recordingStarted) { cues.append(cue) }
        if event.isFinal { finals += 1 }
      }
      #expect(cues == [.notKept(obstacle.failure)])
      let wording = Wording(for: .dictation)
      #expect(
        cues.first.flatMap { wording.hint(for: $0) }
          == "Your words are kept in memory only: " + sentence(obstacle.failure))
      // The recording continues, and the next words are shown without waiting for the store.
      task.final("two", index: 2)
      while let event = await events.next(), !event.isFinal {}
      try place.clear()
      await session.close()
      await repository.close()
      let found = try await PartialTranscriptionRepository(path: place.path, user: "ada")
        .unfinished()
      #expect(found.count == 1)
      #expect(found.first?.segments.first == "one" && found.first?.segments.last == "two")
    }
  }

  extension SessionEvent {
    fileprivate var isFinal: Bool { if case .final = self { true } else { false } }
  }
#endif
