import Foundation
import Hark
import HarkLinux
import SoundFixtures
import Synchronization
import Testing

@testable import HarkTesting

/// A call on a real sound server whose microphone hears the loudspeaker, softly, and what else is
/// played into the room.
struct SpeakingRoom {
  let server: PulseServer
  let session: VoiceSession
  let orders: PlaybackOrders

  private let heard = Watched(0)

  /// A room in which the loudspeaker comes back −10 dB softer; the agent answers each message with
  /// `reply`.
  init(reply: String) async throws {
    // Both sound in the same air, so that the echo is late by the same all the time, as in a room.
    server = try await PulseServer(
      sinks: ["air"],
      arguments: [
        "-L", "module-remap-sink master=air sink_name=speaker",
        "-L", "module-remap-source master=air.monitor source_name=ear",
      ])
    try await server.pactl("set-sink-volume", "speaker", "-10dB")
    let cleaner = SoundCleaner(LinuxAudioProcessing(), effects: [.echoCancellation])
    let speaker = NotedLoudspeaker(
      inner: PulseLoudspeaker(device: "speaker", server: server.address), heard: heard)
    let voice = LoudspeakerSynthesizer(EspeakTextToSpeech(), on: speaker) {
      cleaner.send(reference: $0.samples)
    }
    orders = PlaybackOrders()
    session = VoiceSession(
      experience: .call,
      microphone: ProcessedMicrophone(
        PulseMicrophone(device: "ear", server: server.address), through: cleaner),
      recognizer: recognizer, agent: SameReply(text: reply),
      synthesizer: NotedSynthesizer(inner: voice, orders: orders))
  }

  /// Says a clip and waits until the reply is spoken.
  func ask(_ clip: Clip, in folder: TemporaryFolder) async throws {
    try await session.begin()
    try await make(clip.samples, in: folder)
    await reaches(.speaking)
  }

  /// Makes a sound beside the microphone; returns when it is over.
  func make(_ sound: [Float], in folder: TemporaryFolder) async throws {
    let path = folder.file("\(UUID()).wav")
    #expect(EncodedSound.wav.write(sound, to: path))
    try await server.play(path, into: "air")
  }

  /// What the call is doing.
  var phase: Phase? {
    get async {
      for await snapshot in session.snapshots() { return snapshot.phase }
      return nil
    }
  }

  /// Returns once the call is in `phase`.
  func reaches(_ phase: Phase) async {
    for await snapshot in session.snapshots() where snapshot.phase == phase { return }
  }

  /// Returns once so many seconds of the reply have been heard.
  func hears(_ seconds: Double) async {
    await heard.wait { $0 >= AudioTime.samples(seconds) }
  }

  /// Ends the call and the server.
  func leave() async {
    await session.end()
    await server.kill()
  }
}

/// Passes everything on, and notes how much of a reply has been heard.
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

/// What a session has a reply's loudspeaker do, and when.
final class PlaybackOrders: Sendable {
  enum Order: Sendable, Equatable { case lower, raise, pause, resume, stop }

  private let all = Mutex<[(order: Order, at: Double)]>([])
  private let clock = SystemTimekeeper()

  /// All so far, in their order, each with the second at which it was given.
  var given: [(order: Order, at: Double)] { all.withLock { $0 } }

  func note(_ order: Order) {
    let now = clock.now
    all.withLock { $0.append((order, now)) }
  }
}

/// Gives every message the same answer.
private struct SameReply: Agent {
  let text: String

  func reply(to conversation: [Message]) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream {
      $0.yield(text)
      $0.finish()
    }
  }
}

/// Passes everything on, and notes what the loudspeaker is told.
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

  func lower() { pass(.lower) { $0.lower() } }
  func raise() { pass(.raise) { $0.raise() } }
  func pause() { pass(.pause) { $0.pause() } }
  func resume() { pass(.resume) { $0.resume() } }
  func stop() { pass(.stop) { $0.stop() } }

  private func pass(_ order: PlaybackOrders.Order, _ act: (any SynthesisTask) -> Void) {
    orders.note(order)
    act(inner)
  }
}
