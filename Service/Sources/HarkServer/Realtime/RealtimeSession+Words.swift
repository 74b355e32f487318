import Hark

// The recognized text.
extension RealtimeSession {
  func hear(_ number: Int, _ report: RecognitionReport) {
    defer { tellOfRoom() }
    guard let place = place(of: number) else { return }
    tasks[place].lastNews = timekeeper.now
    switch report {
    case .interim(let interim, let at):
      tasks[place].hasHeard(to: at)
      guard let item = tasks[place].item(at: max(0, at - 1)) else { return }
      tasks[place].items[item].take(interim)
      tell(tasks[place].items[item], place, item)
    case .final(let segment, let at):
      tasks[place].hasHeard(to: at)
      guard let item = tasks[place].item(at: segment.range.start) else { return }
      tasks[place].items[item].take(segment)
      if !tasks[place].items[item].isHeard { tell(tasks[place].items[item], place, item) }
      settle(place)
    case .ended, .failed(.noSpeechDetected):
      for item in tasks[place].items { complete(item) }
      tasks.remove(at: place)
    case .failed: breakDown(number, .broken)
    }
  }

  private func tell(_ item: HeardItem, _ place: Int, _ number: Int) {
    let text = item.text
    if item.id == openItem { turns?.hear(SpokenEnding(of: text, in: locale)) }
    guard !item.isDropped else { return }
    if configuration.tellsInterims { return post(.interim(item: item.id, text)) }
    let delta = tasks[place].items[number].prefix.take(text)
    if !delta.isEmpty { post(.delta(item: item.id, delta)) }
  }

  /// Completes the leading items whose text is final, in order.
  func settle(_ place: Int) {
    while let first = tasks[place].items.first, first.isHeard {
      complete(first)
      tasks[place].items.removeFirst()
    }
  }

  private func complete(_ item: HeardItem) {
    guard !item.isDropped, item.end != nil else { return }
    var text = item.text
    if !configuration.tellsInterims {
      var prefix = item.prefix
      let whole = prefix.finish(text)
      if !whole.rest.isEmpty { post(.delta(item: item.id, whole.rest)) }
      text = whole.text
    }
    post(.completed(item: item.id, text, seconds: item.seconds))
  }

  /// Removes a failed task and reports its turns as failed.
  func breakDown(_ number: Int, _ fault: RealtimeFault) {
    guard let place = place(of: number) else { return }
    let items = tasks[place].items
    tasks[place].task?.cancel()
    tasks.remove(at: place)
    // The open item has failed permanently, even if more of its audio arrives.
    if let last = items.last, last.id == openItem { brokenItem = last.id }
    for item in items where !item.isDropped { post(.failed(item: item.id, fault)) }
  }
}
