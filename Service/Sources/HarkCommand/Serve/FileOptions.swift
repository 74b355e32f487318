import ArgumentParser
import Foundation
import Hark
import HarkEspeak
import HarkPocketSphinx
import HarkServer
import HarkSherpa
import HarkSoundFile

struct FileOptions: ParsableArguments {
  @Option(help: "Maximum files transcribed at once, besides live audio; 100 MB each.")
  var uploads = FileOptions.standardUploads

  @Option(help: "Maximum files waiting for transcription.")
  var queue = FileServices.standardWaitLimit

  @Option(help: "Maximum file size, in MiB.")
  var fileLimit = FileServices.standardSizeLimit >> 20

  /// The default for `uploads`: one per processor, because file tasks mainly use processor time
  /// that live audio leaves idle.
  static var standardUploads: Int { ProcessInfo.processInfo.activeProcessorCount }

  func validate() throws {
    guard uploads > 0 else { throw ValidationError("--uploads must be at least 1.") }
    guard queue >= 0 else { throw ValidationError("--queue must be at least 0.") }
    guard 1...65_536 ~= fileLimit else {
      throw ValidationError("--file-limit must be from 1 to 65536 MiB.")
    }
  }

  /// Returns the services for files; local recognition of files yields to live recordings.
  func services(beside recognizer: any Recognizer, in places: UserPlaces) -> FileServices {
    FileServices(
      recognizer: givingWay(to: recognizer),
      detector: SessionDetector.make,
      sound: FileSound.isolated, speech: .espeak, atOnce: uploads, waitLimit: queue,
      sizeLimit: fileLimit << 20, localUser: places.userName)
  }

  private func givingWay(to live: any Recognizer) -> any Recognizer {
    if let local = live as? PocketSphinxRecognizer { return local.givingWay(maximumTasks: uploads) }
    if let local = live as? SherpaOnnxRecognizer { return local.givingWay(maximumTasks: uploads) }
    return live
  }
}

extension FileSound {
  /// Returns the audio of a client's file, which a process of its own decodes.
  static func isolated(_ path: String) -> FileSound {
    let microphone = IsolatedSoundFile(path, worker: WorkerCommand.forSound)
    return FileSound(
      microphone: microphone, progress: { (microphone.progress.heard, microphone.progress.total) },
      problem: { microphone.problem?.sentence(for: "the file") },
      isOurFault: { microphone.problem?.isOfTheMachine ?? false })
  }
}

extension FileSpeech {
  static var espeak: FileSpeech? {
    let speech = EspeakTextToSpeech.own
    guard !speech.voices.isEmpty else { return nil }
    // Warming up prepares the worker before the first request and before the first reply of a call.
    Task { await speech.warmUp() }
    return FileSpeech(
      name: "espeak-ng", voices: NamedVoice.openAI(of: speech) + NamedVoice.languages(of: speech),
      formats: SpeechFormat.allCases.filter { $0.kind?.isWritable == true },
      speak: { speech.speech(of: $0, voice: $1.file, speed: $2) },
      encoder: { format in
        format.kind.flatMap(SoundEncoder.init).map { encoder in
          SpeechEncoder(encode: { encoder.encode($0) }, finish: { encoder.finish() })
        }
      })
  }
}

extension NamedVoice {
  /// The voice names that OpenAI clients request; f marks female variants and m male ones.
  private static let openAINames: [(name: String, language: String, variant: String)] = [
    ("alloy", "en-US", ""), ("ash", "en-US", "+m3"), ("ballad", "en-GB", "+m1"),
    ("cedar", "en-US", "+m1"), ("coral", "en-US", "+f2"), ("echo", "en-US", "+m2"),
    ("fable", "en-GB", ""), ("marin", "en-US", "+f1"), ("nova", "en-US", "+f3"),
    ("onyx", "en-US", "+m5"), ("sage", "en-US", "+f4"), ("shimmer", "en-GB", "+f5"),
    ("verse", "en-US", "+m7"),
  ]

  static func openAI(of speech: EspeakTextToSpeech) -> [NamedVoice] {
    openAINames.compactMap { name, language, variant in
      guard let locale = LocaleTag(language), let file = speech.voiceName(for: locale) else {
        return nil
      }
      return NamedVoice(name: name, file: file + variant, locale: locale)
    }
  }

  /// Returns the best voice of each language, named after the language.
  static func languages(of speech: EspeakTextToSpeech) -> [NamedVoice] {
    speech.voices.compactMap { voice in
      speech.voiceName(for: voice.locale).map { file in
        NamedVoice(name: "\(voice.locale)".lowercased(), file: file, locale: voice.locale)
      }
    }
  }
}

extension SpeechFormat {
  fileprivate var kind: SoundEncoder.Kind? { SoundEncoder.Kind(rawValue: rawValue) }
}
