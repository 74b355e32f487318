import Hark

/// The reason why a Pulse server delivers or plays no audio.
public enum PulseError: Error, Sendable, Hashable {
  /// The server could not be reached, for the given reason.
  case noServer(reason: String)
  /// The server denied access to this program, for the given reason.
  case forbidden(reason: String)
  /// The server did not answer within the given number of seconds.
  case noAnswer(seconds: Double)
  /// The server has no device with this name or description; `known` lists the available names.
  case unknownDevice(String, known: [String])
  /// The server has no microphone, only monitors with these names.
  case noMicrophone(monitors: [String])
  /// The server refused to open the device, for the given reason.
  case refused(device: String, reason: String)
  /// The device is in use, usually by another recording of this program.
  case taken(device: String)
  /// The device was closed before it finished opening.
  case givenUp
  /// The server disappeared during use.
  case serverGone
  /// The device disappeared during use, even if the server offered a replacement, or the recording
  /// was moved to a monitor.
  case deviceGone
}

extension PulseError {
  /// A stable name for wire formats and tests.
  public var code: String { String("\(self)".prefix { $0 != "(" }) }

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
      "The sound server denies access (\(reason)); run this program as the server's user, or copy "
        + "that user's ~/.config/pulse/cookie."
    case .noAnswer(let seconds):
      "The sound server did not answer for \(Int(seconds)) s; restart it with: "
        + "pulseaudio --kill; pulseaudio --start."
    case .unknownDevice(let name, let known) where known.isEmpty:
      "The sound device \(printable(name)) does not exist, nor does any other; connect a "
        + "microphone."
    case .unknownDevice(let name, let known):
      "The sound device \(printable(name)) does not exist; choose one of: \(list(known))."
    case .noMicrophone(let monitors) where monitors.isEmpty: "There is no microphone; connect one."
    case .noMicrophone(let monitors):
      "There is no microphone; connect one, or record a loudspeaker's output with --device and one "
        + "of: \(list(monitors))."
    case .refused(let device, let reason):
      "The sound server cannot open \(device) (\(reason)); close other programs that use it, or "
        + "choose another device."
    case .taken(let device): "Another recording uses \(device); end it, or choose another device."
    case .givenUp: "The microphone was closed before it was open; open it again."
    case .serverGone:
      "The connection to the sound server was lost; the text so far is saved, so restart the server "
        + "with pulseaudio --start and continue."
    case .deviceGone:
      "The microphone was disconnected; the text so far is saved, so reconnect it and continue."
    }
  }

  /// A command that fixes the problem, or lists or uses alternatives; `nil` if there is none.
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

  /// Returns a name with `?` in place of control characters, which could confuse a terminal.
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
    case .unknownDevice(_, let known) where !known.isEmpty: sentence
    case .unknownDevice, .noMicrophone: "There is no loudspeaker; connect one, or read the replies."
    case .refused(let device, let reason):
      "The sound server cannot play on \(device) (\(reason)); choose another loudspeaker, or read "
        + "the replies."
    case .givenUp: "The loudspeaker was closed before it was open; open it again."
    case .serverGone:
      "The connection to the sound server was lost during a reply; restart the server with "
        + "pulseaudio --start, and read the reply."
    case .deviceGone:
      "The loudspeaker was disconnected during a reply; reconnect it, and read the reply."
    }
  }
}
