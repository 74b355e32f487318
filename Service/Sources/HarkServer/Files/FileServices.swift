import Hark

/// The services behind the file API: `/v1/audio/…` and `/v1/models`.
public struct FileServices: Sendable {
  /// The recognizer for files, which should yield to live sessions.
  public var recognizer: any Recognizer

  /// Creates a voice detector for the audio.
  public var detector: @Sendable () -> any VoiceDetector

  /// Returns the audio file at a path.
  public var sound: @Sendable (_ path: String) -> FileSound

  /// The speech synthesis; `nil` if there is no voice.
  public var speech: FileSpeech?

  /// The maximum number of files recognized concurrently; others wait.
  public var atOnce: Int

  /// The maximum number of waiting files.
  public var waitLimit: Int

  /// The maximum size of a file, in bytes.
  public var sizeLimit: Int

  /// The maximum duration of audio, in seconds.
  public var longest: Double

  /// The user whose requests come from this machine without a token.
  public var localUser: String

  /// The clock of the files' sessions; tests replace it.
  var timekeeper: any Timekeeper = SystemTimekeeper()

  /// The default maximum size of a file, 128 MiB: 11 minutes of stereo WAV at 48 kHz, or 70 minutes
  /// of mono WAV at 16 kHz.
  public static let standardSizeLimit = 128 << 20

  /// The default maximum duration, four hours.
  ///
  /// A file of the maximum size holds about this much speech as MP3, but could hold days of silence
  /// as FLAC.
  public static let standardLongest = 4.0 * 3_600

  /// The default maximum number of waiting files: as many as a user might drop on a page at once.
  ///
  /// A waiting file costs only disk space.
  public static let standardWaitLimit = 16

  /// Creates file services.
  public init(
    recognizer: any Recognizer,
    detector: @escaping @Sendable () -> any VoiceDetector = { SpectralVoiceDetector() },
    sound: @escaping @Sendable (_ path: String) -> FileSound, speech: FileSpeech? = nil,
    atOnce: Int = 1, waitLimit: Int = standardWaitLimit, sizeLimit: Int = standardSizeLimit,
    longest: Double = standardLongest, localUser: String
  ) {
    (self.recognizer, self.detector, self.sound) = (recognizer, detector, sound)
    self.speech = speech
    self.atOnce = max(atOnce, 1)
    self.waitLimit = max(waitLimit, 0)
    self.sizeLimit = max(sizeLimit, 1)
    self.longest = longest
    self.localUser = localUser
  }

  /// Returns the message for overlong audio, of which only the first `seconds` were recognized.
  static func endOfTooLong(_ seconds: Double) -> String {
    "The audio is too long; only its first \(clock(seconds)) were transcribed, so send the rest in "
      + "another file."
  }

  static func clock(_ seconds: Double) -> String {
    seconds < 7_200 ? "\(Int(seconds)) seconds" : "\(Int(seconds / 3_600)) hours"
  }
}

/// An audio file that is played to a recognizer.
public struct FileSound: Sendable {
  /// Plays the file, delivering audio on demand.
  public var microphone: any Microphone

  /// Returns the seconds played so far, and the total duration if the file declares it.
  public var progress: @Sendable () -> (heard: Double, total: Double?)

  /// Returns a sentence that describes the problem with the file and how to fix it; `nil` if no
  /// problem is known.
  public var problem: @Sendable () -> String?

  /// Returns whether the file cannot be read because of a server problem, such as a lack of file
  /// descriptors.
  public var isOurFault: @Sendable () -> Bool

  /// Creates a description of an audio file.
  public init(
    microphone: any Microphone, progress: @escaping @Sendable () -> (heard: Double, total: Double?),
    problem: @escaping @Sendable () -> String?,
    isOurFault: @escaping @Sendable () -> Bool = { false }
  ) {
    (self.microphone, self.progress, self.problem) = (microphone, progress, problem)
    self.isOurFault = isOurFault
  }
}

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
    (self.name, self.voices, self.formats, self.speak) = (name, voices, formats, speak)
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
    (self.name, self.file, self.locale) = (name, file, locale)
  }
}

/// The file format of synthesized speech, mono at 24 kHz.
public enum SpeechFormat: String, Sendable, CaseIterable {
  case mp3, opus, flac, wav, pcm

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
