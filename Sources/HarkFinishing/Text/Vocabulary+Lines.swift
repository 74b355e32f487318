// The text form in which the user writes a vocabulary.
extension Vocabulary {
  /// The maximum number of entries and replacements together; finishing is measured with 200.
  package static let entryLimit = 1_000

  /// The maximum length of the text form, in UTF-8 code units.
  package static let lengthLimit = 24_000

  /// Creates a vocabulary from its text form, which has one entry per line.
  ///
  /// ```
  /// # Comments begin with a number sign.
  /// Siobhan
  /// iPhone: eye phone, i phone
  /// my address = 5 Harbour Street, Bergen
  /// ```
  ///
  /// A line is a name or a term, optionally with spellings of its pronunciation, or a phrase and
  /// the text that replaces it.
  public init(lines text: String) throws(VocabularyFault) {
    self.init()
    guard text.utf8.count <= Self.lengthLimit else { throw .tooLong }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      try add(line.trimmed, number: index + 1)
      guard entries.count + replacements.count <= Self.entryLimit else { throw .tooManyEntries }
    }
  }

  /// The text form, without a final line break.
  public var lines: String {
    let entries = entries.map { entry in
      entry.spokenForms.isEmpty
        ? entry.written : "\(entry.written): \(entry.spokenForms.joined(separator: ", "))"
    }
    return (entries + replacements.map { "\($0.phrase) = \($0.text)" }).joined(separator: "\n")
  }

  private mutating func add(_ line: Substring, number: Int) throws(VocabularyFault) {
    guard let first = line.first, first != "#" else { return }
    guard let place = line.firstIndex(where: { $0 == "=" || $0 == ":" }) else {
      return entries.append(Entry(String(line)))
    }
    let sign = line[place]
    let (left, right) = (line[..<place].trimmed, line[line.index(after: place)...].trimmed)
    guard !left.isEmpty, !right.isEmpty else { throw .oneSided(line: number, sign: sign) }
    if sign == "=" {
      replacements.append(Replacement(String(left), with: String(right)))
    } else {
      let forms = right.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
      entries.append(Entry(String(left), spokenForms: forms.map(String.init)))
    }
  }
}

/// The reason that text is not a valid vocabulary.
public enum VocabularyFault: Error, Sendable, Hashable {
  /// A line, numbered from 1, has no text before or after its `=` or `:`.
  case oneSided(line: Int, sign: Character)

  /// There are more than 1,000 entries.
  case tooManyEntries

  /// The text has more than 24,000 bytes in UTF-8.
  case tooLong
}

extension Substring {
  /// The text without leading and trailing whitespace.
  fileprivate var trimmed: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return self[first...last]
  }
}
