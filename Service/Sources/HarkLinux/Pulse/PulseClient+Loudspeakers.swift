import CPulse

extension PulseClient {
  /// Returns all devices on which the server can play, in the server's order.
  func loudspeakers() throws(PulseError) -> [PulseDevice] {
    let list = LoudspeakerList()
    let place = Unmanaged.passUnretained(list).toOpaque()
    try finish(
      pa_context_get_server_info(
        context,
        { _, info, place in
          guard let info, let name = info.pointee.default_sink_name else { return }
          LoudspeakerList.at(place)?.standard = String(cString: name)
        }, place))
    try finish(
      pa_context_get_sink_info_list(
        context,
        { _, info, isLast, place in
          guard isLast == 0, let info else { return }
          LoudspeakerList.at(place)?.devices.append(PulseDevice(info.pointee))
        }, place))
    return list.devices.map { device in
      var device = device
      device.isDefault = device.name == list.standard
      return device
    }
  }
}

/// The list that receives the server's answers; used only on the client's own thread.
private final class LoudspeakerList {
  var standard: String?
  var devices: [PulseDevice] = []

  static func at(_ place: UnsafeMutableRawPointer?) -> LoudspeakerList? {
    place.map { Unmanaged<LoudspeakerList>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension PulseDevice {
  /// Creates a device from libpulse's description of a sink.
  fileprivate init(_ info: pa_sink_info) {
    var volume = info.volume
    let name = String(cString: info.name)
    self.init(
      name: name, description: info.description.map { String(cString: $0) } ?? name,
      isMuted: info.mute != 0,
      volume: Double(pa_cvolume_max(&volume)) / Double(PA_VOLUME_NORM))
  }
}
