@_exported import FoundationGaps
import Foundation
import Dispatch
func stub(_ f: StaticString = #function) -> Never { fatalError("stub: \(f)") }

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int
public typealias AVAudioChannelCount = UInt32
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

// Not Sendable on purpose (strict).
open class AVAudioFormat: NSObject {
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    stub()
  }
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) { stub() }
  open var sampleRate: Double { stub() }
  open var channelCount: AVAudioChannelCount { stub() }
  open var commonFormat: AVAudioCommonFormat { stub() }
  open var isInterleaved: Bool { stub() }
}
open class AVAudioBuffer: NSObject { open var format: AVAudioFormat { stub() } }
open class AVAudioPCMBuffer: AVAudioBuffer {
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) { stub() }
  open var frameCapacity: AVAudioFrameCount { stub() }
  open var frameLength: AVAudioFrameCount {
    get { stub() }
    set { stub() }
  }
  open var stride: Int { stub() }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { stub() }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { stub() }
}
open class AVAudioTime: NSObject {
  open var sampleTime: AVAudioFramePosition { stub() }
  open var sampleRate: Double { stub() }
  open var hostTime: UInt64 { stub() }
  open var isSampleTimeValid: Bool { stub() }
}
// The SDK imports this block without isolation; it is called on a real-time audio thread.
// Declared @Sendable here so that a closure that touches actor state cannot pass.
public typealias AVAudioNodeTapBlock = @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void
open class AVAudioNode: NSObject {
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { stub() }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { stub() }
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) { stub() }
  open func removeTap(onBus bus: AVAudioNodeBus) { stub() }
  open var numberOfInputs: Int { stub() }
  open func reset() { stub() }
}
open class AVAudioIONode: AVAudioNode {
  open var isVoiceProcessingEnabled: Bool { stub() };
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws { stub() }
}
open class AVAudioInputNode: AVAudioIONode {
  open var isVoiceProcessingInputMuted: Bool {
    get { stub() }
    set { stub() }
  }
}
open class AVAudioOutputNode: AVAudioIONode {}
open class AVAudioMixerNode: AVAudioNode {
  open var outputVolume: Float {
    get { stub() }
    set { stub() }
  }
}
open class AVAudioEngine: NSObject {
  public override init() { stub() }
  open var inputNode: AVAudioInputNode { stub() }
  open var outputNode: AVAudioOutputNode { stub() }
  open var mainMixerNode: AVAudioMixerNode { stub() }
  open var isRunning: Bool { stub() }
  open func attach(_ node: AVAudioNode) { stub() }
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) { stub() }
  open func prepare() { stub() }
  open func start() throws { stub() }
  open func pause() { stub() }
  open func stop() { stub() }
  open func reset() { stub() }
}
extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
open class AVAudioConverter: NSObject {
  public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) { stub() }
  open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
    stub()
  }
  open func convert(
    to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
    withInputFrom inputBlock:
      @escaping @Sendable (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) ->
      AVAudioBuffer?
  ) -> AVAudioConverterOutputStatus { stub() }
  open var primeMethod: AVAudioConverterPrimeMethod {
    get { stub() }
    set { stub() }
  }
}
public typealias AVAudioPacketCount = UInt32
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }
public enum AVAudioConverterOutputStatus: Int, Sendable {
  case haveData, inputRanDry, endOfStream, error
}
public enum AVAudioConverterPrimeMethod: Int, Sendable { case pre, normal, none }

@available(macOS, unavailable)
open class AVAudioSession: NSObject {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue };
    public static let record = Category(rawValue: ""), playAndRecord = Category(rawValue: ""),
      playback = Category(rawValue: ""), ambient = Category(rawValue: ""),
      soloAmbient = Category(rawValue: "")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue };
    public static let `default` = Mode(rawValue: ""), measurement = Mode(rawValue: ""),
      voiceChat = Mode(rawValue: ""), spokenAudio = Mode(rawValue: ""),
      videoChat = Mode(rawValue: "")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue };
    public static let mixWithOthers = CategoryOptions(rawValue: 1),
      duckOthers = CategoryOptions(rawValue: 2),
      allowBluetoothA2DP = CategoryOptions(rawValue: 0x20),
      allowBluetoothHFP = CategoryOptions(rawValue: 4),
      defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue };
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue };
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override,
      wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
  }
  open class func sharedInstance() -> AVAudioSession { stub() }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    stub()
  }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { stub() }
  open var category: Category { stub() }
  open var sampleRate: Double { stub() }
  open var isInputAvailable: Bool { stub() }
  open var isOtherAudioPlaying: Bool { stub() }
  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
}
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
@available(iOS 17.0, macOS 14.0, *)
open class AVAudioApplication: NSObject {
  public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
  open class var shared: AVAudioApplication { stub() }
  open var recordPermission: recordPermission { stub() }
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { stub() }
  open class func requestRecordPermission() async -> Bool { stub() }
}
// SpeechSynthesis, part of AVFAudio
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
open class AVSpeechSynthesisVoice: NSObject {
  public init?(language languageCode: String?) { stub() };
  public init?(identifier: String) { stub() }; open var language: String { stub() };
  open var identifier: String { stub() };
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { stub() }
}
open class AVSpeechUtterance: NSObject {
  public init(string: String) { stub() }; open var voice: AVSpeechSynthesisVoice?;
  open var rate: Float; open var pitchMultiplier: Float; open var volume: Float;
  open var speechString: String { stub() }
}
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {  // @objc optional in the SDK
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
open class AVSpeechSynthesizer: NSObject {
  public override init() { stub() }; open weak var delegate: (any AVSpeechSynthesizerDelegate)?;
  open func speak(_ utterance: AVSpeechUtterance) { stub() };
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { stub() };
  open var isSpeaking: Bool { stub() }
}
