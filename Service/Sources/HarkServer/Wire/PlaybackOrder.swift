/// What a page is to do with the sound of a reply.
enum PlaybackOrder: Sendable, Equatable {
  /// A new reply begins; its sound comes in binary messages.
  case play

  /// Its loudness goes to `gain`, evenly over so many seconds, from what is heard at once on.
  case fade(gain: Double, seconds: Double)

  /// It stands still where it is.
  case pause

  /// It goes on there.
  case resume

  /// No more sound comes; so many samples are all.
  case finish(samples: Int)

  /// It falls silent, and what was not heard is dropped.
  case stop

  /// Its name in the protocol.
  var name: String {
    switch self {
    case .play: "play"
    case .fade: "fade"
    case .pause: "pause"
    case .resume: "resume"
    case .finish: "finish"
    case .stop: "stopPlayback"
    }
  }
}

/// What a page says of the sound of a reply.
enum PlaybackNews: Sendable, Equatable {
  /// Everything before `position` has been heard, in samples.
  case heard(position: Int)

  /// All of it has been heard.
  case ended

  /// No sound can be played.
  case failed
}
