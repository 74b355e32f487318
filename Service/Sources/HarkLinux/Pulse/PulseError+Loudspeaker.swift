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
