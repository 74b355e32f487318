import CPulse

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

extension PulseClient {
  /// The devices from which the server can record, in its order.
  func devices() throws(PulseError) -> [PulseDevice] {
    let list = DeviceList()
    let place = Unmanaged.passUnretained(list).toOpaque()
    try finish(
      pa_context_get_server_info(
        context,
        { _, info, place in
          guard let info, let name = info.pointee.default_source_name else { return }
          DeviceList.at(place)?.standard = String(cString: name)
        }, place))
    try finish(
      pa_context_get_source_info_list(
        context,
        { _, info, isLast, place in
          guard isLast == 0, let info else { return }
          DeviceList.at(place)?.devices.append(PulseDevice(info.pointee))
        }, place))
    return list.marked
  }

  /// The devices on which the server can play, in its order.
  func loudspeakers() throws(PulseError) -> [PulseDevice] {
    let list = DeviceList()
    let place = Unmanaged.passUnretained(list).toOpaque()
    try finish(
      pa_context_get_server_info(
        context,
        { _, info, place in
          guard let info, let name = info.pointee.default_sink_name else { return }
          DeviceList.at(place)?.standard = String(cString: name)
        }, place))
    try finish(
      pa_context_get_sink_info_list(
        context,
        { _, info, isLast, place in
          guard isLast == 0, let info else { return }
          DeviceList.at(place)?.devices.append(PulseDevice(info.pointee))
        }, place))
    return list.marked
  }

  /// The server's name for the loudspeaker `wanted`; `nil` if the server chooses.
  func loudspeaker(_ wanted: String?) throws(PulseError) -> String? {
    guard let wanted else { return nil }
    let known = try loudspeakers()
    let chosen = known.first { $0.name == wanted } ?? known.first { $0.description == wanted }
    guard let chosen else { throw .unknownDevice(wanted, known: known.map(\.name)) }
    return chosen.name
  }

  /// Asks a server on a thread of its own.
  static func devices(
    of server: String?, _ list: @escaping @Sendable (PulseClient) throws -> [PulseDevice]
  ) async throws -> [PulseDevice] {
    try await withCheckedThrowingContinuation { continuation in
      PulseRecording.detach {
        do {
          let client = try PulseClient(server: server, bell: PulseBell())
          continuation.resume(returning: try list(client))
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }

  /// Waits for an operation to finish, so that the object it fills outlives the operation.
  func finish(_ operation: OpaquePointer?) throws(PulseError) {
    guard let operation else { throw refusal }
    defer { pa_operation_unref(operation) }
    do {
      try wait { pa_operation_get_state(operation) != PA_OPERATION_RUNNING }
    } catch {
      // The cancellation ensures that the operation fills nothing after this point.
      pa_operation_cancel(operation)
      throw error
    }
  }
}

/// The list that receives the server's answers; used only on the client's own thread.
private final class DeviceList {
  var standard: String?
  var devices: [PulseDevice] = []

  var marked: [PulseDevice] {
    devices.map { device in
      var device = device
      device.isDefault = device.name == standard
      return device
    }
  }

  static func at(_ place: UnsafeMutableRawPointer?) -> DeviceList? {
    place.map { Unmanaged<DeviceList>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension PulseDevice {
  fileprivate init(_ info: pa_source_info) {
    var volume = info.volume
    let name = String(cString: info.name)
    self.init(
      name: name, description: info.description.map { String(cString: $0) } ?? name,
      isMonitor: info.monitor_of_sink != UInt32.max, isMuted: info.mute != 0,
      volume: Double(pa_cvolume_max(&volume)) / Double(PA_VOLUME_NORM))
  }

  fileprivate init(_ info: pa_sink_info) {
    var volume = info.volume
    let name = String(cString: info.name)
    self.init(
      name: name, description: info.description.map { String(cString: $0) } ?? name,
      isMuted: info.mute != 0,
      volume: Double(pa_cvolume_max(&volume)) / Double(PA_VOLUME_NORM))
  }
}
