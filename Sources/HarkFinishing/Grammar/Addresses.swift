/// Formats spoken email and web addresses, such as “ada at example dot com”.
struct Addresses {
  let reader: Reader

  /// The domains that can end a web address without “www” before it.
  private let domains: Set<String>

  init(_ reader: Reader, domains: Set<String> = Addresses.domains) {
    self.reader = reader
    self.domains = domains
  }

  /// The maximum number of letters or parts in an address; without it, the time to read a long
  /// sequence of letters would be quadratic.
  private static let limit = 40

  /// The domains that can end a web address without “www” before it.
  static let domains = Set(
    """
    com org net edu gov mil int info biz io ai app dev co me tv fm uk us ca au nz ie de fr es it nl \
    ch at se no dk fi pl cz pt gr ru jp cn kr br mx za eu tech online site shop blog cloud xyz
    """.split(separator: " ").map(String.init))

  /// Returns the address at `index`, or the rest of an address that begins with the previous word.
  func read(at index: Int) -> Reading? {
    let word = reader[index]
    if word.addressSign != nil { return continuation(at: index) }
    if let scheme = scheme(at: index) { return scheme }
    guard word.has(.letter) || word.number != nil else { return nil }
    return spelled(at: index)
  }

  /// Returns the rest of an address whose first word precedes `index`.
  private func continuation(at index: Int) -> Reading? {
    let previous = reader[index - 1]
    guard reader.isJoined(index), !previous.has([.notInAddress, .boundary]) else { return nil }
    // “it was late period at example dot com”
    if previous.phrases.contains(where: { $0.words.count == 1 }) { return nil }
    // “at” is also a preposition: “shoes at example dot com”.
    let word = reader[index]
    if word.has(.at), word.has(.preposition), !isMailbox(index - 1) { return nil }
    return tail(at: index, allowsUnknownDomain: false).map {
      Reading(end: $0.end, text: $0.text, continues: true)
    }
  }

  /// Hosts that are known for their mailboxes.
  private static let providers: Set = [
    "gmail", "hotmail", "outlook", "yahoo", "icloud", "protonmail", "aol", "gmx",
  ]

  /// Whether the word at `index` can be the name before “at”: it follows “to” or “is”, is the last
  /// part of a longer name, names a role, such as “info”, or is followed by a mail host.
  private func isMailbox(_ index: Int) -> Bool {
    let previous = reader[index - 1]
    return previous.has([.boundary, .beforeAddress]) || previous.addressSign != nil
      || reader[index].has([.letter, .mailbox]) || reader[index].number != nil
      || Self.providers.contains(reader.text(index + 2).lowercased())
  }

  /// Returns an address whose first part is the word at `index`.
  func named(at index: Int) -> Reading? {
    guard reader[index + 1].addressSign != nil, isLabel(reader.text(index)),
      let rest = continuation(at: index + 1)
    else { return nil }
    return Reading(end: rest.end, text: reader.text(index) + (rest.text ?? ""))
  }

  /// Returns an address whose first part is spelled out: “a b c at example dot com”.
  private func spelled(at index: Int) -> Reading? {
    guard let first = label(at: index, isFirst: true), reader[first.end].addressSign != nil,
      let rest = tail(at: first.end, allowsUnknownDomain: false)
    else { return nil }
    return Reading(end: rest.end, text: first.text + rest.text)
  }

  /// Returns an address that starts with “www” or “http”.
  private func scheme(at index: Int) -> Reading? {
    guard reader[index].has(.letter) || reader[index].has(.addressStart) else { return nil }
    guard let first = label(at: index, isFirst: true) else { return nil }
    if first.text == "www" {
      return tail(at: first.end, allowsUnknownDomain: true).map {
        Reading(end: $0.end, text: first.text + $0.text)
      }
    }
    guard ["http", "https", "ftp"].contains(first.text), reader[first.end].has(.colon),
      reader[first.end + 1].has(.slash), reader[first.end + 2].has(.slash),
      let host = label(at: first.end + 3),
      let rest = tail(at: host.end, allowsUnknownDomain: true)
    else { return nil }
    return Reading(end: rest.end, text: first.text + "://" + host.text + rest.text)
  }

  /// Returns the separators and labels from `index` on if they complete an address.
  private func tail(at index: Int, allowsUnknownDomain: Bool) -> (text: String, end: Int)? {
    var text = ""
    var end = index
    var hasAt = false
    var isDomain = false
    var isPath = false
    var best: (text: String, end: Int)?
    while end < index + Self.limit, let sign = reader[end].addressSign {
      let isAt = reader[end].has(.at)
      if isAt, hasAt || isPath { break }
      if reader[end].has(.slash), !isDomain { break }
      let isEnglishDot = reader[end].key == "dot"
      // “takk punktum | info følger”
      if sign == ".", !hasAt, !allowsUnknownDomain, !isPath, !reader.isJoined(end + 1) { break }
      guard let next = label(at: end + 1, isPath: sign == "/") else {
        if reader[end].has(.slash), let found = best { best = (found.text + sign, end + 1) }
        break
      }
      text += sign + next.text
      end = next.end
      if isAt {
        hasAt = true
        isDomain = false
        best = nil
      } else if sign == "." {
        let isKnown =
          domains.contains(next.text) || isEnglishDot && Self.domains.contains(next.text)
        isDomain = hasAt || allowsUnknownDomain || isKnown
        if isDomain { best = (text, end) } else if isPath { best = (text, end) }
      } else if sign == "/" {
        isPath = true
        best = (text, end)
      } else if isPath {
        best = (text, end)
      } else {
        isDomain = false
      }
    }
    return best
  }

  /// Returns the letters, digits, and at most one word from `index` on as a single label.
  ///
  /// Letters join the next word (“g mail”), except in the first label, where “a” may be an article. Digits
  /// can follow the word. In a path, every word is a label.
  private func label(
    at index: Int, isFirst: Bool = false, isPath: Bool = false
  ) -> (text: String, end: Int)? {
    var text = ""
    var place = index
    while place < index + Self.limit {
      let word = reader[place]
      if word.has(.letter) {
        text += word.key
        place += 1
      } else if word.number != nil || word.has(.double) {
        guard let digits = digits(at: place) else { break }
        text += digits.text
        place = digits.end
      } else {
        break
      }
    }
    if isFirst, !text.isEmpty { return (text, place) }
    let word = reader[place]
    if !word.has([.boundary, .colon]), word.addressSign == nil,
      text.isEmpty ? isPath || !word.has(.notInAddress) : reader[place - 1].has(.letter),
      isLabel(reader.text(place))
    {
      text += reader.text(place).lowercased()
      place += 1
      // “doe forty two at”
      if let digits = digits(at: place), reader[digits.end].addressSign != nil {
        text += digits.text
        place = digits.end
      }
    }
    return text.isEmpty ? nil : (text, place)
  }

  private func digits(at index: Int) -> (text: String, end: Int)? {
    let numbers = Numbers(reader)
    if let row = numbers.row(at: index) { return (row.digits, row.end) }
    return numbers.whole(at: index).map { ($0.digits, $0.end) }
  }

  private func isLabel(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }
}
