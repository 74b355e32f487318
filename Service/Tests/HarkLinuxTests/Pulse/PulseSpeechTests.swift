import Foundation
import Hark
import HarkPulse
import HarkSoundFile
import HarkTesting
import LedgerCoverage
import SoundFixtures
import Testing

extension PulseSuite {
  @Suite("Real speech")
  struct Speech {
    /// Writes a file with `clip` between two stretches of silence and returns its path.
    ///
    /// A loudspeaker's monitor may miss the first milliseconds of playback.
    private func file(of clip: Clip, in folder: TemporaryFolder) -> String {
      let silence = [Float](repeating: 0, count: 8_000)
      return write(silence + clip.samples + silence, in: folder)
    }

    /// Writes a file with exactly these samples and returns its path.
    ///
    /// libsndfile uses 32,767 for full scale, all other code 32,768.
    private func write(_ samples: [Float], in folder: TemporaryFolder) -> String {
      let path = folder.file("\(UUID()).wav")
      #expect(EncodedSound.wav.write(samples.map { $0 * 32_768 / 32_767 }, to: path))
      return path
    }

    private func words(of samples: [Float], in folder: TemporaryFolder) async throws -> [String] {
      let microphone = SoundFileMicrophone(.path(write(samples, in: folder)))
      let session = VoiceSession(
        experience: .dictation, microphone: microphone, recognizer: recognizer)
      let events = session.events
      try await session.toggle()
      for await event in events {
        if case .recordingEnded(_, let transcript) = event { return transcript.spoken }
      }
      return []
    }

    @Test(
      "Playback recorded by a microphone equals the file, and so do its words")
    func asFromTheFile() async throws {
      let folder = try TemporaryFolder()
      let server = try await PulseServer(rate: 16_000)
      let listening = PulseListening(server)
      var wrong = 0
      for clip in Clip.librivox {
        try await listening.begin()
        try await server.play(file(of: clip, in: folder))
        try await listening.session.stop()
        let words = try #require(await listening.transcript()).spoken
        let heard = listening.microphone.heard
        // The clip from disk gets the same amount of silence as the recording, because the
        // alignment of PocketSphinx's 10 ms frames alone decides 5 of the 70 words.
        let told = try clip.amidst(silenceOf: heard)
        #expect(heard == told)
        #expect(try await self.words(of: told, in: folder) == words)
        wrong += WordErrors.count(words, said: clip.words)
      }
      #expect(wrong < Clip.librivox.map(\.words.count).reduce(0, +) / 3)
      await listening.session.close()
      await server.kill()
    }

    @Test("A recording moved to another microphone in mid-sentence has the words of both")
    func movedInMidSentence() async throws {
      let folder = try TemporaryFolder()
      let server = try await PulseServer(
        sinks: ["speaker", "other"], rate: 16_000,
        arguments: [
          "-L", "module-remap-source master=speaker.monitor source_name=here",
          "-L", "module-remap-source master=other.monitor source_name=there",
        ])
      let listening = PulseListening(server, device: nil)
      let (here, there) = (Clip.librivox[0], Clip.librivox[4])
      try await listening.begin()
      async let playing: Void = server.play(file(of: here, in: folder))
      await listening.words(8)
      try await server.moveRecording(to: "there")
      let part = listening.microphone.heard.count
      try await server.play(file(of: there, in: folder), into: "other")
      try await playing
      try await listening.session.stop()
      let words = try #require(await listening.transcript()).spoken
      #expect(listening.microphone.heard.count > part + there.samples.count)
      let before = Set(here.words).subtracting(there.words)
      #expect(before.intersection(words).count > 2, "\(words)")
      let after = Set(there.words).subtracting(here.words)
      #expect(after.intersection(words).count > after.count / 2, "\(words)")
      // The audio alone determines all words.
      #expect(try await self.words(of: listening.microphone.heard, in: folder) == words)
      await listening.session.close()
      await server.kill()
    }

    @Test(
      "If the server dies in mid-sentence, the text so far remains and the microphone is lost",
      .covers("S5-FR-028"))
    func serverKilled() async throws {
      try await lose {
        await $0.kill()
      } because: {
        .serverGone
      }
    }

    @Test(
      "If the device disappears in mid-sentence, the text so far remains and the microphone is lost",
      .covers("S5-FR-028"))
    func deviceRemoved() async throws {
      try await lose {
        _ = try await $0.pactl("unload-module", "module-null-sink")
      } because: {
        .deviceGone
      }
    }

    private func lose(
      _ disturb: (PulseServer) async throws -> Void, because problem: () -> PulseError
    ) async throws {
      let folder = try TemporaryFolder()
      let server = try await PulseServer()
      let listening = PulseListening(server)
      let path = file(of: Clip.librivox[0], in: folder)
      try await listening.begin()
      let playing = Task { try await server.play(path) }
      await listening.words()
      try await disturb(server)
      _ = await playing.result
      let transcript = try #require(await listening.transcript())
      #expect(!transcript.isEmpty)
      let shown = await listening.failed()
      #expect(shown.phase == .failed(.microphoneLost))
      #expect(shown.transcript == transcript)
      #expect(listening.microphone.pulse.problem == problem())
      await listening.session.close()
      await server.kill()
    }

    @Test(
      "A session reports that its microphone delivers only zeros, and when audio arrives")
    func zeros() async throws {
      let folder = try TemporaryFolder()
      let server = try await PulseServer()
      let listening = PulseListening(server)
      try await listening.begin()
      await listening.shows(.zeros)
      let path = file(of: Clip.short, in: folder)
      let playing = Task { try await server.play(path) }
      await listening.shows(.live)
      _ = await playing.result
      try await listening.session.cancel()
      // On a busy machine, audio may be missing for a while, which is also reported.
      let told = await listening.inputs()
      let silent = try #require(told.firstIndex(of: .zeros))
      #expect(told[silent...].contains(.live))
      await listening.session.close()
      await server.kill()
    }
  }
}

extension Clip {
  /// Returns the clip with as many zeros before and after it as in `sound`, which is aligned with
  /// the clip by the first nonzero sample.
  fileprivate func amidst(silenceOf sound: [Float]) throws -> [Float] {
    let start = try #require(samples.firstIndex { $0 != 0 })
    let lead = try #require(sound.firstIndex { $0 != 0 }) - start
    let rest = sound.count - lead - samples.count
    try #require(lead >= 0 && rest >= 0)
    return [Float](repeating: 0, count: lead) + samples + [Float](repeating: 0, count: rest)
  }
}
