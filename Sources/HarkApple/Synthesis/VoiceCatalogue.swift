import Hark

/// A voice of the system, and what speaks for choosing it.
struct SystemVoice: Sendable, Hashable {
  /// What the rest of Hark knows of it.
  var voice: SpeechVoice

  /// By which the system finds it.
  var identifier: String

  /// How good it sounds; more is better.
  var quality: Int

  /// Whether it is a joke, such as the voice of a bell.
  var isNovelty: Bool
}

extension [SystemVoice] {
  /// For each language the best voice first, jokes left out.
  ///
  /// Of two that are equally good the one that the system lists first is its own choice.
  var best: [SystemVoice] {
    let serious = filter { !$0.isNovelty }.enumerated()
    return serious.sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
      .map(\.element)
  }
}
