/// The text of a field into which a person types and speaks.
///
/// While a recording is under way its words stand in one piece at the place where the cursor was,
/// and are revised there; what was typed before and behind stays byte for byte. Typing is off
/// meanwhile. Afterwards the words are ordinary text, and one `undo` takes them out again.
///
/// Offsets are counted in `Character`s, what a reader would call one sign, so no emoji, flag or
/// accent is ever cut; `Draft+UTF16.swift` converts for UIKit and JavaScript. Speech never melts
/// into a typed character. Typing may, because that is how a person composes one, as with an accent
/// after its letter; the cursor then stands behind the whole character.
public struct Draft: Sendable, Equatable {
  /// How many characters a draft may hold unless said otherwise.
  public static let standardLimit = 10_000

  /// Everything in the field.
  public internal(set) var text: String

  /// The selected characters, or the cursor as an empty range; nil while the field has no cursor.
  public internal(set) var selection: Range<Int>?

  /// How many characters `text` has.
  public internal(set) var characterCount: Int

  /// The greatest number of characters that speech may fill the draft to.
  ///
  /// Typing may pass it, so that nothing typed is lost; the draft then cannot be saved.
  public let limit: Int

  /// What was spoken in the recording under way or in the last one, without the spaces around it.
  ///
  /// The next recording and the person's first edit empty it; the field keeps its text.
  public internal(set) var spokenText = ""

  /// Where `spokenText` stands in `text`; nil when it is empty.
  public internal(set) var spokenRange: Range<Int>?

  /// The recording under way.
  var recording: SpokenPart?

  var history = EditHistory()

  /// Makes a draft; a selection beyond the text is brought back into it.
  public init(_ text: String = "", selection: Range<Int>? = nil, limit: Int = standardLimit) {
    self.text = text
    self.text.makeContiguousUTF8()
    self.limit = limit
    characterCount = self.text.count
    self.selection = selection.map { $0.clamped(to: 0..<characterCount) }
  }
}

extension Draft {
  /// Whether a recording is under way, and the field therefore read-only.
  public var isRecording: Bool { recording != nil }

  /// Where the words stand that the last revision added at the end of the speech, for emphasis.
  ///
  /// Nil when it added none, and when no recording is under way.
  public var newWords: Range<Int>? { recording?.newWords }

  /// Whether there is more text than may be saved.
  public var isOverLimit: Bool { characterCount > limit }

  /// Whether there is nothing but white space.
  public var isBlank: Bool { text.unicodeScalars.allSatisfy(\.isSpace) }

  /// Whether the text as it stands may be saved or sent.
  public var isSavable: Bool { !isRecording && !isOverLimit && !isBlank }

  /// How many words `text` has: stretches between white space of any kind.
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
  /// Whether Unicode calls it white space; quick for the signs of which most texts are made.
  var isSpace: Bool { isASCII ? value == 32 || 9...13 ~= value : properties.isWhitespace }
}

extension Draft: Confidential {
  /// How much of it there is, and where the cursor stands.
  public var description: String {
    "Draft(text: <\(characterCount) characters>, selection: \(selection?.description ?? "nil"), "
      + "spoken: \(spokenText.veiled), limit: \(limit), isRecording: \(isRecording))"
  }
}
