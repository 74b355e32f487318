import Foundation

/// avfaudio/avaudiosession.
@available(macOS, unavailable)
open class AVAudioSession: NSObject {
  private static let one = Unmoved(AVAudioSession())

  /// avfaudio/avaudiosession/sharedinstance().
  open class func sharedInstance() -> AVAudioSession { one.value }

  /// avfaudio/avaudiosession/setcategory(_:mode:options:).
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    let words = options.words.isEmpty ? "" : " " + options.words.joined(separator: " ")
    try AppleSound.stage.attempt("setCategory \(category.rawValue) \(mode.rawValue)\(words)")
    // avfaudio/avaudiosession/categoryoptions-swift.struct/defaulttospeaker.
    if options.contains(.defaultToSpeaker), category != .playAndRecord { throw Self.refusal }
    AppleSound.stage.take(category.rawValue, mode.rawValue, options.rawValue)
  }
  /// avfaudio/avaudiosession/setactive(_:options:).
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    try AppleSound.stage.activate(active, notifies: options == .notifyOthersOnDeactivation)
  }
  /// avfaudio/avaudiosession/setpreferredinput(_:).
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
    try AppleSound.stage.attempt("setPreferredInput \(inPort?.uid ?? "nil")")
    if let inPort, availableInputs?.contains(where: { $0.uid == inPort.uid }) != true {
      throw Self.refusal
    }
  }
  /// Apple does not document the errors.
  private static var refusal: NSError { NSError(domain: "NSOSStatusErrorDomain", code: -50) }
  /// avfaudio/avaudiosession/setallowhapticsandsystemsoundsduringrecording(_:).
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
    try AppleSound.stage.attempt("setAllowHapticsAndSystemSoundsDuringRecording \(inValue)")
  }
  /// avfaudio/avaudiosession/category-swift.property.
  open var category: Category { Category(rawValue: AppleSound.stage.category) }
  /// avfaudio/avaudiosession/mode-swift.property.
  open var mode: Mode { Mode(rawValue: AppleSound.stage.mode) }
  /// avfaudio/avaudiosession/categoryoptions-swift.property.
  open var categoryOptions: CategoryOptions { .init(rawValue: AppleSound.stage.options) }
  /// avfaudio/avaudiosession/samplerate.
  open var sampleRate: Double { AppleSound.stage.hardwareFormat.sampleRate }
  /// avfaudio/avaudiosession/outputlatency.
  open var outputLatency: TimeInterval { AppleSound.stage.outputLatency }
  /// avfaudio/avaudiosession/iobufferduration.
  open var ioBufferDuration: TimeInterval { 0.01 }
  /// avfaudio/avaudiosession/isinputavailable.
  open var isInputAvailable: Bool { !AppleSound.stage.ports.isEmpty }
  /// avfaudio/avaudiosession/isotheraudioplaying.
  open var isOtherAudioPlaying: Bool { false }
  /// avfaudio/avaudiosession/availableinputs: none in a category that does not record, according to
  /// appendix B of the Audio Session Programming Guide.
  open var availableInputs: [AVAudioSessionPortDescription]? {
    guard [.record, .playAndRecord].contains(category) else { return [] }
    return AppleSound.stage.ports.map { AVAudioSessionPortDescription(known: $0) }
  }
  /// avfaudio/avaudiosession/recordpermission-swift.property.
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  open var recordPermission: RecordPermission {
    .init(rawValue: AppleSound.stage.recordPermission) ?? .undetermined
  }
  /// avfaudio/avaudiosession/requestrecordpermission(_:).
  @available(iOS, introduced: 7.0, deprecated: 17.0)
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    AppleSound.stage.askToRecord(response)
  }

  /// avfaudio/avaudiosession/interruptionnotification.
  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")
  /// avfaudio/avaudiosession/routechangenotification.
  public static let routeChangeNotification = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// avfaudio/avaudiosession/mediaserviceswerelostnotification.
  public static let mediaServicesWereLostNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// avfaudio/avaudiosession/mediaserviceswereresetnotification.
  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// avfaudio/avaudiosession/availableinputschangenotification.
  @available(iOS 26.0, *)
  public static let availableInputsChangeNotification = NSNotification.Name(
    "AVAudioSessionAvailableInputsChangeNotification")
}

/// avfaudio/avaudiosessionportdescription.
open class AVAudioSessionPortDescription: NSObject {
  private let known: AppleSound.Port

  init(known: AppleSound.Port) { self.known = known }

  /// avfaudio/avaudiosessionportdescription/uid.
  open var uid: String { known.uid }
  /// avfaudio/avaudiosessionportdescription/portname.
  open var portName: String { known.name }
  /// avfaudio/avaudiosessionportdescription/porttype.
  open var portType: AVAudioSession.Port {
    known.isBuiltIn ? .builtInMic : .init(rawValue: "BluetoothHFP")
  }
}

/// avfaudio/avaudiosessioninterruptiontypekey.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// avfaudio/avaudiosessioninterruptionoptionkey.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// avfaudio/avaudiosessioninterruptionreasonkey.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// avfaudio/avaudiosessionroutechangereasonkey.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// avfaudio/avaudiosessionroutechangepreviousroutekey.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

extension AVAudioSession {
  /// avfaudio/avaudiosession/setcategory(_:)
  public func setCategory(_ category: Category) throws { stub() }
}
