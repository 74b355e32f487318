import Hark

/// What makes speech for the API.
public struct FileSpeech: Sendable {
  /// What speaks, such as `espeak-ng`.
  public var name: String

  /// Names that may be asked for, each with what it stands for.
  public var voices: [NamedVoice]

  /// The kinds of file that can be made, the one that is meant when nobody says first.
  public var formats: [SpeechFormat]

  /// The sound of one sentence in a voice, so many times as fast as usual.
  public var speak:
    @Sendable (_ sentence: String, _ voice: NamedVoice, _ speed: Double) ->
      AsyncThrowingStream<SpokenChunk, any Error>

  /// Makes what makes a file of sound; nil when it cannot.
  public var encoder: @Sendable (SpeechFormat) -> SpeechEncoder?

  /// Gives them.
  public init(
    name: String, voices: [NamedVoice], formats: [SpeechFormat],
    speak:
      @escaping @Sendable (_ sentence: String, _ voice: NamedVoice, _ speed: Double) ->
      AsyncThrowingStream<SpokenChunk, any Error>,
    encoder: @escaping @Sendable (SpeechFormat) -> SpeechEncoder?
  ) {
    self.name = name
    self.voices = voices
    self.formats = formats
    self.speak = speak
    self.encoder = encoder
  }
}

/// A voice by the name under which it is asked for.
public struct NamedVoice: Sendable, Hashable {
  /// What clients ask for, in small letters.
  public var name: String

  /// By which the synthesizer knows it.
  public var file: String

  /// What it speaks.
  public var locale: LocaleTag

  /// Describes a voice.
  public init(name: String, file: String, locale: LocaleTag) {
    self.name = name
    self.file = file
    self.locale = locale
  }
}

/// A kind of sound file that speech is sent as, mono at 24 kHz.
public enum SpeechFormat: String, Sendable, CaseIterable {
  case mp3, opus, flac, wav, pcm

  /// What a browser is told of it.
  var contentType: String {
    switch self {
    case .mp3: "audio/mpeg"
    case .opus: "audio/ogg"
    case .flac: "audio/flac"
    case .wav: "audio/wav"
    case .pcm: "audio/pcm"
    }
  }
}

/// Makes a file of sound that comes piece by piece: 16 kHz, −1…1.
public struct SpeechEncoder {
  /// Takes sound and returns what there is of the file by now; nil when it cannot be written.
  public var encode: ([Float]) -> [UInt8]?

  /// Returns the rest; nil when it cannot be written.
  public var finish: () -> [UInt8]?

  /// Gives both.
  public init(encode: @escaping ([Float]) -> [UInt8]?, finish: @escaping () -> [UInt8]?) {
    self.encode = encode
    self.finish = finish
  }
}
