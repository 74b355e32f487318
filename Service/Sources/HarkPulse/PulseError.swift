import Hark

/// The reason why a Pulse server delivers or plays no audio.
public enum PulseError: Error, Sendable, Hashable {
  /// The server could not be reached, for the given reason.
  case noServer(reason: String)
  /// The server denied access to this program, for the given reason.
  case forbidden(reason: String)
  /// The server did not answer within the given number of seconds.
  case noAnswer(seconds: Double)
  /// The server has no device with this name; `known` lists the available names.
  case unknownDevice(String, known: [String])
  /// The server has no microphone, only monitors with these names.
  case noMicrophone(monitors: [String])
  /// The server refused to open the device, for the given reason.
  case refused(device: String, reason: String)
  /// Another Hark recording, in this program or another, is using the device.
  case taken(device: String)
  /// The device was closed before it finished opening.
  case givenUp
  /// The server disappeared during use.
  case serverGone
  /// The device disappeared during use, whether or not the server had a replacement.
  case deviceGone
}

extension PulseError {
  /// A stable name for wire formats and tests.
  public var code: String {
    switch self {
    case .noServer: "noServer"
    case .forbidden: "forbidden"
    case .noAnswer: "noAnswer"
    case .unknownDevice: "unknownDevice"
    case .noMicrophone: "noMicrophone"
    case .refused: "refused"
    case .taken: "taken"
    case .givenUp, .serverGone, .deviceGone: "\(self)"
    }
  }

  var failure: VoiceFailure {
    switch self {
    case .noServer, .noAnswer, .unknownDevice, .noMicrophone, .refused, .givenUp:
      .microphoneUnavailable
    case .forbidden: .microphonePermissionDenied
    case .taken: .microphoneBusy
    case .serverGone, .deviceGone: .microphoneLost
    }
  }
}

extension PulseError {
  /// A sentence for the user that describes the problem and its solution.
  public var sentence: String {
    switch self {
    case .noServer(let reason):
      "No sound server answers (\(reason)); start one with: pulseaudio --start."
    case .forbidden(let reason):
      "The sound server does not let this program in (\(reason)); run it as the person whose "
        + "server it is, or copy that person's ~/.config/pulse/cookie."
    case .noAnswer(let seconds):
      "The sound server did not answer for \(Int(seconds)) s; restart it with: "
        + "pulseaudio --kill; pulseaudio --start."
    case .unknownDevice(let name, let known) where known.isEmpty:
      "There is no sound device \(printable(name)), nor any other; plug in a microphone."
    case .unknownDevice(let name, let known):
      "\(printable(name)) is not a sound device here; choose one of: \(list(known))."
    case .noMicrophone(let monitors) where monitors.isEmpty: "There is no microphone; plug one in."
    case .noMicrophone(let monitors):
      "There is no microphone; plug one in, or listen to what a loudspeaker plays with --device "
        + "and one of: \(list(monitors))."
    case .refused(let device, let reason):
      "The sound server does not open \(device) (\(reason)); close what else uses it, or choose "
        + "another device."
    case .taken(let device):
      "\(device) is in use by another recording; end that one, or choose another device."
    case .givenUp: "The microphone was closed before it was open; open it again."
    case .serverGone:
      "The sound server went away; what was said so far is kept, so start it again with "
        + "pulseaudio --start and go on."
    case .deviceGone:
      "The microphone went away; what was said so far is kept, so plug it in again and go on."
    }
  }

  /// The command that fixes the problem, or `nil` if no command can.
  public var fix: String? {
    switch self {
    case .noServer, .serverGone: "pulseaudio --start"
    case .noAnswer: "pulseaudio --kill; pulseaudio --start"
    case .unknownDevice: "hark listen --list-devices"
    case .noMicrophone(let monitors): monitors.first.map { "hark listen --device \($0)" }
    case .forbidden, .refused, .taken, .givenUp, .deviceGone: nil
    }
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// Returns a name without control characters, which could confuse a terminal.
  private func printable(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension PulseError {
  /// A sentence that describes a problem with the loudspeaker to the user, and its solution.
  public var loudspeakerSentence: String {
    switch self {
    case .noServer, .forbidden, .noAnswer, .taken: sentence
    case .unknownDevice(_, let known) where known.isEmpty:
      "There is no loudspeaker; plug one in, or read the replies."
    case .unknownDevice: sentence
    case .noMicrophone: "There is no loudspeaker; plug one in, or read the replies."
    case .refused(let device, let reason):
      "The sound server does not play into \(device) (\(reason)); choose another loudspeaker, or "
        + "read the replies."
    case .givenUp: "The loudspeaker was closed before it was open; open it again."
    case .serverGone:
      "The sound server went away while it was speaking; start it again with "
        + "pulseaudio --start, and read the reply meanwhile."
    case .deviceGone:
      "The loudspeaker went away while it was speaking; plug it in again, and read the reply "
        + "meanwhile."
    }
  }
}
