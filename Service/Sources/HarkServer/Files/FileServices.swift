import Hark

/// What the API for files is made of: `/v1/audio/…` and `/v1/models`.
public struct FileServices: Sendable {
  /// Turns the sound of files into words; it should give way to that of live sessions.
  public var recognizer: any Recognizer

  /// Makes what finds speech in the sound.
  public var detector: @Sendable () -> any VoiceDetector

  /// Plays the file at a path.
  public var sound: @Sendable (_ path: String) -> FileSound

  /// Speaks; nil where there is no voice.
  public var speech: FileSpeech?

  /// How many files are recognised at once; others wait.
  public var atOnce: Int

  /// How many may wait.
  public var waitLimit: Int

  /// The largest file, in bytes.
  public var sizeLimit: Int

  /// The longest sound, in seconds.
  public var longest: Double

  /// Who somebody on this machine is who shows no token.
  public var localUser: String

  /// 128 MiB: eleven minutes of WAV in two channels at 48 kHz, an hour and ten at 16 kHz in one.
  public static let standardSizeLimit = 128 << 20

  /// Four hours: as much as the largest file holds of speech as MP3, where silence in FLAC would fill days.
  public static let standardLongest = 4.0 * 3_600

  /// As many as a person might drop on a page at once; a file that waits costs only its room on disk.
  public static let standardWaitLimit = 16

  /// Gives them.
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

  /// What is wrong with a sound of which only so many seconds are heard.
  static func endOfTooLong(_ seconds: Double) -> String {
    "The sound is too long; only its first \(clock(seconds)) were heard, so send the rest in another "
      + "file."
  }

  /// A length as people say it.
  static func clock(_ seconds: Double) -> String {
    seconds < 7_200 ? "\(Int(seconds)) seconds" : "\(Int(seconds / 3_600)) hours"
  }
}

/// A sound file that is played to a recogniser.
public struct FileSound: Sendable {
  /// Plays it; its sound waits to be asked for.
  public var microphone: any Microphone

  /// Seconds that were heard of it, and how many there are where it says so.
  public var progress: @Sendable () -> (heard: Double, total: Double?)

  /// What is wrong with the file, in one sentence that says what to do; nil when nothing is known.
  public var problem: @Sendable () -> String?

  /// Whether it cannot be read because the machine has no means at present, such as files to open.
  public var isOurFault: @Sendable () -> Bool

  /// Describes it.
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
