import Hark
import HarkScreens

/// The microphones of a page's machine, and what its browser can do to their sound.
///
/// However many a page lists, and however long their names are, no more is kept than a person can
/// choose from.
struct PageDevices: Sendable, Equatable {
  let inputs: [AudioInput]
  let effects: Set<AudioEffect>

  /// The most microphones.
  static let inputLimit = 32

  /// The most characters of a name.
  static let nameLimit = 100

  /// The longest id, in bytes of UTF-8; browsers' own have 64.
  static let idLimit = 256

  init(inputs: [AudioInput], effects: Set<AudioEffect>) {
    var known: Set<String> = []
    var kept: [AudioInput] = []
    // Before they may be asked for, microphones have no ids.
    for input in inputs where Self.isID(input.id) && kept.count < Self.inputLimit {
      guard known.insert(input.id).inserted else { continue }
      kept.append(AudioInput(id: input.id, name: String(input.name.prefix(Self.nameLimit))))
    }
    self.inputs = kept
    self.effects = effects
  }

  /// Whether a browser gives such an id.
  static func isID(_ id: String) -> Bool { 1...idLimit ~= id.utf8.count }
}

extension PageDevices: Codable {
  private enum Key: String, CodingKey {
    case inputs, effects
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let effects = try members.decode([String].self, forKey: .effects)
    self.init(
      inputs: try members.decode([AudioInput].self, forKey: .inputs),
      effects: Set(effects.compactMap(AudioEffect.init)))
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(inputs, forKey: .inputs)
    try members.encode(effects.map(\.rawValue).sorted(), forKey: .effects)
  }
}
