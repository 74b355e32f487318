import Hark

struct TranscriptionRequest: Equatable {
  var format = TranscriptFormat.json

  /// The recognizer's language that matches the requested one; `nil` if none is requested.
  var locale: LocaleTag?
  var phrases: [String] = []
  var wantsSegments = true
  var wantsWords = false
  var wantsLogProbabilities = false
  var streams = false

  init(_ fields: [String: [String]], models: [ServedModel], locales: [LocaleTag])
    throws(HTTPRefusal)
  {
    let form = TranscriptionFields(fields: fields)
    try ServedModels.check(form.text("model"), among: models)
    if let name = form.text("response_format") { format = try Self.format(name) }
    if let name = form.text("language") { locale = try Self.locale(name, among: locales) }
    streams = try form.flag("stream")
    try Self.checkTemperature(form.text("temperature"))
    phrases = form.texts("keywords") + (form.text("prompt").map { [$0] } ?? [])
    try readGranularities(form.texts("timestamp_granularities"))
    try readInclude(form.texts("include"))
    if streams, format == .srt || format == .vtt {
      throw .invalid(
        "response_format",
        "\(format.rawValue) cannot be streamed; omit stream, or choose json, text or verbose_json.")
    }
  }

  private mutating func readGranularities(_ names: [String]) throws(HTTPRefusal) {
    if names.isEmpty { return }
    let field = "timestamp_granularities"
    guard names.allSatisfy({ ["word", "segment"].contains($0) }) else {
      throw .invalid(field, "Specify timestamp_granularities[] as word, segment or both.")
    }
    guard format == .verboseJSON else {
      throw .invalid(field, "Only verbose_json has times; specify it as response_format.")
    }
    wantsWords = names.contains("word")
    wantsSegments = names.contains("segment")
  }

  private mutating func readInclude(_ names: [String]) throws(HTTPRefusal) {
    guard names.allSatisfy({ $0 == "logprobs" }) else {
      throw .invalid("include", "Specify include[] as logprobs, or omit it.")
    }
    wantsLogProbabilities = !names.isEmpty
  }

  private static func format(_ name: String) throws(HTTPRefusal) -> TranscriptFormat {
    if let format = TranscriptFormat(rawValue: name) { return format }
    let names = TranscriptFormat.allCases.map(\.rawValue).joined(separator: ", ")
    throw .invalid("response_format", "Specify response_format as one of \(names).")
  }

  private static func locale(
    _ name: String, among known: [LocaleTag]
  ) throws(HTTPRefusal) -> LocaleTag? {
    if name.isEmpty { return nil }
    if let tag = LocaleTag(name), let found = LocaleTag.resolve([tag], among: known) {
      return found
    }
    let names = known.map { "\($0.language) (\($0))" }.joined(separator: ", ")
    throw HTTPRefusal(
      .badRequest, "The recognizer does not support this language; choose one of \(names).",
      code: "unsupported_language", of: "language")
  }

  /// Validates the temperature, which has no effect.
  private static func checkTemperature(_ text: String?) throws(HTTPRefusal) {
    guard let text, !text.isEmpty else { return }
    guard let number = Double(text), 0...1 ~= number else {
      throw .invalid(
        "temperature", "Specify temperature, which is ignored, as a number from 0 to 1.")
    }
  }
}

/// The text fields of a form, in which OpenAI's clients mark lists with brackets.
private struct TranscriptionFields {
  let fields: [String: [String]]

  func text(_ name: String) -> String? { fields[name]?.last }

  func texts(_ name: String) -> [String] {
    ((fields[name + "[]"] ?? []) + (fields[name] ?? [])).filter { !$0.isEmpty }
  }

  func flag(_ name: String) throws(HTTPRefusal) -> Bool {
    switch text(name)?.lowercased() {
    case nil, "", "false", "0": false
    case "true", "1": true
    default: throw .invalid(name, "Specify \(name) as true or false.")
    }
  }
}

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
