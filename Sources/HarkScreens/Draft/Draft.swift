import Hark

/// The text of a field that accepts typing and speech.
///
/// During a recording, its words form one contiguous range at the former cursor position and are
/// revised there. The text before and after them is preserved byte for byte, and typing is
/// disabled. Afterward, the words are ordinary text, and one `undo` removes them.
///
/// Offsets count `Character`s, so that emoji, flags, and accented characters are never split;
/// `rangeInUTF16(_:)` and `range(fromUTF16:)` convert them for UIKit and JavaScript. Speech never
/// combines with a typed character. Typed text may combine with an adjacent character, such as an
/// accent with the letter before it; the cursor then follows the combined character.
public struct Draft: Sendable, Equatable {
  /// The default maximum number of characters in a draft.
  public static let standardLimit = 10_000

  /// The entire text of the field.
  public internal(set) var text: String

  /// The selected characters, or the cursor as an empty range; `nil` if the field has no cursor.
  public internal(set) var selection: Range<Int>?

  /// The number of characters in `text`.
  public internal(set) var characterCount: Int

  /// The maximum number of characters to which speech may extend the draft.
  ///
  /// Typing may exceed it, so that no typed text is lost; the draft then cannot be saved.
  public let limit: Int

  /// The text spoken in the current or last recording, without surrounding spaces.
  ///
  /// The next recording and the user's first edit clear it; the field retains its text.
  public internal(set) var spokenText = ""

  /// The range of `spokenText` in `text`; `nil` if it is empty.
  public internal(set) var spokenRange: Range<Int>?

  var recording: SpokenPart?

  /// The words of the last ended recording, in UTF-8 code units of the text; `nil` once they are edited.
  var lastSpeech: Range<Int>?

  /// The same for the recording before those without words; `nil` if the last one has words.
  var earlierSpeech: Range<Int>?

  /// The finished words of ended recordings.
  var said = SaidPieces()

  /// The whole text when a recording last ended with its transcript or, if later, when the user
  /// last accepted a suggested correction; `nil` before either.
  var recognized: String?

  var history = EditHistory()

  /// Creates a draft; a selection beyond the text is clamped.
  public init(_ text: String = "", selection: Range<Int>? = nil, limit: Int = standardLimit) {
    self.text = text
    self.text.makeContiguousUTF8()
    self.limit = limit
    characterCount = self.text.count
    self.selection = selection.map { $0.clamped(to: 0..<characterCount) }
  }

  /// Whether a recording is in progress and the field is therefore read-only.
  public var isRecording: Bool { recording != nil }

  /// The range of the words that the last revision appended to the speech, for emphasis.
  ///
  /// `nil` if it appended none, or if no recording is in progress.
  public var newWords: Range<Int>? { recording?.newWords }

  /// Whether the text exceeds the limit for saving, in characters or in scalars, of which it may have
  /// four per character.
  public var isOverLimit: Bool {
    characterCount > limit || text.hasMoreScalars(than: TextLimit.scalars(in: limit))
  }

  /// Whether the text is empty or consists of whitespace only.
  public var isBlank: Bool { text.unicodeScalars.allSatisfy(\.isSpace) }

  /// Whether the current text can be saved or sent.
  public var isSavable: Bool { !isRecording && !isOverLimit && !isBlank }

  /// The number of words in `text`, separated by whitespace of any kind.
  public var wordCount: Int {
    var count = 0
    var isInWord = false
    for scalar in text.unicodeScalars {
      let isSpace = scalar.isSpace
      if !isSpace && !isInWord { count += 1 }
      isInWord = !isSpace
    }
    return count
  }
}

extension Unicode.Scalar {
  var isSpace: Bool { isASCII ? value == 32 || 9...13 ~= value : properties.isWhitespace }
}

extension Draft: Confidential {
  /// The sizes and the cursor position of the draft, without its text.
  public var description: String {
    "Draft(text: <\(characterCount) characters>, selection: \(selection?.description ?? "nil"), "
      + "spoken: \(spokenText.veiled), limit: \(limit), isRecording: \(isRecording))"
  }
}

/// Offsets in UTF-16 code units, as UIKit and JavaScript use them.
extension Draft {
  /// The selection or cursor in UTF-16 code units.
  public var selectionInUTF16: Range<Int>? { selection.map(rangeInUTF16) }

  /// Returns a range of characters in UTF-16 code units; a range beyond the text is clamped.
  public func rangeInUTF16(_ characters: Range<Int>) -> Range<Int> {
    let range = characters.clamped(to: 0..<characterCount)
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(start, offsetBy: range.count)
    let offset = text.utf16.distance(from: text.startIndex, to: start)
    return offset..<offset + text.utf16.distance(from: start, to: end)
  }

  /// Returns the range of all characters that a range of UTF-16 code units touches.
  ///
  /// A cursor inside a character moves before it; a range beyond the text is clamped.
  public func range(fromUTF16 units: Range<Int>) -> Range<Int> {
    let start = text.characterOffset(of: units.lowerBound, roundedUp: false) { $0.utf16.count }
    guard !units.isEmpty else { return start..<start }
    return start..<text.characterOffset(of: units.upperBound, roundedUp: true) { $0.utf16.count }
  }
}
