extension String {
  /// Returns the number of characters in the last `count` words and the whitespace between and after
  /// them.
  func lengthOfLastWords(_ count: Int) -> Int {
    var length = 0
    var wordsToGo = count
    var isInWord = false
    for character in reversed() {
      if character.isWhitespace == isInWord {
        if isInWord { wordsToGo -= 1 }
        isInWord.toggle()
      }
      if wordsToGo <= 0 { break }
      length += 1
    }
    return length
  }

  func bytes(of characters: Range<Int>) -> Range<Int> {
    let start = index(startIndex, offsetBy: characters.lowerBound)
    let end = index(start, offsetBy: characters.count)
    let offset = utf8.distance(from: startIndex, to: start)
    return offset..<offset + utf8.distance(from: start, to: end)
  }

  /// Returns the offset in characters of the boundary at byte `offset`, or of the next one.
  func characterOffset(ofByte offset: Int) -> Int {
    characterOffset(of: offset, roundedUp: true) { $0.utf8.count }
  }

  /// Returns the offset in characters of the boundary at `offset`, given in the units of `length`.
  ///
  /// Inside a character, the result is the boundary before it, or after it if `roundedUp`; beyond
  /// the text, it is the end.
  func characterOffset(of offset: Int, roundedUp: Bool, length: (Character) -> Int) -> Int {
    var reached = 0
    var count = 0
    for character in self {
      if reached >= offset { return count }
      reached += length(character)
      if reached > offset && !roundedUp { return count }
      count += 1
    }
    return count
  }

  subscript(bytes range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }

  mutating func replaceBytes(_ range: Range<Int>, with new: String) {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    replaceSubrange(start..<utf8.index(start, offsetBy: range.count), with: new)
  }
}
