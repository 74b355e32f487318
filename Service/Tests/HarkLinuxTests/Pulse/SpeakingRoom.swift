import Foundation
import Hark
import HarkAudioProcessing
import HarkEspeak
import HarkPulse
import SoundFixtures
import Synchronization
import Testing

@testable import HarkTesting

/// A call on a real sound server whose microphone receives the loudspeaker at a low level and all
/// other audio played into the room.
struct SpeakingRoom {
  let server: PulseServer
  let session: VoiceSession
  let orders: PlaybackOrders

  private let heard = Watched(0)

  /// Creates a room in which the microphone receives the loudspeaker at −10 dB and the agent
  /// answers each message with `reply`.
  init(reply: String) async throws {
    // The loudspeaker and the microphone use the same sink, so that the delay of the echo is
    // constant, as in a room.
    server = try await PulseServer(
      sinks: ["air"],
      arguments: [
        "-L", "module-remap-sink master=air sink_name=speaker",
        "-L", "module-remap-source master=air.monitor source_name=ear",
      ])
    try await server.pactl("set-sink-volume", "speaker", "-10dB")
    let cleaner = SoundCleaner(CallAudioProcessing(), effects: [.echoCancellation])
    let speaker = NotedLoudspeaker(
      inner: PulseLoudspeaker(device: "speaker", server: server.address), heard: heard)
    let voice = LoudspeakerSynthesizer(EspeakTextToSpeech(), on: speaker) {
      cleaner.send(reference: $0.samples)
    }
    orders = PlaybackOrders()
    session = VoiceSession(
      experience: .call,
      ports: SessionPorts(
        microphone: ProcessedMicrophone(
          PulseMicrophone(device: "ear", server: server.address), through: cleaner),
        recognizer: recognizer, agent: SameReply(text: reply),
        synthesizer: NotedSynthesizer(inner: voice, orders: orders)))
  }

  /// Plays a clip to the microphone and waits until the reply is playing.
  func ask(_ clip: Clip, in folder: TemporaryFolder) async throws {
    try await session.appear()
    try await make(clip.samples, in: folder)
    await reaches(.speaking)
  }

  /// Plays audio into the room and returns when it has ended.
  func make(_ sound: [Float], in folder: TemporaryFolder) async throws {
    let path = folder.file("\(UUID()).wav")
    #expect(EncodedSound.wav.write(sound, to: path))
    try await server.play(path, into: "air")
  }

  /// The current phase of the call.
  var phase: Phase? {
    get async {
      for await snapshot in session.snapshots { return snapshot.phase }
      return nil
    }
  }

  /// Waits until the call is in `phase`.
  func reaches(_ phase: Phase) async {
    for await snapshot in session.snapshots where snapshot.phase == phase { return }
  }

  /// Waits until `seconds` of the reply have been heard.
  func hears(_ seconds: Double) async {
    await heard.wait { $0 >= AudioTime.samples(seconds) }
  }

  /// Ends the call and the server.
  func leave() async {
    await session.close()
    await server.kill()
  }
}

/// A loudspeaker that forwards all calls and records the position up to which a reply has been
/// heard.
private struct NotedLoudspeaker: Loudspeaker {
  let inner: any Loudspeaker
  let heard: Watched<Int>

  func open(
    report: @escaping @Sendable (PlaybackReport) -> Void
  ) async throws -> any Playback {
    try await inner.open { told in
      if case .heard(let position) = told { heard.change { $0 = position } }
      report(told)
    }
  }
}

/// The commands of a session to a reply's loudspeaker, with their times.
final class PlaybackOrders: Sendable {
  enum Order: Sendable, Equatable { case duck, unduck, pause, resume, stop }

  private let all = Mutex<[(order: Order, at: Double)]>([])
  private let clock = SystemTimekeeper()

  /// The commands so far, in order, with their times in seconds.
  var given: [(order: Order, at: Double)] { all.withLock { $0 } }

  func note(_ order: Order) {
    let now = clock.now
    all.withLock { $0.append((order, now)) }
  }
}

/// An agent that answers every message with the same text.
private struct SameReply: Agent {
  let text: String

  func reply(to conversation: [ChatMessage]) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream {
      $0.yield(text)
      $0.finish()
    }
  }
}

/// A synthesizer that forwards all calls and records the commands to the loudspeaker.
private struct NotedSynthesizer: Synthesizer {
  let inner: any Synthesizer
  let orders: PlaybackOrders

  func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask {
    NotedSpeech(inner: try await inner.startTask(locale: locale, report: report), orders: orders)
  }
}

private final class NotedSpeech: SynthesisTask {
  private let inner: any SynthesisTask
  private let orders: PlaybackOrders

  init(inner: any SynthesisTask, orders: PlaybackOrders) {
    self.inner = inner
    self.orders = orders
  }

  func say(_ text: String) { inner.say(text) }
  func finish() { inner.finish() }

  func duck() { pass(.duck) { $0.duck() } }
  func unduck() { pass(.unduck) { $0.unduck() } }
  func pause() { pass(.pause) { $0.pause() } }
  func resume() { pass(.resume) { $0.resume() } }
  func stop() { pass(.stop) { $0.stop() } }

  private func pass(_ order: PlaybackOrders.Order, _ act: (any SynthesisTask) -> Void) {
    orders.note(order)
    act(inner)
  }
}
