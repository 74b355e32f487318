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

  /// The failure that is reported to a session.
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
