import Hark
import HarkLinux
import SoundFixtures

/// How long a reply takes from its first sentence to its first sound, in seconds.
struct FirstSound: Sendable {
  /// Until a sample goes to the loudspeaker.
  var sent: Double

  /// Until the server says that one has been heard.
  var heard: Double

  /// Speaks two sentences through a loudspeaker of `server` and stops.
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
