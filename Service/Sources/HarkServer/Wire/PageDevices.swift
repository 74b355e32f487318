import Hark
import HarkScreens

/// The microphones of the page's machine, and the effects that its browser supports.
///
/// The number of microphones and the length of their names are limited to what a user can choose
/// from, regardless of what a page sends.
struct PageDevices: Sendable, Equatable {
  let inputs: [AudioInput]
  let effects: Set<AudioEffect>

  /// The maximum number of microphones.
  static let inputLimit = 32

  /// The maximum length of a name, in characters.
  static let nameLimit = 100

  /// The maximum length of an ID, in UTF-8 bytes; browsers use 64.
  static let idLimit = 256

  init(inputs: [AudioInput], effects: Set<AudioEffect>) {
    var known: Set<String> = []
    var kept: [AudioInput] = []
    // Before the user grants permission, microphones have no IDs.
    for input in inputs where Self.isID(input.id) && kept.count < Self.inputLimit {
      guard known.insert(input.id).inserted else { continue }
      kept.append(AudioInput(id: input.id, name: String(input.name.prefix(Self.nameLimit))))
    }
    self.inputs = kept
    self.effects = effects
  }

  /// Returns whether the length of `id` is valid for a browser's device ID.
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
