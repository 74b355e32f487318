/// A place that a Pulse server can record from.
public struct PulseDevice: Sendable, Equatable {
  /// The server's name for it, which `PulseMicrophone` takes, such as `alsa_input.usb-headset`.
  public var name: String

  /// What a person knows it by, such as `Headset Analog Mono`.
  public var description: String

  /// Whether the server records from it unless told otherwise.
  public var isDefault: Bool

  /// Whether it is no microphone but hears what a loudspeaker plays.
  public var isMonitor: Bool

  /// Whether it is switched off in the mixer, so that it delivers nothing but zeros.
  public var isMuted: Bool

  /// How far it is turned up in the mixer, 0…1 and beyond where it amplifies.
  public var volume: Double

  /// Describes a device.
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
  /// The device that `wanted` names, by its name or else its description.
  ///
  /// Without a wish: the server's default unless that is a monitor, since nobody speaks into a
  /// loudspeaker, else the first microphone. Throws which ones there are.
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
