import Foundation

/// avfaudio/avaudioplayernodecompletioncallbacktype.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed, dataRendered, dataPlayedBack
}

/// avfaudio/avaudioplayernode.
open class AVAudioPlayerNode: AVAudioNode {
  typealias Handler = @Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void
  @Staged var waiting: [(samples: [Float], handler: Handler?)] = []
  @Staged private var plays = false
  @Staged private var loudness: Float = 1

  /// avfaudio/avaudiomixing/volume.
  open var volume: Float {
    get { loudness }
    set {
      AppleSound.stage.note("volume \(newValue)")
      loudness = newValue
    }
  }

  /// avfaudio/avaudioplayernode/init().
  public override init() {}

  /// avfaudio/avaudioplayernode/schedulebuffer(_:completioncallbacktype:completionhandler:).
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    guard let sound = buffer.floatChannelData else { stub() }
    let samples = (0..<Int(buffer.frameLength)).map { sound[0][$0 * buffer.stride] }
    AppleSound.stage.locked { waiting.append((samples, completionHandler)) }
    if plays { AppleSound.stage.play(self) }
  }

  /// avfaudio/avaudioplayernode/play().
  open func play() {
    if owner?.runs != true { AppleSound.stage.blame("a player played in an engine that stands") }
    if !AppleSound.stage.isRendering { AppleSound.stage.blame("a player saw no IO cycle") }
    plays = true
    AppleSound.stage.play(self)
  }

  /// avfaudio/avaudioplayernode/pause().
  open func pause() {
    AppleSound.stage.note("pause")
    plays = false
  }

  /// avfaudio/avaudioplayernode/stop().
  ///
  /// Calls the handlers of what was not played, as the real one does.
  open func stop() {
    plays = false
    let left = AppleSound.stage.locked {
      defer { waiting = [] }
      return waiting
    }
    for entry in left { entry.handler?(.dataPlayedBack) }
  }

  /// avfaudio/avaudioplayernode/isplaying.
  open var isPlaying: Bool { plays }
}
