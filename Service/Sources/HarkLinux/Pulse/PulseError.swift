import Hark

/// Why a Pulse server gives no sound, or no more of it.
public enum PulseError: Error, Sendable, Hashable {
  /// No server could be reached, for the reason given.
  case noServer(reason: String)

  /// The server does not let this program in, for the reason given.
  case forbidden(reason: String)

  /// The server took more than that many seconds to answer.
  case noAnswer(seconds: Double)

  /// The server has no device of that name; `known` are the names that it has.
  case unknownDevice(String, known: [String])

  /// The server has no microphone; what it has are monitors of these names.
  case noMicrophone(monitors: [String])

  /// The server does not let the device be recorded from, for the reason given.
  case refused(device: String, reason: String)

  /// Another recording of Hark's, in this program or another, has the device already.
  case taken(device: String)

  /// The microphone was closed before it was open.
  case givenUp

  /// The server went away in the middle.
  case serverGone

  /// The device went away in the middle, whether or not the server had another to put in its place.
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

  /// What a session is told.
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
