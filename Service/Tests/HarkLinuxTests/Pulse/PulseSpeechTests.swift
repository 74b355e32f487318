import Foundation
import Hark
import HarkLinux
import HarkTesting
import LedgerCoverage
import SoundFixtures
import Testing

extension PulseSuite {
  @Suite("Real speech")
  struct Speech {
    /// A file with `clip` between two stretches of silence: the monitor of a loudspeaker may have
    /// passed the first milliseconds of a sound before they are played.
    private func file(of clip: Clip, in folder: TemporaryFolder) throws -> String {
      let silence = [Float](repeating: 0, count: 8_000)
      let path = folder.file("\(clip.name).wav")
      #expect(EncodedSound.wav.write(silence + clip.samples + silence, to: path))
      return path
    }

    private func wordsOfFile(_ path: String) async throws -> [String] {
      let microphone = SoundFileMicrophone(.path(path))
      let session = VoiceSession(
        experience: .dictation, microphone: microphone, recognizer: recognizer)
      let happenings = session.happenings()
      try await session.activate()
      for await happening in happenings {
        if case .recordingEnded(_, let transcript) = happening { return transcript.spoken }
      }
      return []
    }

    @Test(
      "A clip played into a loudspeaker and heard by its monitor reads as it does from its file",
      .covers("S4-21"))
    func asFromTheFile() async throws {
      let folder = try TemporaryFolder()
      let server = try await PulseServer(rate: 16_000)
      let listening = PulseListening(server)
      var errors = (file: 0, microphone: 0)
      for clip in Clip.librivox {
        let path = try file(of: clip, in: folder)
        try await listening.begin()
        try await server.play(path)
        try await listening.session.stop()
        let words = try #require(await listening.transcript()).spoken
        let heard = listening.microphone.heard
        // All of the clip arrives, sample for sample.
        let first = try #require(heard.firstIndex { $0 != 0 })
        let start = try #require(clip.samples.firstIndex { $0 != 0 })
        let clipHeard = heard.dropFirst(first).prefix(clip.samples.count - start)
        #expect(clipHeard.elementsEqual(clip.samples.dropFirst(start)) { abs($0 - $1) < 1e-4 })
        // And the very same sound in a file gives the very same words.
        let copy = folder.file("\(clip.name)-heard.wav")
        #expect(EncodedSound.wav.write(heard, to: copy))
        #expect(try await wordsOfFile(copy) == words)
        errors.microphone += WordErrors.count(words, said: clip.words)
        errors.file += WordErrors.count(try await wordsOfFile(path), said: clip.words)
      }
      // The recogniser changes its mind about some words when a sound is shifted by milliseconds.
      #expect(errors.microphone <= errors.file + 5, "\(errors)")
      await listening.session.end()
      await server.kill()
    }

    @Test("A recording moved to another microphone in mid-sentence goes on, and its text is one")
    func movedInMidSentence() async throws {
      let folder = try TemporaryFolder()
      let server = try await PulseServer(sinks: ["speaker", "other"], rate: 16_000)
      let listening = PulseListening(server)
      let path = try file(of: Clip.librivox[0], in: folder)
      try await listening.begin()
      async let here: Void = server.play(path)
      async let there: Void = server.play(path, into: "other")
      await listening.words()
      let listed = try await server.pactl("list", "short", "source-outputs")
      let number = try #require(listed.split(separator: "\t").first).description
      try await server.pactl("move-source-output", number, "other.monitor")
      try await here
      try await there
      try await listening.session.stop()
      let words = try #require(await listening.transcript()).spoken
      let errors = WordErrors.count(words, said: Clip.librivox[0].words)
      #expect(errors <= 9, "\(words)")
      await listening.session.end()
      await server.kill()
    }

    @Test("A server that dies in mid-sentence leaves the text so far and a lost microphone")
    func serverKilled() async throws {
      let folder = try TemporaryFolder()
      let server = try await PulseServer()
      let listening = PulseListening(server)
      try await listening.begin()
      async let playing: Void = server.play(file(of: Clip.librivox[0], in: folder))
      await listening.words()
      await server.kill()
      try? await playing
      let transcript = try #require(await listening.transcript())
      #expect(!transcript.isEmpty)
      #expect(await failure(of: listening) == .microphoneLost)
      #expect(listening.microphone.pulse.problem == .serverGone)
      await listening.session.end()
    }

    private func failure(of listening: PulseListening) async -> VoiceFailure? {
      for await snapshot in listening.session.snapshots() {
        if case .failed(let failure) = snapshot.phase { return failure }
      }
      return nil
    }
  }
}
