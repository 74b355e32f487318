/// Distinguishes commands from the same words in a sentence.
struct Commands {
  let reader: Reader

  /// Whether the text so far ends a sentence or line outside of quotation marks.
  let startsSentence: Bool

  /// Returns whether spoken commands may have this effect.
  let allows: (CommandPhrase.Effect) -> Bool

  /// Returns the command at `index` and the index after its last word.
  func read(at index: Int) -> (effect: CommandPhrase.Effect, end: Int)? {
    let phrases = reader[index].phrases
    guard !phrases.isEmpty else { return nil }
    for phrase in phrases where allows(phrase.effect) {
      let end = index + phrase.words.count
      guard phrase.words.count == 1 || reader.matches(phrase.words, at: index) else { continue }
      if isCommand(phrase, at: index, end: end) { return (phrase.effect, end) }
    }
    return nil
  }

  private func isCommand(_ phrase: CommandPhrase, at index: Int, end: Int) -> Bool {
    guard !isPaused(index..<end) else { return false }
    let previous = reader[index - 1]
    let isAfterPause = reader.followsPause(index)
    if case .caller(let command) = phrase.effect {
      return isCallerCommand(command, phrase, at: index, end: end)
    }
    if !isAfterPause {
      // “state hyphen of hyphen the hyphen art”
      let isRepeated = phrase.words.count == 1 && reader[index - 2].key == phrase.words[0]
      if previous.has(.determiner), !phrase.followsDeterminer, !isRepeated, !isAlone(index - 1),
        !previous.has(.pronoun) || (phrase.isCommonNoun && !endsSentence(index, end))
      {
        return false
      }
      if phrase.isVerb, previous.has(.subject) { return false }
      if !phrase.onlyAfter.isEmpty, !phrase.onlyAfter.contains(previous.key),
        !previous.has(.boundary)
      {
        return false
      }
      if previous.has(.attributive) || phrase.notAfter.contains(previous.key) { return false }
      if !phrase.verbs.isEmpty {
        let verb = previous.has(.subject) ? reader[index - 2] : previous
        if phrase.verbs.contains(verb.key) { return false }
      }
      if previous.has(.adjective), reader[index - 2].has(.determiner) {
        // “Wait a second.”
        let isUnit = previous.unit != nil && reader[index - 2].has(.article)
        if !isUnit { return false }
      }
    }
    let next = reader[end]
    if phrase.notBefore.contains(next.key), !reader.followsPause(end) { return false }
    if isAfterPause { return true }
    if next.has(.finiteVerb), !reader.followsPause(end), !reader[end + 1].has(.personal) {
      // “the oxford comma is useful”, but not “in the end comma is it useful”
      if reader[index - 2].has(.determiner) || reader[index - 3].has(.determiner) { return false }
    }
    return !(phrase.compounds.contains(previous.key) && isCompound(index, next))
  }

  /// Whether a pronoun before the mark at `index` ends the text, as in “I will do that period”, but not
  /// in “during that period”.
  private func endsSentence(_ index: Int, _ end: Int) -> Bool {
    reader[end].has(.boundary) && !reader[index - 2].has(.preposition)
  }

  /// Whether the determiner at `index` has no noun: “no” at the start, and “a” in “option a”.
  private func isAlone(_ index: Int) -> Bool {
    if reader[index].has(.answer) {
      return reader[index - 1].has(.boundary) || reader.followsPause(index)
    }
    return reader[index].has(.letter) && reader[index - 1].has(.lettered)
  }

  /// Whether a noun before the command at `index` forms a compound with it: “during the war period”.
  private func isCompound(_ index: Int, _ next: Lexeme) -> Bool {
    let hasDeterminer = reader[index - 2].has([.determiner, .the])
    guard next.has(.boundary) else { return hasDeterminer || reader[index - 3].has(.determiner) }
    guard hasDeterminer else { return false }
    return reader[index - 3].has([.boundary, .preposition])
  }

  /// Whether words are a command that changes or ends the text before them.
  ///
  /// It must follow a pause or the start of a segment, and `send` and `stopListening` must also come
  /// last. An edit without a pause must be a sentence of its own, because it removes text.
  private func isCallerCommand(
    _ command: FinishingCommand, _ phrase: CommandPhrase, at index: Int, end: Int
  ) -> Bool {
    let previous = reader[index - 1]
    let isSeparate = previous.has(.boundary) || reader.followsPause(index)
    switch command {
    case .send, .stopListening:
      return isSeparate && reader[end].has(.boundary)
    case .scratch, .undo, .deleteWord:
      guard isSeparate || startsSentence else { return false }
      let next = reader[end]
      if next.has(.boundary) || reader.followsPause(end) { return true }
      return isSeparate && !phrase.isVerb && !phrase.notBefore.contains(next.key)
    }
  }

  private func isPaused(_ words: Range<Int>) -> Bool {
    words.dropFirst().contains { reader.followsPause($0) }
  }
}
