import Hark
import HarkLinux
import HarkServer

extension FileSpeech {
  /// Speech synthesis with eSpeak NG; `nil` if its voices are missing.
  static var espeak: FileSpeech? {
    let speech = EspeakTextToSpeech.own
    guard !speech.voices.isEmpty else { return nil }
    // Warming up prepares the worker before the first request and before the first reply of a call.
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
  /// The voice names that OpenAI clients request, each with a language and a voice variant of the
  /// library.
  ///
  /// In variants, f marks female voices and m male ones.
  private static let openAINames: [(name: String, language: String, variant: String)] = [
    ("alloy", "en-US", ""), ("ash", "en-US", "+m3"), ("ballad", "en-GB", "+m1"),
    ("cedar", "en-US", "+m1"), ("coral", "en-US", "+f2"), ("echo", "en-US", "+m2"),
    ("fable", "en-GB", ""), ("marin", "en-US", "+f1"), ("nova", "en-US", "+f3"),
    ("onyx", "en-US", "+m5"), ("sage", "en-US", "+f4"), ("shimmer", "en-GB", "+f5"),
    ("verse", "en-US", "+m7"),
  ]

  /// Returns voices with the names that OpenAI clients request.
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

extension SoundEncoder.Kind {
  /// Creates the kind that corresponds to a format of the server.
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
