/// Queues task starts so that at most `limit` tasks are starting or running.
///
/// A task abandoned during its start may occupy a decoder until the recognizer responds; a start that
/// would exceed `limit` waits for that response, or until it is overdue.
struct TaskStarts: Sendable {
  private let limit: Int

  /// The tasks whose start the recognizer has not acknowledged yet.
  private var unanswered: Set<TaskID> = []
  private var abandoned: Set<TaskID> = []
  private var waiting: [TaskID] = []

  init(limit: Int) { self.limit = limit }

  var isEmpty: Bool { unanswered.isEmpty && waiting.isEmpty }

  mutating func add(_ task: TaskID) { waiting.append(task) }

  /// Records that the recognizer has started or refused a task, or has taken too long to do so.
  mutating func answer(_ task: TaskID) {
    unanswered.remove(task)
    abandoned.remove(task)
  }

  /// Returns the tasks to start now; `alive` contains the tasks that are starting or running, and
  /// `released` those that the recognizer has not been told to end yet.
  mutating func due(
    among alive: Set<TaskID>, whileReleasing released: Set<TaskID> = []
  ) -> [TaskID] {
    waiting.removeAll { !alive.contains($0) }
    let holding = alive.union(unanswered).union(released).subtracting(waiting)
    let due = Array(waiting.prefix(max(0, limit - holding.count)))
    waiting.removeFirst(due.count)
    unanswered.formUnion(due)
    return due
  }

  /// Returns the tasks that were abandoned during their start, each only once.
  mutating func takeAbandoned(among alive: Set<TaskID>) -> [TaskID] {
    let new = unanswered.subtracting(alive).subtracting(abandoned)
    abandoned.formUnion(new)
    return new.sorted { $0.number < $1.number }
  }
}

// An experience's requirements for recognition and for the resulting text, given a recognizer and a
// language.
extension Experience {
  /// Returns a finisher for recordings in `locale` that a recognizer with `traits` transcribes;
  /// `nil` if their text is left as spoken.
  func finisher(for locale: LocaleTag?, writtenBy traits: RecognizerTraits) -> Finisher? {
    guard let locale, let finishing else { return nil }
    return Finisher(language: locale.language, options: finishing, recognizer: traits.writes)
  }

  /// The phrases for a recognizer: the vocabulary's, then the experience's own.
  var likelyPhrases: [String] {
    let phrases = (finishing?.vocabulary.phrases ?? []) + contextualPhrases
    return Array(phrases.prefix(RecognitionRequest.phraseLimit))
  }
}
