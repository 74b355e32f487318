import Foundation

extension AVAudioSession {
  /// avfaudio/avaudiosession/category-swift.struct.
  ///
  /// conformance: avfaudio/avaudiosession/category-swift.struct.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// swift/rawrepresentable/rawvalue.
    public let rawValue: String
    /// avfaudio/avaudiosession/category-swift.struct/init(rawvalue:).
    public init(rawValue: String) { self.rawValue = rawValue }
    /// avfaudio/avaudiosession/category-swift.struct/record.
    public static let record = Category(rawValue: "record")
    /// avfaudio/avaudiosession/category-swift.struct/playandrecord.
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    /// avfaudio/avaudiosession/category-swift.struct/playback.
    public static let playback = Category(rawValue: "playback")
    /// avfaudio/avaudiosession/category-swift.struct/ambient.
    public static let ambient = Category(rawValue: "ambient")
    /// avfaudio/avaudiosession/category-swift.struct/soloambient.
    public static let soloAmbient = Category(rawValue: "soloAmbient")
  }

  /// avfaudio/avaudiosession/mode-swift.struct.
  ///
  /// conformance: avfaudio/avaudiosession/mode-swift.struct.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// swift/rawrepresentable/rawvalue.
    public let rawValue: String
    /// avfaudio/avaudiosession/mode-swift.struct/init(rawvalue:).
    public init(rawValue: String) { self.rawValue = rawValue }
    /// avfaudio/avaudiosession/mode-swift.struct/default.
    public static let `default` = Mode(rawValue: "default")
    /// avfaudio/avaudiosession/mode-swift.struct/measurement.
    public static let measurement = Mode(rawValue: "measurement")
    /// avfaudio/avaudiosession/mode-swift.struct/voicechat.
    public static let voiceChat = Mode(rawValue: "voiceChat")
    /// avfaudio/avaudiosession/mode-swift.struct/spokenaudio.
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    /// avfaudio/avaudiosession/mode-swift.struct/videochat.
    public static let videoChat = Mode(rawValue: "videoChat")
  }

  /// avfaudio/avaudiosession/categoryoptions-swift.struct.
  ///
  /// conformance: avfaudio/avaudiosession/categoryoptions-swift.struct.
  public struct CategoryOptions: OptionSet, Sendable {
    /// swift/rawrepresentable/rawvalue.
    public let rawValue: UInt
    /// avfaudio/avaudiosession/categoryoptions-swift.struct/init(rawvalue:).
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// avfaudio/avaudiosession/categoryoptions-swift.struct/mixwithothers.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// avfaudio/avaudiosession/categoryoptions-swift.struct/duckothers.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// avfaudio/avaudiosession/categoryoptions-swift.struct/allowbluetooth.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// avfaudio/avaudiosession/categoryoptions-swift.struct/allowbluetoothhfp.
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    /// avfaudio/avaudiosession/categoryoptions-swift.struct/defaulttospeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// avfaudio/avaudiosession/categoryoptions-swift.struct/allowbluetootha2dp.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)

    var words: [String] {
      let names: [(CategoryOptions, String)] = [
        (.mixWithOthers, "mixWithOthers"), (.duckOthers, "duckOthers"),
        (.allowBluetoothHFP, "allowBluetoothHFP"), (.defaultToSpeaker, "defaultToSpeaker"),
        (.allowBluetoothA2DP, "allowBluetoothA2DP"),
      ]
      return names.filter { contains($0.0) }.map(\.1)
    }
  }

  /// avfaudio/avaudiosession/setactiveoptions.
  ///
  /// conformance: avfaudio/avaudiosession/setactiveoptions.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// swift/rawrepresentable/rawvalue.
    public let rawValue: UInt
    /// avfaudio/avaudiosession/setactiveoptions/init(rawvalue:).
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// avfaudio/avaudiosession/setactiveoptions/notifyothersondeactivation.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// avfaudio/avaudiosession/interruptiontype.
  ///
  /// conformance: avfaudio/avaudiosession/interruptiontype.
  public enum InterruptionType: UInt, Sendable { case ended, began }

  /// avfaudio/avaudiosession/interruptionoptions.
  ///
  /// conformance: avfaudio/avaudiosession/interruptionoptions.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// swift/rawrepresentable/rawvalue.
    public let rawValue: UInt
    /// avfaudio/avaudiosession/interruptionoptions/init(rawvalue:).
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// avfaudio/avaudiosession/interruptionoptions/shouldresume.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// avfaudio/avaudiosession/routechangereason.
  ///
  /// conformance: avfaudio/avaudiosession/routechangereason.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }

  /// avfaudio/avaudiosession/recordpermission-swift.enum.
  ///
  /// conformance: avfaudio/avaudiosession/recordpermission-swift.enum.
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  public enum RecordPermission: Int, Sendable { case undetermined, denied, granted }

  /// avfaudio/avaudiosession/port.
  ///
  /// conformance: avfaudio/avaudiosession/port.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// swift/rawrepresentable/rawvalue.
    public let rawValue: String
    /// avfaudio/avaudiosession/port/init(rawvalue:).
    public init(rawValue: String) { self.rawValue = rawValue }
    /// avfaudio/avaudiosession/port/builtinmic.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
  }
}
