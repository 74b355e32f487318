import ArgumentParser
import Hark
import HarkPulse

/// `hark listen`: transcribes speech from the microphone.
struct ListenCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "listen", abstract: "Transcribe the microphone.",
    discussion: """
      On a terminal, Space or Enter starts and stops recording, c discards the recording, and q or \
      Ctrl-C quits and keeps the text. If standard input is not a terminal, recording starts at \
      once and stops at the end of the input. Writes one line per recording to standard output.

      EXAMPLES
        hark listen
        hark listen --list-devices
        hark listen --device alsa_input.usb-headset > notes.txt
        sleep 10 | hark listen --json
      """)

  @Option(help: "Microphone, by name or description; see --list-devices.")
  var device: String?

  @Flag(help: "List the input devices and exit.")
  var listDevices = false

  @Flag(help: "Write events as JSON, one object per line.")
  var json = false

  @OptionGroup var preset: PresetOptions
  @OptionGroup var keeping: KeepingOptions

  func execute() async throws -> CommandStatus {
    if listDevices { return try await list() }
    return try await listen(try await preset.choices())
  }

  private func list() async throws -> CommandStatus {
    let table = DeviceTable(devices: try await PulseMicrophone.devices())
    for line in json ? table.json : table.text { try Output.standard.line(line) }
    return .success
  }

  private func listen(_ choices: TranscribeChoices) async throws -> CommandStatus {
    let writer = ListenWriter(json: json)
    do {
      // The device is looked up first, so that a wrong name is reported before anything is drawn.
      _ = try await PulseMicrophone.devices().choose(device)
    } catch let problem as PulseError {
      if let line = await writer.line(forFailure: problem.code) { try Output.standard.line(line) }
      throw problem
    }
    let terminal = KeyTerminal()
    let input = ScreenInput(terminal, takesLines: false)
    let signals = Interrupts { input.keys.cut($0) }
    defer {
      withExtendedLifetime(signals) {}
      terminal?.restore()
    }
    return try await ListenRun(
      choices: choices, microphone: PulseMicrophone(device: device), input: input, writer: writer,
      keeping: try await keeping.keeping()
    ).run()
  }
}

private struct DeviceTable {
  let devices: [PulseDevice]

  /// A line of text per device; `*` marks the one that is used by default.
  var text: [String] {
    guard !devices.isEmpty else { return ["No microphone found; plug one in."] }
    let chosen = try? devices.choose(nil)
    let width = devices.map { DisplayWidth.of($0.name) }.max() ?? 0
    return devices.map { device in
      var notes = [device.description]
      if device.isMonitor { notes.append("(monitor of a loudspeaker)") }
      if device.isMuted { notes.append("(muted)") }
      return (device == chosen ? "* " : "  ") + DisplayWidth.padded(device.name, to: width + 2)
        + notes.joined(separator: " ")
    }
  }

  var json: [String] {
    devices.map { device in
      var line = JSONLine()
      line.add("name", device.name)
      line.add("description", device.description)
      line.add("default", device.isDefault)
      line.add("monitor", device.isMonitor)
      line.add("muted", device.isMuted)
      line.add("volume", device.volume)
      return line.text
    }
  }
}
