/// A recording or playback device of a Pulse server.
public struct PulseDevice: Sendable, Equatable {
  /// The server's name for the device, such as `alsa_input.usb-headset`, which `PulseMicrophone`
  /// accepts.
  public var name: String

  /// The name shown to users, such as `Headset Analog Mono`.
  public var description: String

  /// Whether the device is the server's default.
  public var isDefault: Bool

  /// Whether the device is not a microphone but the monitor of a loudspeaker.
  public var isMonitor: Bool

  /// Whether the device is muted in the mixer and therefore delivers only zeros.
  public var isMuted: Bool

  /// The volume in the mixer, in the range 0…1, or greater if it amplifies.
  public var volume: Double

  /// Creates a description of a device.
  public init(
    name: String, description: String, isDefault: Bool = false, isMonitor: Bool = false,
    isMuted: Bool = false, volume: Double = 1
  ) {
    self.name = name
    self.description = description
    self.isDefault = isDefault
    self.isMonitor = isMonitor
    self.isMuted = isMuted
    self.volume = volume
  }
}

extension [PulseDevice] {
  /// Returns the device with the name `wanted`, or else with that description.
  ///
  /// If `wanted` is `nil`, returns the server's default unless it is a monitor, which captures
  /// playback rather than the user, or else the first microphone. Throws an error that lists the
  /// available devices.
  public func choose(_ wanted: String?) throws(PulseError) -> PulseDevice {
    if let wanted {
      let chosen = first { $0.name == wanted } ?? first { $0.description == wanted }
      guard let chosen else { throw .unknownDevice(wanted, known: map(\.name)) }
      return chosen
    }
    let microphones = filter { !$0.isMonitor }
    let chosen = microphones.first { $0.isDefault } ?? microphones.first
    guard let chosen else { throw .noMicrophone(monitors: map(\.name)) }
    return chosen
  }
}
