/// What the last words of something that is being said tell of whether more is coming.
public enum SpokenEnding: String, Sendable, Equatable, CaseIterable {
  /// Nothing: it may be over, or not.
  case open

  /// It ends as a sentence does, or with a word that closes a talk.
  case finished

  /// Its last word wants another one behind it: "and", "with the".
  case joining

  /// Its last words are digits of a number that is being told.
  case number

  /// It ends with a sound of somebody who thinks: "um".
  case filler
}
