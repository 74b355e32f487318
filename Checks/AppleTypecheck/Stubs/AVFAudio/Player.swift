import Foundation

/// avfaudio/avaudioplayernodecompletioncallbacktype.
///
/// conformance: avfaudio/avaudioplayernodecompletioncallbacktype.
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
    AppleSound.stage.check(era)
    if owner == nil { AppleSound.stage.blame(.notAttached) }
    if let format = owner?.format(of: self), format.channelCount != buffer.format.channelCount {
      AppleSound.stage.blame(.otherChannels)
    }
    let samples = (0..<Int(buffer.frameLength)).map { sound[0][$0 * buffer.stride] }
    // Only `dataPlayedBack` waits until the audio is audible; the player consumes a buffer long
    // before that.
    let isHeard = callbackType == .dataPlayedBack
    AppleSound.stage.locked { waiting.append((samples, isHeard ? completionHandler : nil)) }
    if !isHeard { completionHandler?(callbackType) }
    if plays { AppleSound.stage.play(self) }
  }

  /// avfaudio/avaudioplayernode/play().
  open func play() {
    AppleSound.stage.check(era)
    if owner?.runs != true { AppleSound.stage.blame(.notRunning) }
    if owner?.reachesOutput(self) != true { AppleSound.stage.blame(.disconnected) }
    if !AppleSound.stage.isRendering { AppleSound.stage.blame(.noCycle) }
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
  /// Calls the handlers of the buffers that were not played, like the real player.
  open func stop() {
    AppleSound.stage.check(era)
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
