import Foundation

/// avfaudio/avaudioplayer
open class AVAudioPlayer: NSObject {
  /// avfaudio/avaudioplayer/init(contentsof:)
  public init(contentsOf url: URL) throws { stub() }
  /// avfaudio/avaudioplayer/delegate
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// avfaudio/avaudioplayer/play()
  @discardableResult open func play() -> Bool { stub() }
  /// avfaudio/avaudioplayer/pause()
  open func pause() { stub() }
  /// avfaudio/avaudioplayer/stop()
  open func stop() { stub() }
}

/// avfaudio/avaudioplayerdelegate
///
/// conformance: avfaudio/avaudioplayerdelegate.
@MainActor public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// avfaudio/avaudioplayerdelegate/audioplayerdidfinishplaying(_:successfully:)
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// avfaudio/avaudioplayerdelegate/audioplayerdecodeerrordidoccur(_:error:)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  /// avfaudio/avaudioplayerdelegate/audioplayerdidfinishplaying(_:successfully:)
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// avfaudio/avaudioplayerdelegate/audioplayerdecodeerrordidoccur(_:error:)
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
