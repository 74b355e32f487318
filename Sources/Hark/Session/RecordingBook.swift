/// What a session knows of one recording until it is over.
struct RecordingBook: Sendable {
  /// What makes its text.
  var text = RecordingText()

  /// The task that takes its sound, or took it last.
  var newestTask: TaskID?

  /// Whether the person was told that it is noisy.
  var isNoiseTold = false

  /// Whether the person was told that it may need to be split.
  var isLengthTold = false

  /// Where its sound begins.
  let from: Int

  /// Where its sound ended; nil while it goes on.
  var end: Int?

  /// Why its sound ended; nil while it goes on.
  var reason: StopReason?

  /// Whether the microphone gave it nothing but zeros, for long enough to be sure.
  var isDead = false

  /// Whether it began over a reply, whose echo or a cough it may be.
  var isOverReply = false

  /// Whether its last words could not be had, which was told.
  var isBroken = false

  /// How far results had been heard when the last one came; their positions never go back.
  private(set) var heard: Int

  init(from: Int) {
    self.from = from
    heard = from
  }

  /// The position to report for something that was heard at `position`.
  mutating func hear(_ position: Int) -> Int {
    heard = max(heard, position)
    return heard
  }

  /// Its text so far.
  var transcript: Transcript { text.transcript }

  /// What became of it, for the conversation.
  var settlement: TurnEvent.Settlement {
    if reason == .cancelled { return .cancelled }
    if !transcript.isEmpty { return .spoke }
    if isBroken || isCutShort { return .broken }
    return isDead ? .unheard : .silent
  }

  /// Whether its sound ended by no wish and no limit of the person's.
  private var isCutShort: Bool {
    switch reason {
    case .failure, .interrupted, .left: true
    case .hand, .cancelled, .silence, .noFirstWord, .length, .characters, .soundEnded,
      .recognitionEnded, nil:
      false
    }
  }
}
