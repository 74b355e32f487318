import ArgumentParser
import Foundation
import Hark
import HarkSoundFile
import HarkStore

/// `hark transcribe`: transcribes speech in audio files or piped audio.
struct TranscribeCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcribe", abstract: "Transcribe audio files.",
    discussion: """
      Writes one paragraph per file to standard output, or to a file, while it transcribes; on a \
      terminal, words appear as they are recognized. Text of a transcription that was killed is in \
      hark recover. Reads WAV, FLAC, Ogg, MP3 and more, at any sample rate; - reads standard input.

      EXAMPLES
        hark transcribe talk.wav
        hark transcribe --realtime --experience call talk.flac
        hark transcribe --task-limit 60 lecture.wav
        hark transcribe --recognizer-url http://localhost:8000/v1 talk.wav
        hark transcribe --format srt -o talk.srt talk.wav
        hark transcribe --json talk.wav | grep '"type":"final"'
        curl -s https://example.org/talk.mp3 | hark transcribe -
      """)

  @OptionGroup var sound: SoundArguments

  @Option(
    help: ArgumentHelp(
      "Output: txt, srt or vtt (subtitles of one file), or json (events, one object per line).",
      valueName: "format"))
  var format: TranscriptFormat?

  @Flag(help: "Same as --format json.")
  var json = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("File to write instead of standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Do not save the text to disk while it is transcribed.")
  var noKeep = false

  @Flag(help: "Process the audio at its original speed.")
  var realtime = false

  @OptionGroup var preset: PresetOptions

  @Option(
    help: """
      Recognize the audio in tasks of at most N seconds (3 or more) and join their text; \
      a single task by default.
      """)
  var taskLimit: Double?

  @Option(help: ArgumentHelp("Seconds of audio per chunk, from 0.001 to 1.", visibility: .hidden))
  var chunk = 0.02

  func validate() throws {
    if json, format ?? .json != .json {
      throw ValidationError("--json and --format \(format?.rawValue ?? "") exclude each other.")
    }
    if format?.isSubtitles == true, sound.files.count > 1 {
      throw ValidationError("Subtitles are written for one file at a time; give one file.")
    }
    if let output, sound.files.contains(where: { Output.isSameFile($0, output) }) {
      throw ValidationError("--output would replace one of the audio files; name another file.")
    }
    if let taskLimit, !(taskLimit >= TaskLimits.shortest && taskLimit.isFinite) {
      throw ValidationError(
        "--task-limit must be at least 3 seconds; shorter tasks cannot be joined.")
    }
  }

  /// Transcribes the files one after another; an unreadable file does not stop the others.
  func execute() async throws -> CommandStatus {
    var choices = try await preset.choices(limits: TaskLimits(longest: taskLimit))
    // The whole file is transcribed, even if the speaker says a command that would stop or send a
    // dictation.
    choices.experience.finishing?.callerCommands.subtract([.stopListening, .send])
    let stop = StopSwitch()
    let interrupts = Interrupts { stop.throw($0) }
    defer { withExtendedLifetime(interrupts) {} }
    let output = try output.map(Output.file) ?? .standard
    let keeping =
      noKeep ? nil : TranscriptKeeping(UserPlaces().repository, until: .textTaken)
    var first = CommandStatus.success
    for (number, file) in sound.files.enumerated() {
      let microphone = SoundFileMicrophone(
        SoundSource(argument: file), chunkDuration: chunk,
        pacing: realtime ? .realTime : .asFastAsPossible)
      let status = try await FileTranscription(
        choices: choices, style: style, microphone: microphone, output: output, keeping: keeping,
        heading: sound.files.count == 1
          ? nil : (number > 0 ? "\n" : "") + microphone.source.name + ":"
      ).run(stop)
      if stop.status != nil { return status }
      if first == .success { first = status }
    }
    return first
  }
}

extension TranscribeCommand {
  private var style: TranscriptStyle {
    switch format ?? (json ? .json : .txt) {
    case .txt, .text: .text
    case .json: .json(namesFiles: sound.files.count > 1)
    case .srt: .subtitles(\.srt)
    case .vtt: .subtitles(\.vtt)
    }
  }
}

/// The value of `--format`.
enum TranscriptFormat: String, CaseIterable, ExpressibleByArgument {
  case txt, srt, vtt, json

  /// The same as `txt`.
  case text

  var isSubtitles: Bool { self == .srt || self == .vtt }
}

struct SoundArguments: ParsableArguments {
  @Argument(help: "Audio files; - for standard input.")
  var files: [String]

  func validate() throws {
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read only once; give - once.")
    }
  }
}

struct PresetOptions: ParsableArguments {
  @Option(help: "Voice input preset: composer, capture, call, dictation or mealLog.")
  var experience = Experience.dictation.name

  @Flag(help: "Write the words as they were recognized.")
  var raw = false

  @OptionGroup var finishing: FinishingArguments
  @OptionGroup var recognizing: RecognizerOptions
  @OptionGroup var language: LanguageOptions

  func validate() throws {
    if raw, finishing.vocabulary != nil {
      throw ValidationError(
        "--raw writes the words as they were recognized; give either --raw or --vocabulary.")
    }
  }

  func choices(limits: TaskLimits = .none) async throws -> TranscribeChoices {
    var choices = try TranscribeChoices(
      experience: experience,
      recognizer: try await recognizing.make(limits: limits, locale: language.locale),
      locale: language.locale, environment: ProcessInfo.processInfo.environment)
    choices.experience.finishing =
      raw ? nil : try choices.experience.finishing.map(finishing.applied)
    return choices
  }
}

struct TranscribeChoices {
  var experience: Experience
  let recognizer: any Recognizer
  let deviceLocale: LocaleTag

  init(
    experience name: String, recognizer: any Recognizer, locale: String?,
    environment: [String: String]
  ) throws(CommandFailure) {
    guard let preset = Experience.presets.first(where: { $0.name == name }) else {
      throw CommandFailure.unknown("an experience", name, known: Experience.presets.map(\.name))
    }
    self.recognizer = recognizer
    deviceLocale = EnvironmentLocale.tag(in: environment)
    experience = try preset.spoken(in: locale, to: recognizer)
  }
}
