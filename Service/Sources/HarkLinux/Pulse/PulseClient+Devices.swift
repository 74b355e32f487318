import CPulse

extension PulseClient {
  /// Returns all devices from which the server can record, in the server's order.
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
    return list.devices.map { device in
      var device = device
      device.isDefault = device.name == list.standard
      return device
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

  static func at(_ place: UnsafeMutableRawPointer?) -> DeviceList? {
    place.map { Unmanaged<DeviceList>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension PulseDevice {
  /// Creates a device from libpulse's description of a source.
  fileprivate init(_ info: pa_source_info) {
    var volume = info.volume
    let name = String(cString: info.name)
    self.init(
      name: name, description: info.description.map { String(cString: $0) } ?? name,
      isMonitor: info.monitor_of_sink != UInt32.max, isMuted: info.mute != 0,
      volume: Double(pa_cvolume_max(&volume)) / Double(PA_VOLUME_NORM))
  }
}
