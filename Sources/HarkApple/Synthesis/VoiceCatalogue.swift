import Hark

/// A system voice with its selection criteria.
struct SystemVoice: Sendable, Hashable {
  /// The voice in Hark's terms.
  var voice: SpeechVoice

  /// The system's identifier of the voice.
  var identifier: String

  /// The quality of the voice; larger is better.
  var quality: Int

  /// Whether the voice is a novelty, such as a bell.
  var isNovelty: Bool
}

extension [SystemVoice] {
  /// The voices other than novelties, in order of descending quality.
  ///
  /// Voices of equal quality keep the system's order, in which the system's own choice comes first.
  var best: [SystemVoice] {
    let serious = filter { !$0.isNovelty }.enumerated()
    return serious.sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
      .map(\.element)
  }
}
