import Hark

#if canImport(SwiftUI)
  import AVFAudio
  import Foundation
  import HarkApple
  import Observation

  /// A closure, called on the main actor, that returns the file of a recording; `nil` if the file no
  /// longer exists.
  public typealias RecordingSounds = @MainActor @Sendable (CallRecording.ID) -> URL?

  @available(iOS 18, *) @MainActor
  @Observable
  final class RecordingPlayer {
    private(set) var playback = RecordingPlayback()

    @ObservationIgnored private var player: AVAudioPlayer?
    @ObservationIgnored private let engine = SharedAudioEngine.standard
    @ObservationIgnored private var hasSession = false
    @ObservationIgnored private var interruptions: Task<Void, Never>?
    @ObservationIgnored private lazy var ending = PlayerEnding { [weak self] player, isWhole in
      self?.end(player, isWhole: isWhole)
    }

    func press(_ id: CallRecording.ID, sounds: RecordingSounds) {
      switch playback.press(id) {
      case .play(let id): play(sounds(id))
      // A player waiting for the session starts once the session is ready.
      case .resume: if hasSession, player?.play() != true { fail() }
      case .pause: player?.pause()
      }
    }

    /// Updates the set of existing recordings, and stops playback of a removed recording.
    func keep(only ids: [CallRecording.ID]) { if playback.keep(only: ids) { stop() } }

    private func play(_ file: URL?) {
      stop()
      guard let file, let player = try? AVAudioPlayer(contentsOf: file) else {
        return playback.fail()
      }
      self.player = player
      player.delegate = ending
      watchInterruptions()
      Task { await begin(player) }
    }

    /// Starts playback once the session is ready, which takes time with a headset, unless the player
    /// has been stopped or replaced in the meantime.
    private func begin(_ player: AVAudioPlayer) async {
      await engine.beginPlaying()
      guard self.player === player else { return engine.endPlaying() }
      hasSession = true
      if playback.isHeard, !player.play() { fail() }
    }

    private func fail() {
      playback.fail()
      stop()
    }

    /// Handles the end of the current player; the end of an earlier player is ignored.
    private func end(_ player: ObjectIdentifier, isWhole: Bool) {
      guard self.player.map({ ObjectIdentifier($0) }) == player else { return }
      if isWhole { playback.finish() } else { playback.fail() }
      stop()
    }

    private func stop() {
      interruptions?.cancel()
      interruptions = nil
      player?.stop()
      player = nil
      if hasSession { engine.endPlaying() }
      hasSession = false
    }

    /// Observes interruptions, so that interrupted playback is not shown as playing.
    private func watchInterruptions() {
      let events = engine.interruptions()
      interruptions = Task { [weak self] in
        for await _ in events { if self?.playback.interrupt() == true { self?.player?.pause() } }
      }
    }
  }

  /// A delegate, callable on any thread, that reports the end of playback on the main actor.
  @available(iOS 18, *) private final class PlayerEnding: NSObject, AVAudioPlayerDelegate {
    typealias Ended = @MainActor @Sendable (_ player: ObjectIdentifier, _ isWhole: Bool) -> Void

    private let ended: Ended

    init(_ ended: @escaping Ended) { self.ended = ended }

    nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      tell(ObjectIdentifier(player), flag)
    }

    nonisolated func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
      tell(ObjectIdentifier(player), false)
    }

    private nonisolated func tell(_ player: ObjectIdentifier, _ isWhole: Bool) {
      Task { @MainActor [ended] in ended(player, isWhole) }
    }
  }
#endif

/// A state machine for playing recordings, which tracks the current and the failed recording and
/// returns commands for the player.
struct RecordingPlayback: Equatable, Sendable {
  private(set) var state = State.silent

  /// The recording that failed to play at the last attempt.
  private(set) var failed: CallRecording.ID?

  enum State: Equatable, Sendable {
    case silent
    case playing(CallRecording.ID)
    case paused(CallRecording.ID)
  }

  enum Order: Equatable, Sendable {
    case play(CallRecording.ID)

    /// Resume at the paused position.
    case resume
    case pause
  }

  func isPlaying(_ id: CallRecording.ID) -> Bool { state == .playing(id) }

  var isHeard: Bool { if case .playing = state { true } else { false } }

  mutating func press(_ id: CallRecording.ID) -> Order {
    switch state {
    case .playing(id):
      state = .paused(id)
      return .pause
    case .paused(id):
      state = .playing(id)
      return .resume
    case .silent, .playing, .paused:
      state = .playing(id)
      failed = nil
      return .play(id)
    }
  }

  /// Handles a system interruption, such as a phone call, after which the user can resume; returns
  /// whether it paused playback.
  mutating func interrupt() -> Bool {
    guard case .playing(let id) = state else { return false }
    state = .paused(id)
    return true
  }

  mutating func finish() { state = .silent }

  /// Handles a playback failure; the next attempt may succeed.
  mutating func fail() {
    if case .playing(let id) = state { failed = id }
    state = .silent
  }

  /// Handles a change of the list to `ids`, empty when the user leaves the list; returns whether
  /// the current recording is no longer listed and must stop.
  mutating func keep(only ids: [CallRecording.ID]) -> Bool {
    if let failed, !ids.contains(failed) { self.failed = nil }
    switch state {
    case .playing(let id) where !ids.contains(id), .paused(let id) where !ids.contains(id):
      state = .silent
      return true
    case .silent, .playing, .paused: return false
    }
  }
}
