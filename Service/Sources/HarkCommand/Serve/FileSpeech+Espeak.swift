import Hark
import HarkLinux
import HarkServer

extension FileSpeech {
  /// By eSpeak NG; nil where its voices are missing.
  static var espeak: FileSpeech? {
    let speech = EspeakTextToSpeech.own
    guard !speech.voices.isEmpty else { return nil }
    // The worker is ready before the first request, and before the first reply of a call.
    Task { await speech.warmUp() }
    return FileSpeech(
      name: "espeak-ng",
      voices: NamedVoice.openAI(of: speech) + NamedVoice.languages(of: speech),
      formats: SpeechFormat.allCases.filter { SoundEncoder.Kind($0).isWritable },
      speak: { speech.speech(of: $0, voice: $1.file, speed: $2) },
      encoder: { format in
        SoundEncoder(SoundEncoder.Kind(format)).map { encoder in
          SpeechEncoder(encode: { encoder.encode($0) }, finish: { encoder.finish() })
        }
      })
  }
}

extension NamedVoice {
  /// The names that OpenAI's clients ask for, each with a language and one of the library's variants of
  /// a voice, where f is a woman's and m a man's.
  private static let openAINames: [(name: String, language: String, variant: String)] = [
    ("alloy", "en-US", ""), ("ash", "en-US", "+m3"), ("ballad", "en-GB", "+m1"),
    ("cedar", "en-US", "+m1"), ("coral", "en-US", "+f2"), ("echo", "en-US", "+m2"),
    ("fable", "en-GB", ""), ("marin", "en-US", "+f1"), ("nova", "en-US", "+f3"),
    ("onyx", "en-US", "+m5"), ("sage", "en-US", "+f4"), ("shimmer", "en-GB", "+f5"),
    ("verse", "en-US", "+m7"),
  ]

  /// Voices by those names.
  static func openAI(of speech: EspeakTextToSpeech) -> [NamedVoice] {
    openAINames.compactMap { name, language, variant in
      guard let locale = LocaleTag(language), let file = speech.voiceName(for: locale) else {
        return nil
      }
      return NamedVoice(name: name, file: file + variant, locale: locale)
    }
  }

  /// The best voice of each language, by the language's name.
  static func languages(of speech: EspeakTextToSpeech) -> [NamedVoice] {
    speech.voices.compactMap { voice in
      speech.voiceName(for: voice.locale).map { file in
        NamedVoice(name: "\(voice.locale)".lowercased(), file: file, locale: voice.locale)
      }
    }
  }
}

extension SoundEncoder.Kind {
  /// The kind that the server means.
  init(_ format: SpeechFormat) {
    switch format {
    case .mp3: self = .mp3
    case .opus: self = .opus
    case .flac: self = .flac
    case .wav: self = .wav
    case .pcm: self = .pcm
    }
  }
}
