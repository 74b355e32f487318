/// Something that holds what a person said or was told.
///
/// Printing it, interpolating it into a log or dumping it shows its shape and never its words; who
/// means to show the words asks for them by name.
public protocol Confidential: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{}

extension Confidential {
  /// The shape.
  public var debugDescription: String { description }

  /// The shape, without any part that could be read.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Word: Confidential {
  /// The length and place of the word.
  public var description: String { "Word(text: \(text.veiled), range: \(range))" }
}

extension Segment: Confidential {
  /// The number, length and place of the segment.
  public var description: String {
    "Segment(index: \(index), text: \(text.veiled), range: \(range), words: \(words.count))"
  }
}

extension InterimSegment: Confidential {
  /// The number and length of the segment.
  public var description: String { "InterimSegment(index: \(index), text: \(text.veiled))" }
}

extension Transcript: Confidential {
  /// How much of it there is.
  public var description: String {
    "Transcript(segments: \(segments.count), tail: \(tail.count), text: \(text.veiled))"
  }
}

extension Snapshot: Confidential {
  /// What is going on, and how much text there is.
  public var description: String {
    "Snapshot(phase: \(phase), transcript: \(transcript), reply: \(reply.veiled), "
      + "level: \(level), input: \(input), elapsed: \(elapsed), locale: \(locale?.description ?? "nil"))"
  }
}

extension DictationChange: Confidential {
  /// How much of it there is.
  public var description: String {
    "DictationChange(\(origin.id), keeping: \(keeping), segments: \(segments.count), "
      + "tail: \(tail.veiled))"
  }
}

extension UnfinishedDictation: Confidential {
  /// When it began, and how much of it there is.
  public var description: String {
    "UnfinishedDictation(\(id), \(origin.experience), \(origin.startedAt), "
      + "segments: \(segments.count), text: \(text.veiled))"
  }
}

extension Draft: Confidential {
  /// How much of it there is, and where the cursor stands.
  public var description: String {
    "Draft(text: <\(characterCount) characters>, selection: \(selection?.description ?? "nil"), "
      + "spoken: \(spokenText.veiled), limit: \(limit), isRecording: \(isRecording))"
  }
}

extension Message: Confidential {
  /// Whose it is, and how long.
  public var description: String { "Message(\(speaker), \(text.veiled))" }
}

extension Something: Confidential {
  /// Its number and kind, and how long its texts are.
  public var description: String {
    "Something(id: \(id), \(contentType), content: \(content?.veiled ?? "nil"), "
      + "meaning: \(meaning?.veiled ?? "nil"))"
  }
}

extension Meal: Confidential {
  /// How many foods it has, and how many words are not known.
  public var description: String { "Meal(items: \(items.count), unknown: \(unknown.count))" }
}

extension MealItem: Confidential {
  /// How long its name is, and what it weighs.
  public var description: String { "MealItem(food: \(food.veiled), grams: \(grams))" }
}

extension Happening: Confidential {
  /// What happened, without what was said.
  public var description: String {
    switch self {
    case .recordingStarted(let id, let kind, let at): "recordingStarted(\(id), \(kind), at: \(at))"
    case .speechStarted(let onset, let at): "speechStarted(onset: \(onset), at: \(at))"
    case .speechEnded(let end, let at): "speechEnded(end: \(end), at: \(at))"
    case .turnEnded(let id, let end, let at): "turnEnded(\(id), \(end), at: \(at))"
    case .interim(let id, let text, let at): "interim(\(id), \(text.veiled), at: \(at))"
    case .final(let id, let segment, let at): "final(\(id), \(segment), at: \(at))"
    case .heard(let id, let transcript): "heard(\(id), \(transcript))"
    case .recordingStopped(let id, let reason, let at):
      "recordingStopped(\(id), \(reason), at: \(at))"
    case .recordingEnded(let id, let transcript): "recordingEnded(\(id), \(transcript))"
    case .messageSent(let text): "messageSent(\(text.veiled))"
    case .reply(let text): "reply(\(text.veiled))"
    case .input(let condition): "input(\(condition))"
    case .failed(let failure): "failed(\(failure))"
    case .cue(let cue): "cue(\(cue))"
    }
  }
}

extension String {
  /// The text's length in place of the text.
  fileprivate var veiled: String { "<\(count) characters>" }
}
