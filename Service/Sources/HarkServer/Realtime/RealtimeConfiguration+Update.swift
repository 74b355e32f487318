import Foundation
import Hark

// Updates by a client: omitted fields stay unchanged, except that `eagerness` defaults to `auto`
// and the `rate` of a format to 24,000; null clears an optional field.
extension RealtimeConfiguration {
  /// Applies the JSON object `session` completely or not at all.
  mutating func update(_ session: Any?, locales: [LocaleTag]) throws(RealtimeFault) {
    var changed = self
    try changed.take(RealtimeFields(session, at: "session"), locales)
    self = changed
  }

  private mutating func take(
    _ fields: RealtimeFields, _ locales: [LocaleTag]
  ) throws(RealtimeFault) {
    try fields.allow("type", "object", "id", "audio", "include", "expires_at", "hark")
    if let type = try fields.text("type"), type != "transcription" {
      throw .value("session.type", "transcription, the only available type")
    }
    if let hark = try fields.object("hark") {
      try hark.allow("interim", "resume")
      sendsInterims = try hark.flag("interim") ?? sendsInterims
    }
    guard let audio = try fields.object("audio") else { return }
    try audio.allow("input")
    guard let input = try audio.object("input") else { return }
    try input.allow("format", "transcription", "noise_reduction", "turn_detection")
    if let wanted = try input.object("format") { format = try Self.format(wanted) }
    if input.isNull("transcription") { transcription = nil }
    if let wanted = try input.object("transcription") { try take(transcription: wanted, locales) }
    if input.isNull("noise_reduction") { noiseReduction = nil }
    if let wanted = try input.object("noise_reduction") {
      noiseReduction = try wanted.choice("type", ["near_field", "far_field"])
    }
    if input.isNull("turn_detection") { turnDetection = nil }
    if let wanted = try input.object("turn_detection") { try take(turns: wanted) }
  }

  private static func format(_ fields: RealtimeFields) throws(RealtimeFault) -> Format {
    try fields.allow("type", "rate")
    switch try fields.choice("type", ["audio/pcm", "audio/pcmu", "audio/pcma"]) {
    case "audio/pcmu": return .pcmu
    case "audio/pcma": return .pcma
    default:
      return .pcm(rate: try fields.number("rate", among: [24_000, 16_000]) ?? 24_000)
    }
  }

  private mutating func take(
    transcription fields: RealtimeFields, _ locales: [LocaleTag]
  ) throws(RealtimeFault) {
    try fields.allow("model", "language", "languages", "keywords", "prompt", "delay")
    var wanted = transcription ?? Transcription()
    if let model = try fields.text("model") { wanted.model = model }
    if fields.isNull("language") { wanted.language = nil }
    let languages = try fields.texts("languages")
    if let language = try fields.text("language") ?? languages?.first {
      let tag = LocaleTag(language)
      guard let tag, LocaleTag.resolve([tag], among: locales) != nil else {
        let known = locales.map(\.language).joined(separator: ", ")
        throw .value(fields.path("language"), "a supported language: \(known)")
      }
      wanted.language = language
    }
    if fields.isNull("prompt") { wanted.prompt = nil }
    if let prompt = try fields.text("prompt") { wanted.prompt = prompt }
    if fields.isNull("keywords") { wanted.keywords = [] }
    if let keywords = try fields.texts("keywords") { wanted.keywords = keywords }
    transcription = wanted
  }

  private mutating func take(turns fields: RealtimeFields) throws(RealtimeFault) {
    let known = turnDetection
    let type =
      try fields.text("type") ?? (known?.isSemantic == true ? "semantic_vad" : "server_vad")
    switch type {
    case "server_vad":
      try fields.allow(
        "type", "threshold", "prefix_padding_ms", "silence_duration_ms", "create_response",
        "interrupt_response", "idle_timeout_ms")
      guard !fields.has("idle_timeout_ms") else {
        throw .value(
          fields.path("idle_timeout_ms"), "null, because silent clients are not prompted")
      }
      guard
        case .server(var threshold, var prefix, var silence) = known?.isSemantic == false
          ? known ?? .standard : .standard
      else { return }
      threshold = try fields.number("threshold", 0...1) ?? threshold
      prefix = try fields.number("prefix_padding_ms", 0...3_000).map { $0 / 1_000 } ?? prefix
      silence = try fields.number("silence_duration_ms", 100...20_000).map { $0 / 1_000 } ?? silence
      turnDetection = .server(threshold: threshold, prefix: prefix, silence: silence)
    case "semantic_vad":
      try fields.allow("type", "eagerness", "create_response", "interrupt_response")
      let names = Eagerness.allCases.map(\.rawValue)
      let name = fields.has("eagerness") ? try fields.choice("eagerness", names) : "auto"
      turnDetection = .semantic(Eagerness(rawValue: name) ?? .auto)
    default: throw .value(fields.path("type"), "server_vad or semantic_vad")
    }
  }
}

extension RealtimeConfiguration.TurnDetection {
  fileprivate var isSemantic: Bool { if case .semantic = self { true } else { false } }
}

/// The fields of a JSON object, with its path for error messages.
struct RealtimeFields {
  private let fields: [String: Any]
  private let place: String

  init(_ object: Any?, at place: String) throws(RealtimeFault) {
    guard let fields = object as? [String: Any] else { throw .value(place, "an object") }
    self.fields = fields
    self.place = place
  }

  func path(_ name: String) -> String { "\(place).\(name)" }

  func has(_ name: String) -> Bool { fields[name] != nil && !isNull(name) }

  func isNull(_ name: String) -> Bool { fields[name] is NSNull }

  /// Throws if the object has an unknown field, because a typo would otherwise go unnoticed.
  func allow(_ names: String...) throws(RealtimeFault) {
    guard fields.keys.allSatisfy(names.contains) else {
      throw RealtimeFault(
        code: "unknown_parameter",
        message: "\(place) has an unknown field; the known ones are: "
          + names.joined(separator: ", ") + ".", param: place)
    }
  }

  func object(_ name: String) throws(RealtimeFault) -> RealtimeFields? {
    has(name) ? try RealtimeFields(fields[name], at: path(name)) : nil
  }

  func text(_ name: String) throws(RealtimeFault) -> String? {
    guard has(name) else { return nil }
    guard let text = fields[name] as? String, text.utf8.count <= 8_192 else {
      throw .value(path(name), "a text of at most 8 KiB")
    }
    return text
  }

  func texts(_ name: String) throws(RealtimeFault) -> [String]? {
    guard has(name) else { return nil }
    guard let texts = fields[name] as? [String], texts.count <= 1_000,
      texts.allSatisfy({ $0.utf8.count <= 1_024 })
    else { throw .value(path(name), "a list of texts") }
    return texts
  }

  func flag(_ name: String) throws(RealtimeFault) -> Bool? {
    guard has(name) else { return nil }
    guard let flag = fields[name] as? Bool else { throw .value(path(name), "true or false") }
    return flag
  }

  func number(_ name: String, _ range: ClosedRange<Double>) throws(RealtimeFault) -> Double? {
    guard has(name) else { return nil }
    guard let number = fields[name] as? Double, range.contains(number) else {
      throw .value(
        path(name),
        "a number from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))")
    }
    return number
  }

  func number(_ name: String, among choices: [Int]) throws(RealtimeFault) -> Int? {
    guard has(name) else { return nil }
    guard let number = fields[name] as? Double, let choice = Int(exactly: number),
      choices.contains(choice)
    else { throw .value(path(name), choices.map(String.init).joined(separator: " or ")) }
    return choice
  }

  func choice(_ name: String, _ names: [String]) throws(RealtimeFault) -> String {
    guard let text = try text(name), names.contains(text) else {
      throw .value(path(name), "one of " + names.joined(separator: ", "))
    }
    return text
  }

  private static func short(_ number: Double) -> String { "\(Int(number))" }
}
