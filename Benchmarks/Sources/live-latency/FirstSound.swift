import Hark
import HarkEspeak
import HarkPulse
import SoundFixtures

/// The delays from the first sentence of a reply to its first audio, in seconds.
struct FirstSound: Sendable {
  /// The delay until the first sample is sent to the loudspeaker.
  var sent: Double

  /// The delay until the server reports the first sample as played.
  var heard: Double

  /// Speaks two sentences through a loudspeaker of `server`, and stops after the first audio.
  static func measure(on server: PulseServer) async throws -> FirstSound {
    let clock = SystemTimekeeper()
    let (sounds, sending) = AsyncStream.makeStream(of: Double.self)
    let (starts, starting) = AsyncStream.makeStream(of: Double.self)
    let synthesizer = LoudspeakerSynthesizer(
      EspeakTextToSpeech(), on: PulseLoudspeaker(server: server.address),
      reference: { _ in sending.yield(clock.now) })
    let task = try await synthesizer.startTask(locale: .americanEnglish) { report in
      if report == .started { starting.yield(clock.now) }
    }
    let start = clock.now
    task.say("That was a good breakfast, and I have noted it down for you. Anything else?")
    var sound = sounds.makeAsyncIterator()
    var beginning = starts.makeAsyncIterator()
    let sent = await sound.next() ?? start
    let heard = await beginning.next() ?? start
    task.stop()
    return FirstSound(sent: sent - start, heard: heard - start)
  }
}
