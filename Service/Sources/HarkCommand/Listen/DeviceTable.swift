import HarkLinux

/// Formats the list of input devices.
struct DeviceTable {
  let devices: [PulseDevice]

  /// A line of text per device; `*` marks the default.
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

  /// A JSON object per device, one per line.
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
