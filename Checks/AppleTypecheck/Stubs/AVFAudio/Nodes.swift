import Foundation

/// avfaudio/avaudionodetapblock.
///
/// The SDK imports this block without isolation, and it is called on an audio thread. It is
/// `@Sendable` here so that a closure that accesses an actor's state does not compile.
public typealias AVAudioNodeTapBlock = @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void

/// avfaudio/avaudionode.
open class AVAudioNode: NSObject {
  private weak var holder: AVAudioEngine?
  @Staged var tap: AVAudioNodeTapBlock?
  @Staged var isLate = false
  let era = AppleSound.stage.era

  var owner: AVAudioEngine? {
    get { AppleSound.stage.locked { holder } }
    set { AppleSound.stage.locked { holder = newValue } }
  }

  /// avfaudio/avaudionode/outputformat(forbus:).
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    AppleSound.stage.hardwareFormat
  }
  /// avfaudio/avaudionode/inputformat(forbus:).
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    AppleSound.stage.hardwareFormat
  }

  /// avfaudio/avaudionode/installtap(onbus:buffersize:format:block:).
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {
    let stage = AppleSound.stage
    stage.check(era)
    stage.note("installTap bus \(bus) size \(bufferSize) format \(format == nil ? "nil" : "own")")
    let own = outputFormat(forBus: bus)
    if owner == nil { stage.blame(.notAttached) }
    if tap != nil { stage.blame(.tappedTwice) }
    if own.sampleRate == 0 || own.channelCount == 0 { stage.blame(.noHardware) }
    if let format, format.sampleRate != own.sampleRate { stage.blame(.otherFormat) }
    tap = tapBlock
  }

  /// avfaudio/avaudionode/installaudiotap(onbus:buffersize:format:tapprovider:).
  @available(iOS 27.0, *)
  open func installAudioTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    tapProvider: @escaping @Sendable (AVReadOnlyAudioPCMBuffer, AVAudioTime) -> Void
  ) throws { stub() }

  /// avfaudio/avaudionode/removetap(onbus:).
  open func removeTap(onBus bus: AVAudioNodeBus) {
    AppleSound.stage.check(era)
    AppleSound.stage.note("removeTap")
    tap = nil
  }

  /// avfaudio/avaudionode/lastrendertime.
  open var lastRenderTime: AVAudioTime? {
    owner?.runs == true && AppleSound.stage.isRendering ? AVAudioTime() : nil
  }

  /// avfaudio/avaudionode/numberofinputs.
  open var numberOfInputs: Int { 1 }
  /// avfaudio/avaudionode/reset().
  open func reset() {}
}

/// avfaudio/avaudioionode.
open class AVAudioIONode: AVAudioNode {
  private var processes = false

  /// avfaudio/avaudioionode/isvoiceprocessingenabled.
  open var isVoiceProcessingEnabled: Bool { processes }

  /// avfaudio/avaudioionode/setvoiceprocessingenabled(_:).
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
    AppleSound.stage.check(era)
    if owner?.runs == true { AppleSound.stage.blame(.processingInRun) }
    try AppleSound.stage.attempt("setVoiceProcessingEnabled \(enabled)")
    processes = enabled
  }

  /// avfaudio/avaudioionode/presentationlatency.
  open var presentationLatency: TimeInterval { AppleSound.stage.outputLatency }
}

/// avfaudio/avaudioinputnode.
open class AVAudioInputNode: AVAudioIONode {
  /// avfaudio/avaudioinputnode/isvoiceprocessingbypassed.
  open var isVoiceProcessingBypassed: Bool = false
  /// avfaudio/avaudioinputnode/isvoiceprocessingagcenabled.
  open var isVoiceProcessingAGCEnabled: Bool = true {
    didSet { AppleSound.stage.note("isVoiceProcessingAGCEnabled \(isVoiceProcessingAGCEnabled)") }
  }
  /// avfaudio/avaudioinputnode/isvoiceprocessinginputmuted.
  open var isVoiceProcessingInputMuted: Bool = false
  private var ducking: (Bool, Int)?

  /// avfaudio/avaudionode/outputformat(forbus:).
  ///
  /// Voice processing may change it.
  override open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    isVoiceProcessingEnabled ? AppleSound.stage.processedFormat : AppleSound.stage.hardwareFormat
  }

  /// avfaudio/avaudioinputnode/voiceprocessingotheraudioduckingconfiguration.
  @available(iOS 17.0, macOS 14.0, *)
  open var voiceProcessingOtherAudioDuckingConfiguration:
    AVAudioVoiceProcessingOtherAudioDuckingConfiguration
  {
    get {
      .init(
        enableAdvancedDucking: ObjCBool(ducking?.0 ?? false),
        duckingLevel: .init(rawValue: ducking?.1 ?? 0) ?? .default)
    }
    set { ducking = (newValue.enableAdvancedDucking.boolValue, newValue.duckingLevel.rawValue) }
  }
}

/// avfaudio/avaudiovoiceprocessingotheraudioduckingconfiguration.
@available(iOS 17.0, macOS 14.0, *)
public struct AVAudioVoiceProcessingOtherAudioDuckingConfiguration {
  /// avfaudio/avaudiovoiceprocessingotheraudioduckingconfiguration/level.
  ///
  /// conformance: avfaudio/avaudiovoiceprocessingotheraudioduckingconfiguration/level.
  public enum Level: Int, Sendable {
    case `default` = 0
    case min = 10
    case mid = 20
    case max = 30
  }

  /// avfaudio/avaudiovoiceprocessingotheraudioduckingconfiguration/enableadvancedducking.
  public var enableAdvancedDucking: ObjCBool
  /// avfaudio/avaudiovoiceprocessingotheraudioduckingconfiguration/duckinglevel.
  public var duckingLevel: Level

  /// avfaudio/avaudiovoiceprocessingotheraudioduckingconfiguration/init(enableadvancedducking:duckinglevel:).
  public init(enableAdvancedDucking: ObjCBool, duckingLevel: Level) {
    self.enableAdvancedDucking = enableAdvancedDucking
    self.duckingLevel = duckingLevel
  }
}

/// avfaudio/avaudiooutputnode.
open class AVAudioOutputNode: AVAudioIONode {}

/// avfaudio/avaudiomixernode.
open class AVAudioMixerNode: AVAudioNode {
  /// avfaudio/avaudiomixernode/outputvolume.
  open var outputVolume: Float = 1
}
