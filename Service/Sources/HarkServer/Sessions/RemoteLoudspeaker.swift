import Hark
import Synchronization

/// The loudspeaker of a page, at the other end of a connection.
///
/// Audio is sent at most `ahead` samples beyond those that the page's audio system has taken. A
/// page that does not read or does not play therefore cannot fill the connection's buffers, and an
/// interruption discards little audio. If the connection is lost, the audio not yet played is lost,
/// too, and the playback fails.
final class RemoteLoudspeaker: Loudspeaker {
  /// The maximum number of samples sent beyond those taken: half a second.
  static let ahead = AudioChunk.sampleRate / 2

  /// The maximum time that a page may take to play some of the audio it has, in seconds.
  static let heardWithin = 5.0

  private struct State {
    /// The number of the newest playback; 0 before the first.
    var newest: UInt32 = 0
    var current: RemotePlayback?
  }

  private let outbox: PageOutbox
  private let timekeeper: any Timekeeper
  private let state = Mutex(State())

  init(_ outbox: PageOutbox, _ timekeeper: any Timekeeper) {
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
    // Only one playback is open at a time.
    before?.fail()
    playback.begin()
    return playback
  }

  func next(for link: PageLink) -> WireSound? {
    guard let playback = state.withLock({ $0.current }), playback.link === link else { return nil }
    return playback.next()
  }

  /// Handles the page's report on a playback; late reports on an old one are ignored.
  func take(_ news: PagePlaybackEvent, of number: UInt32) throws(WireFault) {
    let (newest, current) = state.withLock { ($0.newest, $0.current) }
    guard number > 0, number <= newest else { throw .unknownPlayback }
    if let current, current.number == number { try current.take(news) }
  }

  /// Ends the current playback with a failure unless `link` is its connection.
  func connect(_ link: PageLink?) {
    guard let current = state.withLock({ $0.current }), current.link !== link else { return }
    current.fail()
  }
}
