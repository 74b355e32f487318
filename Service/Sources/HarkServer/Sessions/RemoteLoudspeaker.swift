import Hark
import Synchronization

/// The loudspeaker of a page, at the other end of a connection.
///
/// Sound goes out no further ahead of what the page has heard than `ahead`, so that a page that does
/// not read, or does not play, costs no memory, and little is thrown away when the person interrupts.
/// A connection that is lost loses the sound that was not heard: the playback fails.
final class RemoteLoudspeaker: Loudspeaker {
  /// Samples that may be on their way beyond what was heard: half a second.
  static let ahead = AudioChunk.sampleRate / 2

  /// Seconds in which a page that has sound must have heard some of it.
  static let heardWithin = 5.0

  private struct State {
    /// The number of the newest playback; 0 before the first.
    var newest: UInt32 = 0
    var current: RemotePlayback?
  }

  private let outbox: Outbox
  private let timekeeper: any Timekeeper
  private let state = Mutex(State())

  init(_ outbox: Outbox, _ timekeeper: any Timekeeper) {
    self.outbox = outbox
    self.timekeeper = timekeeper
  }

  func open(report: @escaping @Sendable (PlaybackReport) -> Void) async throws -> any Playback {
    guard let link = outbox.link else { throw VoiceFailure.synthesisFailed }
    let (playback, before) = state.withLock { state in
      state.newest += 1
      let playback = RemotePlayback(state.newest, link, outbox, timekeeper, report: report)
      defer { state.current = playback }
      return (playback, state.current)
    }
    // One at a time is open.
    before?.fail()
    playback.begin()
    return playback
  }

  /// The next sound for `link`; nil when there is none now.
  func next(for link: PageLink) -> WireSound? {
    guard let playback = state.withLock({ $0.current }), playback.link === link else { return nil }
    return playback.next()
  }

  /// Takes what the page says of a playback; what is told of an old one comes too late.
  func take(_ news: PlaybackNews, of number: UInt32) throws(WireFault) {
    let (newest, current) = state.withLock { ($0.newest, $0.current) }
    guard number > 0, number <= newest else { throw .strangePlayback }
    if let current, current.number == number { try current.take(news) }
  }

  /// Sound goes over `link` from now on, or nowhere: what another connection carried is lost.
  func connect(_ link: PageLink?) {
    guard let current = state.withLock({ $0.current }), current.link !== link else { return }
    current.fail()
  }
}
