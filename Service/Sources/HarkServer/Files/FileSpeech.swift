import Hark

/// The speech synthesis behind the file API.
public struct FileSpeech: Sendable {
  /// The name of the synthesizer, such as `espeak-ng`.
  public var name: String

  /// The available voices, by the names that clients request.
  public var voices: [NamedVoice]

  /// The available file formats, default first.
  public var formats: [SpeechFormat]

  /// Returns the audio of one sentence in a voice, at a multiple of the normal speed.
  public var speak:
    @Sendable (_ sentence: String, _ voice: NamedVoice, _ speed: Double) ->
      AsyncThrowingStream<SpokenChunk, any Error>

  /// Returns an encoder for a format, or `nil` if it cannot be created.
  public var encoder: @Sendable (SpeechFormat) -> SpeechEncoder?

  /// Creates a speech synthesis service.
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

/// A voice with the name that clients request.
public struct NamedVoice: Sendable, Hashable {
  /// The name that clients request, in lowercase.
  public var name: String

  /// The synthesizer's name for the voice.
  public var file: String

  /// The language of the voice.
  public var locale: LocaleTag

  /// Creates a voice.
  public init(name: String, file: String, locale: LocaleTag) {
    self.name = name
    self.file = file
    self.locale = locale
  }
}

/// The file format of synthesized speech, mono at 24 kHz.
public enum SpeechFormat: String, Sendable, CaseIterable {
  case mp3, opus, flac, wav, pcm

  /// The HTTP content type.
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

/// Encodes 16 kHz samples in the range −1…1 incrementally into an audio file.
public struct SpeechEncoder {
  /// Encodes samples and returns the bytes of the file available so far; `nil` if encoding fails.
  public var encode: ([Float]) -> [UInt8]?

  /// Returns the rest of the file; `nil` if encoding fails.
  public var finish: () -> [UInt8]?

  /// Creates an encoder from its two functions.
  public init(encode: @escaping ([Float]) -> [UInt8]?, finish: @escaping () -> [UInt8]?) {
    self.encode = encode
    self.finish = finish
  }
}
