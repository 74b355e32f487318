import CPulse

/// A recording or playback device of a Pulse server.
public struct PulseDevice: Sendable, Equatable {
  /// The server's name for the device, such as `alsa_input.usb-headset`, which `PulseMicrophone` or
  /// `PulseLoudspeaker` accepts.
  public var name: String

  /// The name shown to users, such as `Headset Analog Mono`.
  public var description: String

  /// Whether the device is the server's default.
  public var isDefault = false

  /// Whether the device is not a microphone but the monitor of a loudspeaker.
  public var isMonitor = false

  /// Whether the device is muted in the mixer and therefore delivers only zeros or plays nothing.
  public var isMuted = false

  /// The volume in the mixer, in the range 0…1, or greater if it amplifies.
  public var volume = 1.0
}

extension [PulseDevice] {
  /// Returns the device with the name `wanted`, or else with that description.
  ///
  /// If `wanted` is `nil`, returns the server's default unless it is a monitor, which captures
  /// playback rather than the user, or else the first microphone. If no device matches, throws an
  /// error that lists the available devices.
  public func choose(_ wanted: String?) throws(PulseError) -> PulseDevice {
    if let wanted { return try named(wanted) }
    let microphones = filter { !$0.isMonitor }
    let chosen = microphones.first { $0.isDefault } ?? microphones.first
    guard let chosen else { throw .noMicrophone(monitors: map(\.name)) }
    return chosen
  }

  func named(_ wanted: String) throws(PulseError) -> PulseDevice {
    let found = first { $0.name == wanted } ?? first { $0.description == wanted }
    guard let found else { throw .unknownDevice(wanted, known: map(\.name)) }
    return found
  }
}

extension PulseClient {
  /// Returns the devices from which the server can record, in the server's order.
  func devices() throws(PulseError) -> [PulseDevice] {
    try list(default: { $0.default_source_name }) { place in
      pa_context_get_source_info_list(
        context,
        { _, info, isLast, place in
          guard isLast == 0, let info = info?.pointee else { return }
          let isMonitor = info.monitor_of_sink != UInt32.max
          DeviceList.at(place)?.add(
            info.name, info.description, info.mute, info.volume, isMonitor: isMonitor)
        }, place)
    }
  }

  /// Returns the devices on which the server can play, in the server's order.
  func loudspeakers() throws(PulseError) -> [PulseDevice] {
    try list(default: { $0.default_sink_name }) { place in
      pa_context_get_sink_info_list(
        context,
        { _, info, isLast, place in
          guard isLast == 0, let info = info?.pointee else { return }
          DeviceList.at(place)?.add(info.name, info.description, info.mute, info.volume)
        }, place)
    }
  }

  private func list(
    default standard: @escaping (pa_server_info) -> UnsafePointer<CChar>?,
    _ request: (UnsafeMutableRawPointer) -> OpaquePointer?
  ) throws(PulseError) -> [PulseDevice] {
    let list = DeviceList(standard)
    let place = Unmanaged.passUnretained(list).toOpaque()
    try finish(
      pa_context_get_server_info(
        context,
        { _, info, place in
          guard let info, let list = DeviceList.at(place) else { return }
          list.standard = list.name(info.pointee).map { String(cString: $0) }
        }, place))
    try finish(request(place))
    return list.devices
  }

  static func devices(
    of server: String?, _ list: @escaping @Sendable (PulseClient) throws -> [PulseDevice]
  ) async throws -> [PulseDevice] {
    try await withCheckedThrowingContinuation { continuation in
      PulseRecording.detach {
        continuation.resume(
          with: Result { try list(PulseClient(server: server, wakeup: PulseWakeup())) })
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

private final class DeviceList {
  let name: (pa_server_info) -> UnsafePointer<CChar>?
  var standard: String?
  private(set) var devices: [PulseDevice] = []

  init(_ name: @escaping (pa_server_info) -> UnsafePointer<CChar>?) { self.name = name }

  func add(
    _ name: UnsafePointer<CChar>, _ description: UnsafePointer<CChar>?, _ mute: Int32,
    _ volume: pa_cvolume, isMonitor: Bool = false
  ) {
    var volume = volume
    let name = String(cString: name)
    devices.append(
      PulseDevice(
        name: name, description: description.map { String(cString: $0) } ?? name,
        isDefault: name == standard, isMonitor: isMonitor, isMuted: mute != 0,
        volume: Double(pa_cvolume_max(&volume)) / Double(PA_VOLUME_NORM)))
  }

  static func at(_ place: UnsafeMutableRawPointer?) -> DeviceList? {
    place.map { Unmanaged<DeviceList>.fromOpaque($0).takeUnretainedValue() }
  }
}
