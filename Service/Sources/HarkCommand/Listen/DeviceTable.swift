import HarkLinux

/// Writes what can be listened to.
struct DeviceTable {
  let devices: [PulseDevice]

  /// A line a device for people: `*` marks the one that is taken without a wish.
  var text: [String] {
    guard !devices.isEmpty else { return ["There is no microphone; plug one in."] }
    let chosen = try? devices.choose(nil)
    let width = devices.map { DisplayWidth.of($0.name) }.max() ?? 0
    return devices.map { device in
      let gap = String(repeating: " ", count: width - DisplayWidth.of(device.name) + 2)
      var notes = [device.description]
      if device.isMonitor { notes.append("(what a loudspeaker plays)") }
      if device.isMuted { notes.append("(muted)") }
      return (device == chosen ? "* " : "  ") + device.name + gap + notes.joined(separator: " ")
    }
  }

  /// An object a line and device.
  var json: [String] {
    devices.map { device in
      var line = JSONLine()
      line.add("name", device.name)
      line.add("description", device.description)
      line.add("default", json: "\(device.isDefault)")
      line.add("monitor", json: "\(device.isMonitor)")
      line.add("muted", json: "\(device.isMuted)")
      line.add("volume", device.volume)
      return line.text
    }
  }
}
