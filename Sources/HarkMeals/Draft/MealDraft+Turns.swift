extension MealDraft {
  mutating func takeAnd(isOr: Bool) {
    if !isOr { lack = nil } else if hasLacked { lack = .without }
    hasLacked = false
    link = isOr ? .or : .and
  }

  mutating func takeAmending(isAfterAnd: Bool) {
    (isAmending, lack) = (!isAfterAnd, nil)
    isJustAmending = true
    if abandoned != nil, !unknown.isEmpty {
      unknown.removeLast()
      isAmending = false
      isLastUnknown = false
    }
  }

  /// Begins an addition.
  ///
  /// It also ends a correction of a plain food, so that the bread remains in "bread without butter,
  /// no, with butter".
  mutating func takeJoining() {
    isJoined = !entries.isEmpty
    guard isAmending, let last = entries.last, last.host == nil, last.mention.dish.isPlain else {
      return
    }
    if !last.mention.name.contains("with") { isAmending = false }
  }

  mutating func takePause(isStop: Bool, _ wasAmending: Bool) {
    lack = nil
    hasLacked = false
    hostsOfEach = nil
    distributed = nil
    if isStop {
      if !wasAmending { isAmending = false }
      endSharing()
      (someOf, openKinds, timesTold) = (nil, nil, nil)
      doubt = nil
      isJoined = false
      isOfOthers = false
      sentence = entries.count
      settleDoubt()
    }
  }

  mutating func takeTurning(isMeal: Bool) {
    lack = nil
    doubt = nil
    hostsOfEach = nil
    if isMeal { (sentence, isJoined) = (entries.count, false) }
  }

  mutating func withdraw(_ reach: MealStatement.Reach) {
    isJoined = false
    hostsOfEach = nil
    let start = min(sentence, entries.count)
    switch reach {
    case .thing:
      withdrawn = .gone([])
      if !entries.isEmpty { entries.removeLast() }
    case .clause: withdrawn = .clause
    case .sentence:
      let from = start == entries.count ? max(start - 1, 0) : start
      withdrawn = .gone(entries[from...].map(\.mention))
      entries.removeSubrange(from...)
    }
  }
}
