import Foundation

extension AVAudioSession.Port {
  /// avfaudio/avaudiosession/port/builtinspeaker.
  public static let builtInSpeaker = AVAudioSession.Port(rawValue: "Speaker")
  /// avfaudio/avaudiosession/port/headphones.
  public static let headphones = AVAudioSession.Port(rawValue: "Headphones")
  /// avfaudio/avaudiosession/port/bluetootha2dp.
  public static let bluetoothA2DP = AVAudioSession.Port(rawValue: "BluetoothA2DPOutput")
  /// avfaudio/avaudiosession/port/bluetoothhfp.
  public static let bluetoothHFP = AVAudioSession.Port(rawValue: "BluetoothHFP")
  /// avfaudio/avaudiosession/port/bluetoothle.
  public static let bluetoothLE = AVAudioSession.Port(rawValue: "BluetoothLE")
}

/// avfaudio/avaudiosessionroutedescription.
open class AVAudioSessionRouteDescription: NSObject {
  private let sources: [AppleSound.Port]

  /// Creates a route from a script's inputs. Not an Apple API.
  @_spi(Script) public init(inputs: [AppleSound.Port]) { sources = inputs }

  /// avfaudio/avaudiosessionroutedescription/inputs.
  open var inputs: [AVAudioSessionPortDescription] {
    sources.map { AVAudioSessionPortDescription(known: $0) }
  }

  /// avfaudio/avaudiosessionroutedescription/outputs.
  open var outputs: [AVAudioSessionPortDescription] {
    RouteScript.outputs.map { ScriptedOutput($0) }
  }
}

extension AVAudioSession {
  /// avfaudio/avaudiosession/currentroute.
  public var currentRoute: AVAudioSessionRouteDescription {
    AVAudioSessionRouteDescription(inputs: Array(AppleSound.stage.ports.prefix(1)))
  }
}

/// Scripts the audio outputs, for tests. Not an Apple API.
public enum RouteScript {
  private static let lock = NSLock()

  // Accessed only while `lock` is held.
  nonisolated(unsafe) private static var stored: [AVAudioSession.Port] = [.builtInSpeaker]

  /// The outputs in use.
  public static var outputs: [AVAudioSession.Port] {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

private final class ScriptedOutput: AVAudioSessionPortDescription {
  private let port: AVAudioSession.Port

  init(_ port: AVAudioSession.Port) {
    self.port = port
    super.init(known: AppleSound.Port(uid: port.rawValue, name: port.rawValue, isBuiltIn: true))
  }

  override var portType: AVAudioSession.Port { port }
}
