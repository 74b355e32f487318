import Hark

/// The services behind the file API: `/v1/audio/…` and `/v1/models`.
public struct FileServices: Sendable {
  /// The recognizer for files, which should yield to live sessions.
  public var recognizer: any Recognizer

  /// Creates a voice detector for the audio.
  public var detector: @Sendable () -> any VoiceDetector

  /// Opens the audio file at a path.
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

  /// The user of requests from this machine without a token.
  public var localUser: String

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
    self.recognizer = recognizer
    self.detector = detector
    self.sound = sound
    self.speech = speech
    self.atOnce = max(atOnce, 1)
    self.waitLimit = max(waitLimit, 0)
    self.sizeLimit = max(sizeLimit, 1)
    self.longest = longest
    self.localUser = localUser
  }

  /// Returns the message for audio of which only the given number of seconds was recognized.
  static func endOfTooLong(_ seconds: Double) -> String {
    "The sound is too long; only its first \(clock(seconds)) were heard, so send the rest in another "
      + "file."
  }

  /// Returns a duration as text for users.
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

  /// Returns the problem with the file and its remedy, in one sentence; `nil` if none is known.
  public var problem: @Sendable () -> String?

  /// Returns whether the file cannot be read because the server lacks resources, such as file
  /// descriptors.
  public var isOurFault: @Sendable () -> Bool

  /// Creates a description of an audio file.
  public init(
    microphone: any Microphone, progress: @escaping @Sendable () -> (heard: Double, total: Double?),
    problem: @escaping @Sendable () -> String?,
    isOurFault: @escaping @Sendable () -> Bool = { false }
  ) {
    self.microphone = microphone
    self.progress = progress
    self.problem = problem
    self.isOurFault = isOurFault
  }
}
