import Foundation
import Hark
import HarkLinux
import HarkTesting
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
      "A clip played into a loudspeaker and heard by its monitor reads as it does from its file")
    func asFromTheFile() async throws {
      let folder = try TemporaryFolder()
      let server = try await PulseServer()
      let listening = PulseListening(server)
      var errors = (file: 0, microphone: 0)
      for clip in Clip.librivox {
        let path = try file(of: clip, in: folder)
        try await listening.begin()
        try await server.play(path)
        try await listening.session.stop()
        let heard = try #require(await listening.transcript()).spoken
        errors.microphone += WordErrors.count(heard, said: clip.words)
        errors.file += WordErrors.count(try await wordsOfFile(path), said: clip.words)
      }
      // The recogniser itself changes its mind about as many words when a file is shifted by some
      // milliseconds, which is what a live microphone does.
      #expect(errors.microphone <= errors.file + 5, "\(errors)")
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
      #expect(listening.microphone.problem == .serverGone)
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
