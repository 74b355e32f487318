import Hark
import HarkScreens
import HarkServices

/// Follows the events of a Wyoming client, and refuses those that are out of order or too large.
///
/// ```
/// idle ── audio-start ──→ recording ── audio-stop ──→ idle
/// idle ── synthesize-start ──→ speaking ── synthesize-stop ──→ idle
/// ```
struct WyomingMachine {
  /// What the connection does next.
  enum Step: Equatable {
    case answerPing(String?)
    case describe
    case openRecording(WyomingFormat, TranscriptionRequest)

    /// Adds audio; `total` includes it, in bytes.
    case append([UInt8], total: Int)

    /// Transcribes the recording, which has `total` bytes of audio.
    case transcribe(total: Int)
    case beginSpeech
    case speak(String, NamedVoice)

    /// Ends the audio; a client that sent its text in pieces learns that all of it was spoken.
    case endSpeech(isStreamed: Bool)
  }

  private struct Speech {
    let voice: NamedVoice
    var characters = 0
    var splitter = SentenceSplitter()
  }

  private enum State {
    case idle
    case recording(WyomingFormat, total: Int)
    case speaking(Speech)
  }

  let models: [ServedModel]
  let locales: [LocaleTag]
  let voices: [NamedVoice]

  /// The maximum size of a recording, in bytes.
  let sizeLimit: Int

  /// The maximum duration of a recording, in seconds.
  let longest: Double

  private var state = State.idle

  /// The options of the next recording.
  private var options = WyomingData()

  init(_ services: FileServices, _ models: ServedModels) {
    self.models = models.transcription
    locales = services.recognizer.traits.locales
    voices = services.speech?.voices ?? []
    (sizeLimit, longest) = (services.sizeLimit, services.longest)
  }

  /// Whether the client has neither begun a recording nor a text.
  var isIdle: Bool { if case .idle = state { true } else { false } }

  /// Returns the steps that follow from an event; unknown events have none, as the protocol demands.
  mutating func received(_ event: WyomingReader.Event) throws(HTTPRefusal) -> [Step] {
    switch event.type {
    case "ping": return [.answerPing(event.data.text)]
    case "describe": return [.describe]
    case "transcribe":
      guard isIdle else { throw .outOfOrder(event.type) }
      options = event.data
      return []
    case "audio-start": return [try start(event.data)]
    case "audio-chunk": return [try add(event)]
    case "audio-stop":
      guard case .recording(_, let total) = state else { throw .outOfOrder(event.type) }
      state = .idle
      return [.transcribe(total: total)]
    case "synthesize":
      // After a text in pieces, the whole text follows for servers that do not support pieces.
      if case .speaking = state { return [] }
      try begin(event)
      return [.beginSpeech] + (try add(event.data.text)) + finish(isStreamed: false)
    case "synthesize-start":
      try begin(event)
      return [.beginSpeech]
    case "synthesize-chunk":
      guard case .speaking = state else { throw .outOfOrder(event.type) }
      return try add(event.data.text)
    case "synthesize-stop":
      guard case .speaking = state else { throw .outOfOrder(event.type) }
      return finish(isStreamed: true)
    default: return []
    }
  }

  private mutating func start(_ data: WyomingData) throws(HTTPRefusal) -> Step {
    guard isIdle else { throw .outOfOrder("audio-start") }
    let format = try WyomingFormat(data)
    var fields = ["model": [options.name ?? models.first?.id ?? ""]]
    fields["language"] = options.language.map { [$0] }
    fields["keywords"] = (options.names ?? []) + (options.terms ?? [])
    let request = try TranscriptionRequest(fields, models: models, locales: locales)
    options = WyomingData()
    state = .recording(format, total: 0)
    return .openRecording(format, request)
  }

  private mutating func add(_ event: WyomingReader.Event) throws(HTTPRefusal) -> Step {
    guard case .recording(let format, var total) = state else { throw .outOfOrder(event.type) }
    // Each piece repeats the format.
    guard format.allows(event.data), event.payload.count.isMultiple(of: format.frameLength) else {
      throw .otherFormat
    }
    total += event.payload.count
    if total > sizeLimit { throw .fileTooLarge(sizeLimit) }
    if Double(total) > longest * Double(format.bytesPerSecond) { throw .overlong(longest) }
    state = .recording(format, total: total)
    return .append(event.payload, total: total)
  }

  private mutating func begin(_ event: WyomingReader.Event) throws(HTTPRefusal) {
    guard isIdle else { throw .outOfOrder(event.type) }
    state = .speaking(Speech(voice: try voice(event.data.voice)))
  }

  private mutating func add(_ text: String?) throws(HTTPRefusal) -> [Step] {
    guard case .speaking(var speech) = state else { return [] }
    guard let text else { throw .noSpokenText }
    try SpeechRequest.check(text, longest: SpeechRequest.longest - speech.characters)
    speech.characters += text.count
    let sentences = speech.splitter.add(text)
    state = .speaking(speech)
    return steps(sentences, speech.voice)
  }

  private mutating func finish(isStreamed: Bool) -> [Step] {
    guard case .speaking(var speech) = state else { return [] }
    state = .idle
    let rest = speech.splitter.finish().map { [$0] } ?? []
    return steps(rest, speech.voice) + [.endSpeech(isStreamed: isStreamed)]
  }

  private func steps(_ sentences: [String], _ voice: NamedVoice) -> [Step] {
    sentences.filter { $0.contains { !$0.isWhitespace } }.map { .speak($0, voice) }
  }

  /// Returns the voice with the requested name or else language, or the first one.
  private func voice(_ wanted: WyomingData.Voice?) throws(HTTPRefusal) -> NamedVoice {
    guard let first = voices.first else { throw .noVoice }
    if let name = wanted?.name?.lowercased() {
      guard let voice = voices.first(where: { $0.name == name }) else { throw .unknownVoice }
      return voice
    }
    guard let language = wanted?.language else { return first }
    let locale = LocaleTag(language).flatMap {
      LocaleTag.resolve([$0], among: voices.map(\.locale))
    }
    guard let voice = voices.first(where: { $0.locale == locale }) else { throw .unknownVoice }
    return voice
  }
}
