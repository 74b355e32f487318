/// The text of a field that accepts typing and speech.
///
/// During a recording, its words form one contiguous range at the former cursor position and are
/// revised there. The text before and after them is preserved byte for byte, and typing is
/// disabled. Afterward, the words are ordinary text, and one `undo` removes them.
///
/// Offsets count `Character`s, so that emoji, flags, and accented characters are never split;
/// `Draft+UTF16.swift` converts them for UIKit and JavaScript. Speech never combines with a typed
/// character. Typed text may combine with an adjacent character, such as an accent with the letter
/// before it; the cursor then follows the combined character.
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

  /// The recording in progress.
  var recording: SpokenPart?

  var history = EditHistory()

  /// Creates a draft; a selection beyond the text is clamped.
  public init(_ text: String = "", selection: Range<Int>? = nil, limit: Int = standardLimit) {
    self.text = text
    self.text.makeContiguousUTF8()
    self.limit = limit
    characterCount = self.text.count
    self.selection = selection.map { $0.clamped(to: 0..<characterCount) }
  }
}

extension Draft {
  /// Whether a recording is in progress and the field is therefore read-only.
  public var isRecording: Bool { recording != nil }

  /// The range of the words that the last revision appended to the speech, for emphasis.
  ///
  /// `nil` if it appended none, or if no recording is in progress.
  public var newWords: Range<Int>? { recording?.newWords }

  /// Whether the text exceeds the limit for saving.
  public var isOverLimit: Bool { characterCount > limit }

  /// Whether the text is empty or consists of white space only.
  public var isBlank: Bool { text.unicodeScalars.allSatisfy(\.isSpace) }

  /// Whether the current text can be saved or sent.
  public var isSavable: Bool { !isRecording && !isOverLimit && !isBlank }

  /// The number of words in `text`, separated by white space of any kind.
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
  /// Whether the scalar is Unicode white space, with a fast path for ASCII.
  var isSpace: Bool { isASCII ? value == 32 || 9...13 ~= value : properties.isWhitespace }
}

extension Draft: Confidential {
  /// The sizes and the cursor position of the draft, without its text.
  public var description: String {
    "Draft(text: <\(characterCount) characters>, selection: \(selection?.description ?? "nil"), "
      + "spoken: \(spokenText.veiled), limit: \(limit), isRecording: \(isRecording))"
  }
}
