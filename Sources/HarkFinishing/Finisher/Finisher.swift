/// Turns recognized words into text as a user would type it.
///
/// Finishing is a pure function of the words, the text before them, and the settings. It never
/// reads a clock or a locale. Segments are finished in order: call `preview(_:)` for interim words
/// as often as they change, and `finish(_:)` once for the final words. The time is linear in the
/// number of words, but each spoken edit copies the text before it, so that it can be undone. A preview
/// reads only the words that have changed since the previous one.
///
/// A preview settles only text that further words cannot change: “five” may follow “twenty”, and
/// “line” may follow “new”. Words that are not settled appear at the end, as spoken.
public struct Finisher: Sendable {
  /// The text before the next segment; set it when the text is changed in any other way.
  public var context: TextContext {
    didSet { cache = nil }
  }

  let language: any FinishingLanguage
  let options: FinishingOptions
  private let writesPunctuation: Bool
  private let writesCasing: Bool
  private let writesNumbers: Bool
  private let vocabulary: VocabularyIndex
  private var cache: Progress?

  /// The codes of the supported languages, such as `en`.
  public static var languages: [String] { Languages.all.map(\.code) }

  /// Creates a finisher for the language of the tag `language`, such as `en-US`; `nil` if the language is
  /// not supported.
  ///
  /// `recognizer` is the formatting that the recognizer provides itself, and `context` describes
  /// the text before the first segment.
  public init?(
    language: String, options: FinishingOptions = .init(), recognizer: WrittenByRecognizer = [],
    context: TextContext = .init()
  ) {
    guard let language = Languages.language(for: language) else { return nil }
    self.language = language
    self.options = options
    self.context = context
    writesPunctuation = options.commands && !recognizer.contains(.punctuation)
    writesCasing = options.casing && !recognizer.contains(.casing)
    writesNumbers = options.numbers && !recognizer.contains(.numbers)
    vocabulary = VocabularyIndex(options.vocabulary, spelling: language.spelling)
  }

  /// Finishes the words of a final segment.
  public mutating func finish(_ words: [SpokenWord]) -> FinishedText {
    let composer = finish(words, after: emptyText)
    var result = composer.result
    result.settled = result.text.utf8.count
    context = composer.context
    return result
  }

  /// An empty text in `context`.
  var emptyText: Composer { Composer(context, casing: writesCasing) }

  /// Appends the words of a final segment to `base`, which must be the base of its earlier previews.
  mutating func finish(_ words: [SpokenWord], after base: Composer) -> Composer {
    var progress = resume(words, after: base)
    read(&progress, isComplete: true)
    return progress.composer
  }

  /// Finishes the words of an interim segment.
  ///
  /// The context does not change.
  public mutating func preview(_ words: [SpokenWord]) -> FinishedText {
    preview(words, after: emptyText) { $0 }
  }

  /// Appends the words of an interim segment to `base` and returns the result of `take` for the text.
  mutating func preview<Part>(
    _ words: [SpokenWord], after base: Composer, take: (FinishedText) -> Part
  ) -> Part {
    var progress = resume(words, after: base)
    read(&progress, isComplete: false)
    let settled = progress.composer.mark
    for index in progress.next..<progress.tokens.count {
      let token = progress.tokens[index]
      progress.composer.append(token, names: vocabulary.cases)
    }
    let part = progress.composer.take(settled: settled.text, take)
    progress.composer.restore(settled)
    cache = progress
    return part
  }

  /// The progress of reading a segment.
  struct Progress: Sendable {
    /// A position from which reading can resume.
    struct Place: Sendable {
      let next: Int
      let reach: Int
      let mark: Composer.Mark
    }

    var words: [SpokenWord] = []
    var tokens: [Token] = []
    var next = 0
    var composer: Composer

    /// The positions since text was last removed.
    var places: [Place] = []
  }

  /// Returns the progress of the last preview, up to the first word that has changed in `words`.
  private mutating func resume(_ words: [SpokenWord], after base: Composer) -> Progress {
    var progress = cache ?? Progress(composer: base)
    // Releases the copy, so that the arrays are changed in place.
    cache = nil
    var common = 0
    while common < min(words.count, progress.words.count), words[common] == progress.words[common] {
      common += 1
    }
    if common < progress.words.count {
      while let last = progress.tokens.last, last.word >= common { progress.tokens.removeLast() }
      while let last = progress.places.last, last.reach > progress.tokens.count {
        progress.places.removeLast()
      }
      if let place = progress.places.last {
        progress.composer.restore(place.mark)
        progress.next = place.next
      } else {
        progress.composer = base
        progress.next = 0
      }
    }
    progress.words = words
    for index in common..<words.count {
      Token.append(index, of: words, by: language.lexicon, to: &progress.tokens)
    }
    return progress
  }

  private func read(_ progress: inout Progress, isComplete: Bool) {
    let reader = Reader(
      progress.tokens, isComplete: isComplete, reach: progress.places.last?.reach ?? 0)
    while progress.next < progress.tokens.count {
      reader.begin(at: progress.next)
      let step =
        vocabulary.read(reader, progress.words, at: progress.next).map(Step.written)
        ?? step(reader, at: progress.next, in: progress.composer.context)
      if reader.touchedEnd { break }
      perform(step, on: &progress)
      if !isComplete {
        progress.places.append(
          .init(next: progress.next, reach: reader.reach, mark: progress.composer.mark))
      }
    }
  }

  /// The ways to handle the words at a position.
  private enum Step {
    case word
    case name(String)
    case words(end: Int)
    case written(Reading)
    case command(CommandPhrase.Effect, end: Int)
    case omit(end: Int)
  }

  private func step(_ reader: Reader, at index: Int, in context: TextContext) -> Step {
    let word = reader[index]
    if options.fillers == true {
      if word.has(.filler) { return .omit(end: endOfFiller(reader, index, context)) }
      if word.has(.stutter), !context.startsSentence, isRepeated(reader, index) {
        return .omit(end: index + 1)
      }
    }
    if writesNumbers, word.addressSign != nil,
      let address = Addresses(reader, domains: language.domains).read(at: index)
    {
      return .written(address)
    }
    if options.commands, !word.phrases.isEmpty {
      let commands = Commands(
        reader: reader, startsSentence: context.startsSentence && context.quotes == 0
      ) { allows($0, in: context) }
      if let command = commands.read(at: index) {
        return .command(command.effect, end: command.end)
      }
    }
    if writesNumbers, let reading = language.read(reader, at: index) {
      return reading.text == nil ? .words(end: reading.end) : .written(reading)
    }
    if writesCasing {
      if word.has(.sometimesName), let name = language.name(reader, at: index) {
        return .name(name)
      }
      // Needed only where the word would otherwise be capitalized: “Ada@example.com”, “London.org”.
      if writesNumbers, context.startsSentence || word.written != nil, !word.has(.notInAddress),
        let address = Addresses(reader, domains: language.domains).named(at: index)
      {
        return .written(address)
      }
    }
    return .word
  }

  /// Whether the word at `index` is the same as the previous one, as in “the um the”.
  private func isRepeated(_ reader: Reader, _ index: Int) -> Bool {
    var previous = index - 1
    while reader[previous].has(.filler) { previous -= 1 }
    return reader[previous] === reader[index]
  }

  /// The index after a filler, and after a comma that would start the sentence.
  private func endOfFiller(_ reader: Reader, _ index: Int, _ context: TextContext) -> Int {
    guard writesPunctuation, context.startsSentence,
      case .sign(let sign)? = Commands(reader: reader, startsSentence: true, allows: { _ in true })
        .read(at: index + 1)?.effect, sign.text == ","
    else { return index + 1 }
    return index + 2
  }

  private func allows(_ effect: CommandPhrase.Effect, in context: TextContext) -> Bool {
    switch effect {
    case .sign(let sign):
      // There is no quotation to close in “his quote unquote friend”.
      writesPunctuation && (sign.quotes >= 0 || context.quotes > 0)
    case .quotation: writesPunctuation
    case .newLine: true
    case .capitals, .allCapitals, .nextInCapitals, .nextCapitalized: writesCasing
    case .caller(let command): options.callerCommands.contains(command)
    }
  }

  private func perform(_ step: Step, on progress: inout Progress) {
    let first = progress.next
    if progress.tokens[first].followsPause { progress.composer.beginUtterance() }
    switch step {
    case .word: appendWords(first + 1, &progress)
    case .name(let name):
      let token = progress.tokens[first].written(name)
      progress.composer.append(token, names: [:])
      progress.next += 1
    case .words(let end): appendWords(end, &progress)
    case .omit(let end):
      progress.composer.omit(
        progress.words(first..<end), keeping: progress.tokens[end - 1].trail)
      progress.next = end
    case .written(let reading):
      progress.composer.append(
        reading.text ?? "", from: progress.tokens[first], to: progress.tokens[reading.end - 1],
        continues: reading.continues, startsWithWord: reading.startsWithWord)
      progress.next = reading.end
    case .command(let effect, let end):
      perform(effect, words: progress.words(first..<end), on: &progress)
      progress.next = end
    }
  }

  private func appendWords(_ end: Int, _ progress: inout Progress) {
    for index in progress.next..<end {
      let token = progress.tokens[index]
      progress.composer.append(token, names: vocabulary.cases)
    }
    progress.next = end
  }

  private func perform(
    _ effect: CommandPhrase.Effect, words: Range<Int>, on progress: inout Progress
  ) {
    switch effect {
    case .sign(let sign): progress.composer.append(sign, words: words)
    case .quotation(let open, let close):
      let isOpen = progress.composer.context.quotes > 0
      progress.composer.append(isOpen ? close : open, words: words)
    case .newLine(let count): progress.composer.appendLines(count, words: words)
    case .capitals(let on):
      progress.composer.omit(words)
      progress.composer.change { $0.capitals = on ? .titles : .normal }
    case .allCapitals(let on):
      progress.composer.omit(words)
      progress.composer.change { $0.capitals = on ? .all : .normal }
    case .nextInCapitals:
      progress.composer.omit(words)
      progress.composer.change { $0.next = .all }
    case .nextCapitalized:
      progress.composer.omit(words)
      progress.composer.change { $0.next = .titles }
    case .caller(let command):
      let isDone =
        switch command {
        case .scratch: progress.composer.scratch()
        case .undo: progress.composer.undo()
        case .deleteWord: progress.composer.deleteWord()
        case .stopListening, .send: false
        }
      if isDone { progress.places = [] } else { progress.composer.append(command) }
      progress.composer.omit(words)
      progress.composer.beginUtterance()
    }
  }
}

extension Finisher.Progress {
  /// The spoken words of `tokens`.
  fileprivate func words(_ tokens: Range<Int>) -> Range<Int> {
    self.tokens[tokens.lowerBound].word..<self.tokens[tokens.upperBound - 1].word + 1
  }
}
