#if canImport(UIKit)
  import AVFAudio
  import Foundation
  import Hark
  import HarkApple
  import Observation

  /// Finds the file of a recording, on the main actor; nil where it is not there any more.
  public typealias RecordingSounds = @MainActor @Sendable (CallRecording.ID) -> URL?

  /// Plays recordings of calls, one at a time.
  @available(iOS 18, *)
  @MainActor
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

    /// The person pressed the button of `id`.
    func press(_ id: CallRecording.ID, sounds: RecordingSounds) {
      perform(playback.press(id), sounds)
    }

    /// Only these are there from now on.
    func keep(only ids: [CallRecording.ID]) {
      if playback.keep(only: ids) != nil { stop() }
    }

    private func perform(_ order: RecordingPlayback.Order, _ sounds: RecordingSounds) {
      switch order {
      case .play(let id): play(sounds(id))
      // One that waits for the session begins with it.
      case .resume: if hasSession, player?.play() != true { fail() }
      case .pause: player?.pause()
      case .stop: stop()
      }
    }

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

    /// The session takes its time where a headset is worn, and may be wanted no more when it is there.
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

    /// An end that is told when another is being heard already is over.
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

    /// What is held by the system would else still look as if it were heard.
    private func watchInterruptions() {
      interruptions = Task { [weak self] in
        let told = NotificationCenter.default.notifications(
          named: AVAudioSession.interruptionNotification)
        for await isBeginning in told.map({ Self.isBeginning($0) }) where isBeginning {
          self?.interrupt()
        }
      }
    }

    private nonisolated static func isBeginning(_ notification: Notification) -> Bool {
      let type = notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
      return type == AVAudioSession.InterruptionType.began.rawValue
    }

    private func interrupt() {
      if playback.interrupt() != nil { player?.pause() }
    }
  }

  /// Hears from the player when it is over; whole or not, on whatever thread that is told.
  @available(iOS 18, *)
  private final class PlayerEnding: NSObject, AVAudioPlayerDelegate {
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
