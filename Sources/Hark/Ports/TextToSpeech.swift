/// Makes sound of written sentences, and plays nothing.
///
/// To the author of an adapter: sound may be asked for anew before the last is read to its end; a
/// library that makes one at a time queues. Convert to `AudioChunk`'s format at the edge. No sound is
/// lost, however slowly it is read. Errors are `VoiceFailure`s and reach the caller by ending
/// the stream: `synthesisFailed` where there is no voice for the language.
public protocol TextToSpeech: Sendable {
  /// The voices there are, for each language the best one first.
  var voices: [SpeechVoice] { get }

  /// The sound of `sentence`, from its first sample on, and where its words lie in it.
  ///
  /// Letting the stream go gives it up at once. A sentence with nothing to say gives silence or
  /// nothing.
  func speech(
    of sentence: String, locale: LocaleTag
  ) -> AsyncThrowingStream<SpokenChunk, any Error>
}

extension TextToSpeech {
  /// The voice that speaks `locale`: of the same language and region, else of the same language; nil
  /// when there is none.
  public func voice(for locale: LocaleTag) -> SpeechVoice? {
    LocaleTag.resolve([locale], among: voices.map(\.locale)).flatMap { found in
      voices.first { $0.locale == found }
    }
  }
}

/// A voice that can speak.
public struct SpeechVoice: Sendable, Hashable {
  /// What people call it, such as `Norwegian Bokmål`.
  public var name: String

  /// What it speaks.
  public var locale: LocaleTag

  /// Describes a voice.
  public init(name: String, locale: LocaleTag) {
    self.name = name
    self.locale = locale
  }
}

/// A run of spoken sound, with the words that begin in it.
public struct SpokenChunk: Sendable, Equatable {
  /// The sound, numbered from the sentence's first sample.
  public var sound: AudioChunk

  /// The words that begin in it, in order; empty where a synthesizer knows none.
  public var words: [WordMark]

  /// Makes a chunk.
  public init(_ sound: AudioChunk, words: [WordMark] = []) {
    self.sound = sound
    self.words = words
  }
}

/// Where a word of a sentence lies in its sound.
public struct WordMark: Sendable, Equatable {
  /// The word's place in the sentence, in characters.
  public var characters: Range<Int>

  /// Its first sample, counted from the beginning of the sentence.
  public var start: Int

  /// Makes a mark.
  public init(characters: Range<Int>, start: Int) {
    self.characters = characters
    self.start = start
  }
}
