/// Distinguishes commands from the same words in a sentence.
struct Commands {
  let reader: Reader

  /// Whether the text so far ends a sentence or line outside of quotation marks.
  let startsSentence: Bool

  /// Returns whether spoken commands with this effect are allowed.
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
      return isCallerCommand(command, at: index, end: end)
    }
    if !isAfterPause {
      // “state hyphen of hyphen the hyphen art”
      let isRepeated = phrase.words.count == 1 && reader[index - 2].key == phrase.words[0]
      if previous.has(.determiner), !phrase.followsDeterminer, !isRepeated, !isAlone(index - 1),
        !previous.has(.pronoun) || (phrase.isCommonNoun && !endsSentence(index, end))
      {
        return false
      }
      if phrase.isVerb, previous.has(.subject), !isObject(index - 1) { return false }
      if !phrase.onlyAfter.isEmpty, !phrase.onlyAfter.contains(previous.key),
        !previous.has(.boundary)
      {
        return false
      }
      if previous.has(.attributive) || phrase.notAfter.contains(previous.key) { return false }
      if isObject(phrase, at: index, end: end) { return false }
      if previous.has(.adjective), reader[index - 2].has(.determiner) {
        // “Wait a second.”
        let isUnit = previous.unit != nil && reader[index - 2].has(.article)
        if !isUnit { return false }
      }
    }
    let next = reader[end]
    if phrase.notBefore.contains(next.key), !reader.followsPause(end), !startsLine(phrase, index) {
      return false
    }
    if phrase.isInfix, previous.has(.boundary) || next.has(.boundary) || !next.phrases.isEmpty {
      return false
    }
    if phrase.needsWord, !next.phrases.isEmpty || (next.has(.boundary) && index > 0) {
      return false
    }
    if isAfterPause { return true }
    let formsCompounds = phrase.isCommonNoun && !phrase.compounds.isEmpty
    if formsCompounds, next.has(.finiteVerb), !reader.followsPause(end),
      !reader[end + 1].has(.personal)
    {
      // “the exam period is long”, but not “in the end period is it useful”
      if reader[index - 2].has(.determiner) || reader[index - 3].has(.determiner) { return false }
    }
    return !(phrase.compounds.contains(previous.key) && isCompound(index, next))
  }

  /// Whether the words at `index` are the object of the verb before them: “nå setter vi punktum”, but not
  /// “det glemte jeg punktum”, whose verb has another object, and “hva skal vi bruke spørsmålstegn”.
  private func isObject(_ phrase: CommandPhrase, at index: Int, end: Int) -> Bool {
    guard !phrase.verbs.isEmpty else { return false }
    let place = reader[index - 1].has(.subject) ? index - 2 : index - 1
    guard let isCertain = phrase.verbs[reader[place].key] else { return false }
    if place < index - 1, reader[place - 1].has(.fronted) { return false }
    return isCertain || !(reader[end].has(.boundary) || reader.followsPause(end))
  }

  /// Whether the pronoun at `index` is an object: “thank you”, “for you”.
  private func isObject(_ index: Int) -> Bool {
    reader[index].has(.personal) && reader[index - 1].has([.preposition, .transitive])
  }

  /// Whether a line break follows a mark that ends a sentence, so that the next word is not part of it.
  private func startsLine(_ phrase: CommandPhrase, _ index: Int) -> Bool {
    guard case .newLine = phrase.effect else { return false }
    return startsSentence && !reader[index - 1].has(.boundary)
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
    // “at the time period”, “back in no time period”
    guard hasDeterminer, !reader[index - 2].has(.answer), !reader[index - 3].has(.at) else {
      return false
    }
    return reader[index - 3].has([.boundary, .preposition])
  }

  /// Whether words are a command that changes or ends the text before them.
  ///
  /// It must follow a pause or the start of a segment, and `send` and `stopListening` must also come
  /// last. An edit must be a sentence of its own, because it removes text.
  private func isCallerCommand(
    _ command: FinishingCommand, at index: Int, end: Int
  ) -> Bool {
    let previous = reader[index - 1]
    let isSeparate = previous.has(.boundary) || reader.followsPause(index)
    switch command {
    case .send, .stopListening:
      return isSeparate && reader[end].has(.boundary)
    case .scratch, .undo, .deleteWord:
      guard isSeparate || startsSentence else { return false }
      return reader[end].has(.boundary) || reader.followsPause(end)
    }
  }

  private func isPaused(_ words: Range<Int>) -> Bool {
    words.dropFirst().contains { reader.followsPause($0) }
  }
}
