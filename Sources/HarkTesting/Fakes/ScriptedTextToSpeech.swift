import Hark

/// Text to speech with the same duration for every character and a mark for every word.
public final class ScriptedTextToSpeech: TextToSpeech {
  /// The result for one sentence.
  public enum Script: Sendable, Equatable {
    /// Immediate audio.
    case speaks

    /// A failure instead of audio.
    case fails(VoiceFailure)

    /// A failure after the first word.
    case breaks(VoiceFailure)
  }

  /// The number of samples per character.
  public let pace: Int

  /// The available voices.
  public let voices: [SpeechVoice]

  private let scripts: [Script]
  private let asked = Watched<[String]>([])

  /// Creates an engine with one script per sentence; without scripts, it speaks all sentences.
  ///
  /// A character lasts `pace` samples, at least 1; the default is 50 ms.
  public init(
    _ scripts: Script..., pace: Int = 800,
    locales: [LocaleTag] = [.americanEnglish, .norwegianBokmal]
  ) {
    self.scripts = scripts
    self.pace = max(1, pace)
    voices = locales.map { SpeechVoice(name: "Scripted \($0)", locale: $0) }
  }

  /// The requested sentences, in order.
  public var sentences: [String] { asked.now }

  /// Returns when `count` sentences have been requested.
  public func sentences(_ count: Int) async { await asked.wait { $0.count >= count } }

  /// Returns the speech of a sentence according to its script.
  public func speech(
    of sentence: String, locale: LocaleTag
  ) -> AsyncThrowingStream<SpokenChunk, any Error> {
    let number = asked.change { asked in
      asked.append(sentence)
      return asked.count
    }
    return AsyncThrowingStream { stream in
      guard voice(for: locale) != nil else {
        return stream.finish(throwing: VoiceFailure.synthesisFailed)
      }
      let chunks = chunks(of: sentence)
      switch scripts.script(number, or: .speaks) {
      case .fails(let failure): stream.finish(throwing: failure)
      case .breaks(let failure):
        if let first = chunks.first { stream.yield(first) }
        stream.finish(throwing: failure)
      case .speaks:
        for chunk in chunks { stream.yield(chunk) }
        stream.finish()
      }
    }
  }

  /// Returns one chunk per word with its trailing spaces, preceded by one for any leading spaces.
  private func chunks(of sentence: String) -> [SpokenChunk] {
    let characters = Array(sentence)
    let starts = characters.indices.filter { index in
      index == 0 || (characters[index - 1].isWhitespace && !characters[index].isWhitespace)
    }
    return zip(starts, starts.dropFirst() + [characters.count]).map { start, next in
      let word = characters[start..<next].prefix { !$0.isWhitespace }
      let samples = (start * pace..<next * pace).map { Float($0 % 100 + 1) / 200 }
      let mark = WordMark(characters: start..<word.endIndex, start: start * pace)
      return SpokenChunk(
        AudioChunk(start: start * pace, samples: samples), words: word.isEmpty ? [] : [mark])
    }
  }
}
