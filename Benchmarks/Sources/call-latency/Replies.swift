import Hark
import HarkAudioProcessing
import HarkEspeak
import HarkPulse
import SoundFixtures

/// The delay between the end of a turn and the first audio of the reply, on a real sound server.
enum Replies {
  /// The time after which an unanswered clip counts as not understood, in seconds.
  private static let patience = 20.0

  /// Plays `clips`, each after the reply to the previous one has ended.
  static func measure(
    _ clips: [String], _ recognizer: any Recognizer
  ) async throws -> [Stamps.Turn] {
    let server = try await PulseServer(
      sinks: ["speaker", "mouth"],
      arguments: ["-L", "module-remap-source master=mouth.monitor source_name=ear"])
    let stamps = Stamps()
    let cleaner = SoundCleaner(CallAudioProcessing())
    let ear = PulseMicrophone(device: "ear", server: server.address)
    let speaker = PulseLoudspeaker(device: "speaker", server: server.address)
    let voice = LoudspeakerSynthesizer(EspeakTextToSpeech(), on: speaker) { sound in
      stamps.note(\.sounded)
      cleaner.send(reference: sound.samples)
    }
    let session = VoiceSession(
      experience: .call,
      ports: SessionPorts(
        microphone: StampedMicrophone(
          inner: ProcessedMicrophone(ear, through: cleaner), stamps: stamps),
        recognizer: StampedRecognizer(inner: recognizer, stamps: stamps),
        agent: PromptAgent(stamps: stamps),
        synthesizer: StampedSynthesizer(inner: voice, stamps: stamps)))
    let events = session.events
    let watching = Task {
      for await event in events {
        if case .turnEnded(_, _, let at) = event { stamps.endTurn(at: at) }
      }
    }
    try await session.appear()
    let clock = SystemTimekeeper()
    var turns: [Stamps.Turn] = []
    for clip in clips {
      stamps.begin()
      try await server.play(clip, into: "mouth")
      let deadline = clock.now + patience
      var hasSpoken = false
      for await snapshot in session.snapshots {
        hasSpoken = hasSpoken || snapshot.phase == .speaking
        if hasSpoken, snapshot.phase == .listening { break }
        // On a busy machine, the sound server may play a clip so poorly that no reply follows.
        if clock.now > deadline { break }
      }
      if hasSpoken { turns.append(stamps.turn) }
    }
    await session.close()
    watching.cancel()
    await server.kill()
    return turns
  }
}
