/// Synthesizes speech audio from sentences, without playing it.
///
/// For adapter authors: a new request may arrive before the previous stream has been read to its
/// end; a library that synthesizes one sentence at a time queues requests. Convert to
/// `AudioChunk`'s format in the adapter. No audio is lost, however slowly the stream is read.
/// Errors are `VoiceFailure`s, thrown by the stream, such as `synthesisFailed` if no voice exists
/// for the language.
public protocol TextToSpeech: Sendable {
  /// The available voices, best first for each language.
  var voices: [SpeechVoice] { get }

  /// Returns the audio of `sentence` from its first sample, with the positions of its words.
  ///
  /// Releasing the stream cancels the request immediately. A sentence without speakable text yields
  /// silence or nothing.
  func speech(of sentence: String, locale: LocaleTag) -> AsyncThrowingStream<SpokenChunk, any Error>
}

extension TextToSpeech {
  /// Returns the voice for `locale`, or `nil` if there is none.
  ///
  /// A voice with the same language and region is preferred to one with only the same language.
  public func voice(for locale: LocaleTag) -> SpeechVoice? {
    LocaleTag.resolve([locale], among: voices.map(\.locale)).flatMap { found in
      voices.first { $0.locale == found }
    }
  }
}

/// A synthesis voice.
public struct SpeechVoice: Sendable, Hashable {
  /// The user-visible name, such as `Norwegian Bokmål`.
  public var name: String

  /// The language of the voice.
  public var locale: LocaleTag

  /// Creates a description of a voice.
  public init(name: String, locale: LocaleTag) {
    self.name = name
    self.locale = locale
  }
}

/// A chunk of synthesized speech, with the words that begin in it.
public struct SpokenChunk: Sendable, Equatable {
  /// The audio, numbered from the sentence's first sample.
  public var sound: AudioChunk

  /// The words that begin in the chunk, in order; empty if the synthesizer reports no words.
  public var words: [WordMark]

  /// Creates a chunk.
  public init(_ sound: AudioChunk, words: [WordMark] = []) {
    self.sound = sound
    self.words = words
  }
}

/// The position of a word in a sentence's audio.
public struct WordMark: Sendable, Equatable {
  /// The range of the word in the sentence, in characters.
  public var characters: Range<Int>

  /// The first sample of the word, counted from the start of the sentence.
  public var start: Int

  /// Creates a mark.
  public init(characters: Range<Int>, start: Int) {
    self.characters = characters
    self.start = start
  }
}
