// Each value is decoded separately, so that a missing, invalid, or newer value does not affect the
// others.
extension CallSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case mode, sensitivity, trailingSilence, listensToWords, effects, inputDevice
    case speaksReplies, recordsCalls, retention
  }

  /// Decodes the valid values; the others keep their defaults.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ standard: Value) -> Value {
      (try? values.decode(Value.self, forKey: key)) ?? standard
    }
    // The values are set on a separate instance because property observers do not run in an
    // initializer.
    var chosen = CallSettings()
    chosen.mode = read(.mode, chosen.mode)
    chosen.sensitivity = read(.sensitivity, chosen.sensitivity)
    chosen.trailingSilence = read(.trailingSilence, chosen.trailingSilence)
    chosen.listensToWords = read(.listensToWords, chosen.listensToWords)
    let names: [String]? = read(.effects, nil)
    if let names { chosen.effects = Set(names.compactMap(AudioEffect.init)) }
    chosen.inputDevice = read(.inputDevice, nil)
    chosen.speaksReplies = read(.speaksReplies, chosen.speaksReplies)
    chosen.recordsCalls = read(.recordsCalls, chosen.recordsCalls)
    chosen.retention = read(.retention, chosen.retention)
    self = chosen
  }

  /// Encodes all values.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(mode, forKey: .mode)
    try values.encode(sensitivity, forKey: .sensitivity)
    try values.encode(trailingSilence, forKey: .trailingSilence)
    try values.encode(listensToWords, forKey: .listensToWords)
    try values.encode(effects.map(\.rawValue).sorted(), forKey: .effects)
    try values.encodeIfPresent(inputDevice, forKey: .inputDevice)
    try values.encode(speaksReplies, forKey: .speaksReplies)
    try values.encode(recordsCalls, forKey: .recordsCalls)
    try values.encode(retention, forKey: .retention)
  }
}
