/// A moment from which, or to which, a person's waiting is measured.
public enum TimeMark: Sendable, Equatable {
  /// A finger came down on the button, or something activated it.
  case pressed

  /// The finger was lifted, or a recording was ended by hand in another way.
  case lifted

  /// A knock was given to the device.
  case felt

  /// A face has come to show this phase.
  case drew(Phase)

  /// The sound up to this position is here, in samples since the microphone was opened.
  case heard(upTo: Int)

  /// The microphone is free again.
  case freed

  /// The recogniser has words; `content` differs when the words do.
  case result(content: Int)

  /// Something happened in the session.
  case happened(Happening)
}
