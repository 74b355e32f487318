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

  /// Describes a route from the inputs of a script; no declaration of Apple's.
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

/// Where sound comes out, for tests; no declaration of Apple's.
public enum RouteScript {
  private static let lock = NSLock()

  // Read and written between `lock.lock()` and `lock.unlock()` alone.
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
