import Hark

/// A validated transcription request.
struct TranscriptionRequest: Equatable {
  var format = TranscriptFormat.json

  /// The recognizer's language that matches the requested one; `nil` if none is requested.
  var locale: LocaleTag?
  var phrases: [String] = []
  var wantsSegments = true
  var wantsWords = false
  var wantsLogProbabilities = false
  var streams = false

  init(_ fields: [String: [String]], models: [ServedModel], locales: [LocaleTag]) throws(Refusal) {
    let form = TranscriptionFields(fields)
    try ServedModels.check(form.text("model"), among: models)
    if let name = form.text("response_format") { format = try Self.format(name) }
    if let name = form.text("language") { locale = try Self.locale(name, among: locales) }
    streams = try form.flag("stream")
    try Self.checkTemperature(form.text("temperature"))
    phrases = form.texts("keywords") + (form.text("prompt").map { [$0] } ?? [])
    try readGranularities(form.texts("timestamp_granularities"))
    try readInclude(form.texts("include"))
    if streams, format == .srt || format == .vtt { throw .noStream(format) }
  }

  private mutating func readGranularities(_ names: [String]) throws(Refusal) {
    if names.isEmpty { return }
    guard names.allSatisfy({ ["word", "segment"].contains($0) }) else { throw .granularity }
    guard format == .verboseJSON else { throw .granularityElsewhere }
    wantsWords = names.contains("word")
    wantsSegments = names.contains("segment")
  }

  private mutating func readInclude(_ names: [String]) throws(Refusal) {
    guard names.allSatisfy({ $0 == "logprobs" }) else { throw .include }
    wantsLogProbabilities = !names.isEmpty
  }

  private static func format(_ name: String) throws(Refusal) -> TranscriptFormat {
    guard let format = TranscriptFormat(rawValue: name) else { throw .format }
    return format
  }

  private static func locale(
    _ name: String, among known: [LocaleTag]
  ) throws(Refusal) -> LocaleTag? {
    if name.isEmpty { return nil }
    guard let tag = LocaleTag(name), let found = LocaleTag.resolve([tag], among: known) else {
      throw .language(known)
    }
    return found
  }

  /// Validates the temperature, which has no effect because the decoder always selects the most
  /// likely words.
  private static func checkTemperature(_ text: String?) throws(Refusal) {
    guard let text, !text.isEmpty else { return }
    guard let number = Double(text), 0...1 ~= number else { throw .temperature }
  }
}

/// The text fields of a form, in which OpenAI's clients mark lists with brackets.
private struct TranscriptionFields {
  private let fields: [String: [String]]

  init(_ fields: [String: [String]]) { self.fields = fields }

  func text(_ name: String) -> String? { fields[name]?.last }

  func texts(_ name: String) -> [String] {
    ((fields[name + "[]"] ?? []) + (fields[name] ?? [])).filter { !$0.isEmpty }
  }

  func flag(_ name: String) throws(Refusal) -> Bool {
    switch text(name)?.lowercased() {
    case nil, "", "false", "0": false
    case "true", "1": true
    default: throw .flag(name)
    }
  }
}

extension Refusal {
  private static func invalid(_ sentence: String, _ parameter: String) -> Refusal {
    Refusal(.badRequest, sentence, code: "invalid_value", of: parameter)
  }

  fileprivate static var format: Refusal {
    let names = TranscriptFormat.allCases.map(\.rawValue).joined(separator: ", ")
    return invalid("Give response_format as one of \(names).", "response_format")
  }

  fileprivate static func noStream(_ format: TranscriptFormat) -> Refusal {
    invalid(
      "A stream has no \(format.rawValue); leave out stream, or ask for json, text or verbose_json.",
      "response_format")
  }

  fileprivate static func language(_ known: [LocaleTag]) -> Refusal {
    let names = known.map { "\($0.language) (\($0))" }.joined(separator: ", ")
    return Refusal(
      .badRequest, "The recognizer does not know this language; it knows \(names).",
      code: "unsupported_language", of: "language")
  }

  fileprivate static let granularity = invalid(
    "Give timestamp_granularities[] as word, segment or both.", "timestamp_granularities")
  fileprivate static let granularityElsewhere = invalid(
    "Only verbose_json has times; ask for it in response_format.", "timestamp_granularities")
  fileprivate static let include = invalid(
    "Give include[] as logprobs, or leave it out.", "include")
  fileprivate static let temperature = invalid(
    "Give temperature as a number from 0 to 1; it makes no difference here.", "temperature")

  fileprivate static func flag(_ name: String) -> Refusal {
    invalid("Give \(name) as true or false.", name)
  }
}

/// The format of a response with a transcript.
enum TranscriptFormat: String, CaseIterable, Sendable {
  case json, text, srt, vtt
  case verboseJSON = "verbose_json"

  var contentType: String {
    switch self {
    case .json, .verboseJSON: "application/json"
    case .text: "text/plain; charset=utf-8"
    case .srt: "application/x-subrip; charset=utf-8"
    case .vtt: "text/vtt; charset=utf-8"
    }
  }
}
