import Hark

/// Text to speech whose sound is known beforehand: each character sounds equally long, and each word
/// is marked.
public final class ScriptedTextToSpeech: TextToSpeech {
  /// What a sentence gives.
  public enum Script: Sendable, Equatable {
    /// Sound, at once.
    case speaks

    /// This failure instead of sound.
    case fails(VoiceFailure)

    /// This failure behind the first word.
    case breaks(VoiceFailure)
  }

  /// Samples of each character.
  public let pace: Int

  /// What it speaks.
  public let voices: [SpeechVoice]

  private let scripts: [Script]
  private let asked = Watched<[String]>([])

  /// Makes one that speaks `locales` with one script a sentence; all speak unless said.
  ///
  /// A character lasts `pace` samples, 1 or more; as it stands, 50 ms.
  public init(
    _ scripts: Script..., pace: Int = 800,
    locales: [LocaleTag] = [.americanEnglish, .norwegianBokmal]
  ) {
    self.scripts = scripts
    self.pace = max(1, pace)
    voices = locales.map { SpeechVoice(name: "Scripted \($0)", locale: $0) }
  }

  /// The sentences it was asked for, in order.
  public var sentences: [String] { asked.now }

  /// Returns when `count` sentences have been asked for.
  public func sentences(_ count: Int) async { await asked.wait { $0.count >= count } }

  /// Speaks as the script says.
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

  /// A chunk for each word with the spaces behind it, and one for spaces in front.
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
